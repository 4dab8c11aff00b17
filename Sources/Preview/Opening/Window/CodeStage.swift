import Compositor
import Foundation
import LayerTree
import Recorder
import RenderTree
import SDLPlatform
import SwiftSources
import Transitions
import ViewKit

/// The stage of the user's code, seen from the window's process: input and time go to it, and its trees come back.
///
/// A live one outlasts the versions of the code: it takes the next one where that compiles, brings it to the state of the
/// last one by the requests that made it, and keeps the last picture where the code fails. It waits for no reply longer than a
/// user bears a window that stands still: a later one is taken when it comes.
@MainActor final class CodeStage: FrameSource {
    /// The options of all versions.
    struct Options {
        var completion: TransitionSettings.Completion
        /// The SIMD variant of the CPU backend.
        var kernels: KernelSet
        /// Bytes that the pictures of snapshots may take.
        var fragmentBudget: Int
        /// Whether the code is compiled anew whenever it changes, and a failure of it does not end the run.
        var isLive: Bool
    }

    private(set) var screen: ScreenTraits
    let kernels: KernelSet
    let fragmentBudget: Int
    let resources = ResourceStore()
    private(set) var tree = RenderTree()
    let code: CodeSubject
    /// Those of the next version, too.
    private(set) var options: Options
    let children: any CodeChildren
    /// The phase of the versions.
    var phase = VersionPhase.none
    /// The version that runs; nil while none does.
    var connection: CodeConnection?
    /// The version whose picture shows, and owns what that names; it may have ended.
    var shown: CodeConnection?
    /// The screens for a transition that has none, and its kind.
    var stock: CodeProject.Options
    /// The style of the stock screens that show; nil in a gallery, and where there are none.
    private(set) var style: StockStyle? { didSet { if style != oldValue { tellStyle() } } }
    /// Gets the style that the code opens in where nobody has chosen one.
    var onStyle: (StockStyle) -> Void = { _ in } { didSet { tellStyle() } }
    /// The number of entries that were told of.
    var entryCount: Int
    /// The message about siblings that was given.
    var siblingMessage: String?
    /// The number of versions that were shown.
    private(set) var versionCount = 0
    /// The number of versions that were started.
    var connectionCount: UInt64 = 0
    /// The next version, on its way to the state of the last one.
    var candidate: VersionCandidate?
    var builds: (any VersionBuilds)?
    /// The launches of unchanged code.
    var relaunches = Relaunches()
    /// The values that were set for the numbers of the code.
    var tuning = NumberTuning()
    /// The values of literals with which the version runs that shows.
    var numbers: [Int: Double] = [:]
    /// The newest version that was launched, and its values.
    var newestLaunch: NumberLaunch?
    /// A process for the next version, started beforehand.
    var spare: (any CodeChild)?
    /// The requests to the version that runs.
    var log: RequestLog
    /// The requests that wait for the next frame.
    private var pending = PendingRequests()
    private var digests = TreeDigest()
    /// Samples whose pointer is down.
    var pointersDown: Set<Int> = []
    var hasTreeChanged = false
    /// The pointers that were down when the last version failed.
    var heldPointers: Set<Int> = []

    /// Seconds for which a window stands still for a reply.
    private static let patience = 0.25
    /// Seconds for which a window is not opened, where its first picture may come.
    private static let launchPatience = 1.0

    var onSample: (TouchSample) -> Void = { _ in }
    var onInput: (TextInput, Double) -> Void = { _, _ in }
    var onRelease: (ReleaseRecord) -> Void = { _ in }
    var onReport: (String) -> Void = { _ in } {
        didSet {
            reports.forEach(onReport)
            reports.removeAll()
        }
    }
    /// The reports of the launch, before the session listens.
    private var reports: [String] = []
    var onFeedback: (String) -> Void = { _ in }
    var onCopy: (String) -> Void = { _ in }
    /// The messages that cover the picture.
    let messages: VersionMessages

    /// The stage of `code` on `screen`, by `options`; throws where the code cannot be shown, unless it is
    /// live. The children are processes where none are given, and the builds those of the files.
    init(
        _ code: CodeSubject, options: Options, on screen: ScreenTraits, children: (any CodeChildren)? = nil,
        builds: (any VersionBuilds)? = nil
    ) throws {
        self.code = code
        self.options = options
        self.screen = screen
        self.children = children ?? code.spawnedChildren
        messages = VersionMessages(complain: code.complain)
        log = RequestLog(on: screen)
        stock = code.stock
        entryCount = code.version?.entries.count ?? 1
        siblingMessage = code.project.siblingMessage
        kernels = options.kernels
        fragmentBudget = options.fragmentBudget
        try launchFirst(within: options.isLive ? Self.launchPatience : nil)
        guard options.isLive else { return }
        self.builds = try builds ?? LiveBuilds(code.project, since: code.sources)
        prepareSpare()
    }

    isolated deinit { builds?.end() }

    private func tellStyle() {
        if let style, stock.style == nil { onStyle(style) }
    }

    // MARK: The source

    var wantsFrames: Bool {
        if hasTreeChanged { return true }
        guard let connection, !connection.awaitsReply else { return false }
        let isDue = connection.status.nextDueTime.map { due in due <= now?.targetTimestamp ?? 0 } ?? false
        return connection.status.wantsFrames || !pending.isEmpty || connection.hasRequests || isDue
    }
    var nextDueTime: CFTimeInterval? { connection.flatMap { $0.awaitsReply ? nil : $0.status.nextDueTime } }
    var hasPendingWork: Bool { connection?.status.hasPendingWork ?? false }
    var nextCheck: Double? {
        let times = [connection?.nextCheck, candidate?.connection.nextCheck, messages.nextCheck]
        return (times + [candidate == nil ? relaunches.waiting?.dueTime : nil]).compactMap(\.self).min()
    }
    var transition: TransitionStatus?
    var isGestureGoingOn: Bool { connection?.status.isGestureGoingOn ?? false }
    /// Whether the scene plays by itself.
    var isPlaying: Bool { connection?.status.isPlaying ?? false }
    /// Code that waits gets what is typed afterwards: a letter of a word is no command meanwhile.
    var takesText: Bool { connection?.status.takesText ?? false }
    var caretArea: CGRect? { connection?.status.caretArea }
    var files: RunSource? {
        guard let shown else { return code.source }
        var source = code.source(of: shown.version, shown.entry, stock)
        source.tunedNumbers = tunedNumbers
        return source
    }
    private(set) var remoteCost = RemoteCost.none
    /// None: the other process has all of it.
    var totalWork: FrameWork { FrameWork() }

    func setScreen(_ screen: ScreenTraits) {
        guard screen != self.screen else { return }
        self.screen = screen
        append(.setScreen(SceneRequest.Screen(screen)))
    }

    func begin(_ tick: FrameTick) {
        time = tick
        now = tick
    }

    /// The time that was begun, and that no request has taken along.
    private var time: FrameTick?
    /// The newest time.
    private(set) var now: FrameTick?

    func send(_ sample: TouchSample) {
        switch sample.phase {
        case .began: pointersDown.insert(sample.pointer)
        case .ended, .cancelled: pointersDown.remove(sample.pointer)
        case .moved: break
        }
        append(.send(sample))
        onSample(sample)
    }

    func send(_ input: TextInput, at time: Double) {
        SceneRequest.requests(for: input).forEach(append)
        onInput(input, time)
    }

    func takeInput() { append(.takeInput) }

    /// Code that does not answer takes the wheel, too: its turns would else be taken for pinches.
    func turnWheel(by distance: CGPoint, at point: CGPoint) -> Bool {
        let result = call(.turnWheel(distance: SIMD2(distance.x, distance.y), point: SIMD2(point.x, point.y)))
        return result != nil || isLate
    }

    func performMainThreadWork() {
        messages.takeReports()
        takeLateReply()
        takeBuild()
        advanceCandidate()
        startRelaunch()
        if connection?.takeWakeUp() == true { append(.performMainThreadWork) }
    }

    func survey() throws -> SceneSurvey? { try perform(.survey) ? connection?.status.survey : nil }

    func setCompletion(_ completion: TransitionSettings.Completion) {
        options.completion = completion
        append(.setCompletion(CodeLaunch.Completion(completion)))
    }

    func animations() throws -> AnimationTimeline? {
        // A panel asks again and again: what is late would be asked for as often.
        guard !isLate else { return nil }
        guard try perform(.animations) else { return nil }
        var animations = connection?.status.animations
        animations?.version = versionCount
        return animations
    }

    func setMuted(layer: Int, keyPath: String, _ isMuted: Bool) {
        append(.setMuted(layer: layer, keyPath: KeyPathDigest(keyPath), isMuted))
    }

    func skipAnimations() { append(.skipAnimations) }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    func frame(
        _ tick: FrameTick, input: () -> Void, stageDidEnd: (FrameStage, Nanoseconds?) -> Void
    ) throws {
        input()
        hasTreeChanged = false
        let start = MonotonicTime.nanoseconds()
        let isAnswered = try perform(.frame(tick))
        let end = MonotonicTime.nanoseconds()
        let status = isAnswered ? connection?.status : nil
        remoteCost = status?.cost ?? .none
        let times = status?.times
        var last = start
        if isAnswered { transition = times?.transitionAtInput }
        for stage in SceneReply.Times.stages {
            // The other process may say what it likes: a stage ends after the one before, and within the frame.
            let time = times.map { min(max($0.ends[stage], last), end) }
            last = time ?? last
            stageDidEnd(stage, time)
            if isAnswered { transition = status?.transition }
        }
        stageDidEnd(.commit, nil)
        markRest()
    }

    // MARK: Requests

    /// Whether a reply is awaited for longer than the window stands still.
    var isLate: Bool { connection?.awaitsReply ?? false }

    /// Adds `request` to those of the next frame.
    func append(_ request: SceneRequest) {
        guard connection != nil else { return keep(request) }
        pending.append(request, at: time, isLate: isLate)
        time = nil
    }

    /// Keeps what concerns the next version while none runs: the screen, and the pointers that are still down.
    private func keep(_ request: SceneRequest) {
        switch request {
        case .setScreen: record(request)
        case .send(let sample) where heldPointers.contains(sample.pointer):
            if sample.phase == .began { heldPointers.remove(sample.pointer) } else { record(request) }
        default: break
        }
    }

    /// Adds the requests that wait for a frame to what newer versions are given: they were sent, or their version has ended.
    func recordPending() {
        pending.requests.forEach(record)
        pending.removeAll()
    }

    /// Forgets what waits to be sent, and which pointers are down: the next version begins at its first screen.
    func forgetInput() {
        pending.removeAll()
        heldPointers = []
    }

    /// Adds `request` to what newer versions are given.
    private func record(_ request: SceneRequest) {
        guard options.isLive, !request.isForToolsAlone else { return }
        candidate?.log.append(request)
        // A version that is launched later has it from its launch on.
        if case .setCompletion = request { return }
        log.append(request)
        guard log.isFull else { return }
        log = RequestLog(on: screen, at: now)
        onReport(
            "\(code.name): more input came than a new version can be given. The next one begins at the first screen. "
                + "Open the files again to begin anew.")
    }

    /// Performs `request` at once, and returns the number that it gives; nil without one.
    func call(_ request: SceneRequest) -> Double? {
        do { return try perform(request) ? connection?.status.result : nil } catch {
            callError = callError ?? error
            return nil
        }
    }

    /// The error of a call outside of frames, which the next frame throws.
    private var callError: (any Error)?

    /// Has `request` performed after those that wait; false where no reply to it has come.
    ///
    /// While an earlier reply is awaited it waits for the next frame, unless it is one.
    private func perform(_ request: SceneRequest) throws -> Bool {
        if let callError { throw callError }
        guard connection != nil else { return false }
        takeLateReply()
        var isFrame = false
        if case .frame(let tick) = request {
            isFrame = true
            // A frame sets the time by itself.
            time = nil
            now = tick
        }
        if isLate {
            if !isFrame { append(request) }
            return false
        }
        append(request)
        guard let connection else { return false }
        do {
            defer { recordPending() }
            try connection.send(pending.requests)
            guard try connection.receive(within: options.isLive ? Self.patience : nil) else { return false }
            show(connection)
            return true
        } catch {
            guard options.isLive else { throw error }
            handle(.currentEnded, error)
            return false
        }
    }

    /// Takes the reply that was late, if it is there, and says what the code does otherwise.
    private func takeLateReply() {
        guard let connection, connection.awaitsReply else { return }
        do {
            if try connection.receive(within: 0) {
                show(connection)
                hasTreeChanged = true
            }
            showDelay()
        } catch {
            handle(.currentEnded, error)
        }
    }

    /// Takes the newest tree and the events of `connection`, which becomes the one that runs.
    func show(_ connection: CodeConnection) {
        // The releases of a replay are those that the version before told of.
        let isReplayed = versionCount > 0 && self.connection !== connection
        if self.connection !== connection { versionCount += 1 }
        self.connection = connection
        shown = connection
        tree = connection.tree
        transition = connection.status.transition
        for event in connection.takeEvents() {
            switch event {
            case .release(let release): if !isReplayed { onRelease(release) }
            case .report(let text) where now == nil: reports.append(text)
            case .report(let text): onReport(text)
            case .feedback(let text): onFeedback(text)
            case .style(let style): self.style = style
            case .copy(let text): onCopy(text)
            }
        }
    }

    /// Marks in the log that the code is at rest.
    private func markRest() {
        guard options.isLive, !isLate, transition == nil, pointersDown.isEmpty, pending.isEmpty, let connection,
            !connection.status.wantsFrames, !connection.status.isGestureGoingOn, !connection.status.hasPendingWork
        else { return }
        // The first responder counts: an empty field without its caret has the same picture as one that is not edited.
        var hasher = Hasher()
        hasher.combine(digests.digest(of: tree, in: resources))
        hasher.combine(connection.status.takesText)
        hasher.combine(connection.status.caretArea)
        log.markRest(hasher.finalize())
    }
}
