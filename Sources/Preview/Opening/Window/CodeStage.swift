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
/// last one by the requests that made it, and keeps the last picture where the code fails.
@MainActor final class CodeStage: FrameSource {
    private(set) var screen: ScreenTraits
    let kernels: KernelSet
    let fragmentBudget: Int
    let resources = ResourceStore()
    private(set) var tree = RenderTree()
    let code: CodeSubject
    let plan: RunPlan
    /// The version that runs; nil while none does.
    var connection: CodeConnection?
    /// The version whose picture shows, and owns what that names; it may have ended.
    var shown: CodeConnection?
    /// The screens for a transition that has none, and its kind.
    var stock: CodeProject.Options
    /// The style of the stock screens that show; nil in a gallery, and where there are none.
    private(set) var style: StockStyle?
    /// The number of entries that were told of.
    var entryCount: Int
    /// The number of versions that were shown.
    private(set) var versionCount = 0
    /// The number of versions that were started.
    var connectionCount: UInt64 = 0
    /// A version that has failed, and whose report is awaited under a message that says less.
    var failed: (connection: CodeConnection, message: CodeMessage)?
    /// The next version, on its way to the state of the last one.
    var candidate: Candidate?
    var builds: LiveBuilds?
    /// A process for the next version, started beforehand.
    var spare: CodeProcess?
    /// The requests to the version that runs.
    var log: RequestLog
    private var digests = TreeDigest()
    /// Samples whose pointer is down.
    var pointersDown: Set<Int> = []
    var hasTreeChanged = false
    /// The pointers that were down when the last version failed.
    var heldPointers: Set<Int> = []

    /// A version on its way to the state of the last one.
    struct Candidate {
        let connection: CodeConnection
        /// The requests that bring it to that state.
        var log: RequestLog
        /// The time of its start, and then of the start of its replay, in seconds of the machine's monotonic clock.
        var start: Double
        /// The number of requests that it was sent; nil while it loads.
        var sentCount: Int?
        /// Other stock screens than those of the last version, and their style; nil for a version of new code.
        var stock: CodeProject.Options?

        /// The time from which on the window waits for a version that has not answered: a replay is as long as its requests.
        var deadline: Double {
            guard let sentCount else { return start + CodeProcess.longestLaunch }
            return start + CodeProcess.longestFrame + 0.01 * Double(sentCount)
        }
    }

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
    /// Called with the message that covers the picture, and with nil once it is gone.
    var onMessage: (CodeMessage?) -> Void = { _ in } { didSet { onMessage(message) } }
    var message: CodeMessage? { didSet { if message != oldValue { onMessage(message) } } }

    /// The stage of `code` on `screen`, by the options of `plan`; throws where the code cannot be shown, unless it is
    /// live.
    init(_ code: CodeSubject, plan: RunPlan, on screen: ScreenTraits) throws {
        self.code = code
        self.plan = plan
        self.screen = screen
        log = RequestLog(on: screen)
        stock = code.project.options
        entryCount = code.version?.entries.count ?? 1
        kernels = plan.kernels
        fragmentBudget = plan.fragmentBudget
        var started: CodeConnection?
        do {
            let (version, entry) = try code.compiled
            let first = try connect(version, entry, stock, log)
            started = first
            _ = try first.receive(within: CodeProcess.longestLaunch)
            show(first)
        } catch {
            guard plan.isLive else { throw error }
            tell(error, of: started, isFatal: true)
        }
        guard plan.isLive else { return }
        builds = try LiveBuilds(code.project, since: code.sources)
        spare = try? makeProcess()
    }

    isolated deinit { builds?.end() }

    // MARK: The source

    var wantsFrames: Bool {
        if hasTreeChanged { return true }
        guard let connection else { return false }
        let isDue = connection.status.nextDueTime.map { due in due <= now?.targetTimestamp ?? 0 } ?? false
        return connection.status.wantsFrames || connection.hasRequests || isDue
    }
    var nextDueTime: CFTimeInterval? { connection?.status.nextDueTime }
    var hasPendingWork: Bool { connection?.status.hasPendingWork ?? false }
    var nextCheck: Double? { [candidate?.deadline, failed?.connection.reportDeadline].compactMap(\.self).min() }
    var transition: TransitionStatus?
    var isGestureGoingOn: Bool { connection?.status.isGestureGoingOn ?? false }
    /// Whether the scene plays by itself.
    var isPlaying: Bool { connection?.status.isPlaying ?? false }
    var takesText: Bool { connection?.status.takesText ?? false }
    var caretArea: CGRect? { connection?.status.caretArea }
    var files: RunSource? { shown.map { code.source(of: $0.version, $0.entry, stock) } ?? code.source }
    var remoteCost: RemoteCost { connection?.status.cost ?? .none }
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

    func turnWheel(by distance: CGPoint, at point: CGPoint) -> Bool {
        call(.turnWheel(distance: SIMD2(distance.x, distance.y), point: SIMD2(point.x, point.y))) != nil
    }

    func performMainThreadWork() {
        takeReport()
        takeBuild()
        takeCandidate()
        if connection?.takeWakeUp() == true { append(.performMainThreadWork) }
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    func frame(
        _ tick: FrameTick, input: () -> Void, stageDidEnd: (FrameStage, Nanoseconds?) -> Void
    ) throws {
        input()
        hasTreeChanged = false
        try perform(.frame(tick))
        let status = connection?.status
        let times = status?.times
        transition = times?.transitionAtInput
        for stage in SceneReply.Times.stages {
            stageDidEnd(stage, times?.ends[stage])
            transition = status?.transition
        }
        stageDidEnd(.commit, nil)
        markRest()
    }

    // MARK: Requests

    /// Adds `request` to those of the next frame.
    func append(_ request: SceneRequest) {
        guard let connection else { return keep(request) }
        if let time {
            connection.append(.begin(time))
            record(.begin(time))
        }
        time = nil
        connection.append(request)
        record(request)
        if log.isFull {
            log = RequestLog(on: screen, at: now)
            onReport(
                "\(code.name): more input came than a new version can be given. The next one begins at the first screen. "
                    + "Open the files again to begin anew.")
        }
    }

    /// Adds `request` to what newer versions are given.
    private func record(_ request: SceneRequest) {
        guard plan.isLive else { return }
        log.append(request)
        candidate?.log.append(request)
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

    /// Performs `request` at once, and returns the number that it gives; nil without one.
    func call(_ request: SceneRequest) -> Double? {
        do { try perform(request) } catch { failure = failure ?? error }
        return connection?.status.result
    }

    /// The failure of a call outside of frames, which the next frame throws.
    private var failure: (any Error)?

    private func perform(_ request: SceneRequest) throws {
        if let failure { throw failure }
        guard connection != nil else { return }
        // A frame sets the time by itself.
        if case .frame(let tick) = request {
            time = nil
            now = tick
        }
        append(request)
        guard let connection else { return }
        do {
            try connection.send([])
            _ = try connection.receive()
            show(connection)
        } catch {
            guard plan.isLive else { throw error }
            fail(error)
        }
    }

    /// Takes the newest tree and the events of `connection`, which becomes the one that runs.
    func show(_ connection: CodeConnection) {
        // The releases of a replay are those that the version before told of.
        let isReplayed = self.connection != nil && self.connection !== connection
        if self.connection !== connection {
            message = nil
            versionCount += 1
        }
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
        guard plan.isLive, transition == nil, pointersDown.isEmpty, let connection, !connection.status.wantsFrames,
            !connection.status.isGestureGoingOn, !connection.status.hasPendingWork
        else { return }
        log.markRest(digests.digest(of: tree, in: resources))
    }
}
