import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// One run of a subject: the clock that times its frames, the output that shows them, and the sinks that take their
/// records.
///
/// Opening, recording, replaying, measuring and rendering differ in these parts, and share the loop.
@MainActor final class PreviewSession {
    let plan: RunPlan
    let scene: any ScrubbableScene
    let clock: any FrameClock
    let runner: FrameRunner
    /// The window that shows the picture and has events; nil where the picture stays in memory.
    let window: WindowOutput?
    /// Gets messages for the user, one a call.
    let report: (String) -> Void
    /// The stage's time, by the clock's.
    var media: MediaClock
    /// The motion of the subject; nil where the user moves it.
    var playback: Playback?
    /// The motion of transitions after the releases to come.
    var completion: TransitionSettings.Completion {
        didSet { if completion != oldValue { source.setCompletion(completion) } }
    }
    /// Calls of the scene that the next frame makes, as it would make those of keys.
    private var commands: [(any ScrubbableScene) -> Void] = []
    /// Whether it goes on after its playback, so that the user can look at the last frame, or play it again.
    var staysOpen = false
    /// Whether it goes on after its playback, which is over.
    private(set) var isPlaybackOver = false
    var sinks: [any FrameSink] = []
    /// The lines of the sinks that were ended before the session.
    var lines: [String] = []
    /// Whether the screens had input, or commands that move them.
    var hasHadInput = false
    /// The recording that goes on, which is one of the sinks.
    var recording: RunRecorder? { didSet { delegate?.recordingChanged() } }
    /// The user's side of the window; nil without a user.
    weak var delegate: (any PreviewSessionDelegate)?
    /// Changes of the window's size that are made before the next frame.
    private var windowChanges: [(DesktopWindow) -> Void] = []
    /// When the newest sample of a pointer was received that no frame has shown, in seconds of the machine's clock.
    var latestInput: Double?
    /// Whether the last frame left nothing to show.
    var isAtRest = false
    /// Whether it was told to end.
    private(set) var isClosed = false
    /// The work that is done ahead of the first gesture, while nothing moves; nil before the first frame of a window.
    private var preparation: Preparation?

    var source: any FrameSource { runner.source }
    var output: any FrameOutput { runner.output }

    /// A session in memory on a manual clock, on `screen`, or on the one of `plan`, over whose pictures `overlay` lies.
    convenience init(
        _ plan: RunPlan, on screen: ScreenTraits? = nil, overlay: (any FrameOverlay)? = nil,
        recordCapacity: Int = 4_096,
        report: @escaping (String) -> Void = { _ in }
    ) throws {
        let screen = screen ?? plan.screen
        let output = MemoryOutput(screen: screen, kernels: plan.kernels, workers: plan.workers)
        let running = try plan.start(on: screen)
        self.init(
            plan, clock: ManualClock(rate: plan.options.refreshRate ?? 60),
            runner: FrameRunner(source: running.source, output: output, overlay: overlay, capacity: recordCapacity),
            scene: running.scene, window: nil, report: report)
    }

    /// A session in `window`, whose frames `clock` times and over which `overlay` lies.
    convenience init(
        _ plan: RunPlan, in window: WindowOutput, clock: any FrameClock, overlay: (any FrameOverlay)? = nil,
        recordCapacity: Int = 4_096, report: @escaping (String) -> Void = { _ in }
    ) throws {
        let running = try plan.start(on: window.screen(isPaced: clock.isPaced))
        self.init(
            plan, clock: clock,
            runner: FrameRunner(source: running.source, output: window, overlay: overlay, capacity: recordCapacity),
            scene: running.scene, window: window, report: report)
    }

    private init(
        _ plan: RunPlan, clock: any FrameClock, runner: FrameRunner, scene: any ScrubbableScene, window: WindowOutput?,
        report: @escaping (String) -> Void
    ) {
        self.plan = plan
        completion = plan.options.completion
        self.clock = clock
        self.runner = runner
        self.window = window
        self.report = report
        media = MediaClock(origin: clock.isPaced ? MonotonicTime.now() : 0, speed: plan.options.speed)
        self.scene = scene
        source.onReport = report
        source.onSample = { [weak self] in self?.append($0) }
        source.onInput = { [weak self] in self?.append($0, at: $1) }
    }

    /// Whether it was told to end, or its playback is over, nothing moves, and no transition waits for its animator's
    /// completion.
    var isOver: Bool {
        isClosed || !staysOpen && playback?.isDone == true && !runner.wantsFrame && !awaitsCompletion
    }

    /// Whether a transition runs that no gesture holds: code or the watchdog of transitions will complete it.
    private var awaitsCompletion: Bool {
        source.transition.map { !$0.isInteractive } ?? false
    }

    /// Notes the end of the playback of a session that goes on, and ends the recording with it.
    private func followPlayback() throws {
        guard staysOpen, !isPlaybackOver, playback?.isDone == true, !source.wantsFrames, !awaitsCompletion else {
            return
        }
        isPlaybackOver = true
        try stopRecording()
        delegate?.playbackEnded()
    }

    /// Has `change`, which may change the window's size, be made before the next frame.
    func changeWindow(_ change: @escaping (DesktopWindow) -> Void) { windowChanges.append(change) }

    /// Removes the changes of the window that wait, and returns them.
    func takeWindowChanges() -> [(DesktopWindow) -> Void] {
        defer { windowChanges.removeAll() }
        return windowChanges
    }

    /// Ends it before the next frame.
    func close() { isClosed = true }

    /// Runs until it is over or `frames` frames were made, ends the sinks, and returns the lines that they leave to print.
    func play(frames: Int? = nil) throws -> [String] {
        do { try run(frames: frames) } catch {
            // A user's recording until then is worth its reports.
            if clock.isPaced { try? stopRecording() }
            throw error
        }
        try stopRecording()
        return try sinks.reduce(into: lines) { try $0 += $1.finish() }
    }

    /// Runs until it is over or `frames` frames were made.
    func run(frames: Int? = nil) throws {
        var made = 0
        // A number of frames is a promise to end: then every refresh counts, also one that shows nothing new.
        while !isOver, made < frames ?? .max {
            if try step(isCounted: frames != nil) { made += 1 }
        }
    }

    /// Has the next frame call `command` with the scene, as a part of its input.
    func perform(_ command: @escaping (any ScrubbableScene) -> Void) { commands.append(command) }

    private func performCommands() {
        let waiting = commands
        commands.removeAll()
        for command in waiting { command(scene) }
    }

    /// Waits for the next tick and makes its frame; false where none is needed, unless frames are counted.
    func step(isCounted: Bool = false) throws -> Bool {
        let tick = clock.nextTick(isCounted ? .everyRefresh : prepareAhead(delegate?.demand ?? .everyRefresh))
        // What keys set off begins now, not when the last frame was made, which may be long ago.
        source.begin(media.mediaTick(tick))
        source.performMainThreadWork()
        try takeEvents()
        guard try delegate?.prepareFrame(at: tick.timestamp) ?? true, !isClosed, isCounted || needsFrame else {
            return false
        }
        if !isCounted, isOverlayAlone {
            try refreshOverlay(at: tick.timestamp)
            delegate?.overlayWasMade()
            return false
        }
        let request = request(for: tick)
        let record = try runner.run(request, after: preparation?.takeTime()) {
            // The time that a window takes for its first frame is none of the script's.
            if !clock.isPaced || !runner.records.isEmpty { advancePlayback(to: request.tick.timestamp) }
            delegate?.performWaitingCommands()
            performCommands()
            scene.advance()
        }
        clock.framePresented(
            began: record.stamps.begin.seconds, presented: record.stamps.presentStart.seconds,
            returned: record.stamps.presentEnd.seconds)
        try append(record)
        try followPlayback()
        isAtRest = !isCounted && !needsFrame
        if Interruption.isAskedFor {
            report("the run was interrupted after frame \(record.index) and ends there")
            close()
        }
        return true
    }

    /// Does a part of the work ahead where nothing moves, and returns the demand of the next tick in place of `demand`.
    ///
    /// A playback, which is at rest only before its first event, begins when all of it is done.
    private func prepareAhead(_ demand: FrameDemand) -> FrameDemand {
        guard clock.isPaced, !runner.records.isEmpty else { return demand }
        let preparation = preparation ?? Preparation(on: source.screen, kernels: source.kernels)
        self.preparation = preparation
        if playback != nil, runner.records.count == 1 {
            while !preparation.isDone { preparation.performStep() }
            return demand
        }
        guard !preparation.isDone, demand != .everyRefresh, window?.window.hasEvents == false else {
            return demand
        }
        preparation.performStep()
        return preparation.isDone ? demand : .eventOrTime(MonotonicTime.now())
    }

    /// Whether only what lies over the picture would change: that is no frame of the subject.
    private var isOverlayAlone: Bool {
        guard let delegate, latestInput == nil, !delegate.hasInput else { return false }
        return !runner.wantsPicture && !scene.isPlaying && playback?.isDone != false
    }

    private func refreshOverlay(at time: Double) throws {
        let start = MonotonicTime.now()
        try runner.refreshOverlay(at: time)
        let end = MonotonicTime.now()
        clock.framePresented(began: start, presented: start, returned: end)
        isAtRest = true
        try followPlayback()
    }

    /// Moves the subject as the playback says at `time` of the source's clock; what it types may ask about the playback.
    private func advancePlayback(to time: Double) {
        guard var advanced = playback else { return }
        advanced.advance(scene, on: source, to: time) { [unowned self] in move($0, at: $1) }
        playback = advanced
    }

    /// Whether a frame would show something new.
    var needsFrame: Bool { delegate?.needsFrame ?? hasMotion }

    /// Whether the subject moves, or the picture is to be drawn anew.
    var hasMotion: Bool { runner.wantsFrame || scene.isPlaying || playback?.isDone == false }

    private func request(for tick: FrameTick) -> FrameRequest {
        var request = FrameRequest(tick: media.mediaTick(tick), phase: playback?.phase)
        request.gesture = playback == nil ? .drag : .replay
        request.isPlaying = scene.isPlaying
        request.latestInput = latestInput.map { Nanoseconds(seconds: $0) }
        request.isHidden = delegate?.isConcealed ?? false
        request.followsIdle = isAtRest
        latestInput = nil
        guard clock.isPaced else { return request }
        request.speed = media.speed
        request.scheduled = Nanoseconds(seconds: tick.timestamp)
        request.deadline = Nanoseconds(seconds: tick.targetTimestamp)
        return request
    }
}
