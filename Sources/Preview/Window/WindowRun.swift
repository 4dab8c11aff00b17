import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// `segue open`: a subject in a window, moved by mouse, fingers and keys, until the window is closed.
@MainActor package final class WindowRun {
    let session: PreviewSession
    let runner: FrameRunner
    let output: WindowOutput
    private let window: DesktopWindow
    let clock: DisplayClock
    let plan: RunPlan
    let environment: MachineEnvironment
    let report: (String) -> Void
    /// The refresh rate that was asked for.
    private let rate: Double?
    var media: MediaClock
    let overlay: Overlay
    var latestInput: Double?
    var pointers = PointerTouches()
    var wheel = WheelPinch()
    private(set) var isConcealed = false
    /// Whether the last frame left nothing to show.
    var isAtRest = false
    var isOver = false
    var recording: WindowRecording?
    /// The paths of all files that were recorded.
    var recordedFiles: [String] = []
    /// The latest frames, to be looked at.
    private(set) var history = FrameHistory()
    /// The frame that is looked at; nil while time goes on.
    var inspected: Int?
    /// A script that moves the subject in place of hands.
    var replay: Replay?

    /// Opens the window; `report` gets what the subject does wrong, as one message a call.
    package init(
        _ subject: Subject, run: RunOptions, environment: MachineEnvironment, report: @escaping (String) -> Void
    ) throws {
        let plan = try RunPlan(subject, options: run, isHeadless: false)
        (self.plan, self.environment) = (plan, environment)
        window = try PreviewWindow(plan, environment: environment).desktop
        clock = DisplayClock(window: window, refreshRate: run.refreshRate)
        output = try WindowOutput(window: window, plan: plan)
        media = MediaClock(origin: MonotonicTime.now(), speed: run.speed)
        session = PreviewSession(
            plan, on: Self.traits(of: window, rate: run.refreshRate, reducesMotion: run.reducesMotion))
        overlay = Overlay(screen: session.stage.screen, kernels: plan.kernels)
        runner = FrameRunner(stage: session.stage, output: output, overlay: overlay)
        (self.report, rate) = (report, run.refreshRate)
        let overlay = overlay
        session.stage.run {
            FaultLog.current.onReport = report
            FeedbackListener.current.onFeedback = { overlay.say("haptic: \($0)") }
        }
        session.stage.onSample = { [weak self] in self?.recording?.recorder.take($0) }
        runner.onRecord = { [weak self] in self?.note($0) }
        MainThreadWork.listen { WakeUp()() }
        DisplayLoss.finish = { [weak self] in self?.finishWithoutDisplay() }
    }

    /// Frames after which free memory goes back to the system: ten seconds at 60 Hz.
    private static let framesPerRelease = 600

    /// The screen that `window` is, at the refresh rate that was asked for, its display's, or 60.
    private static func traits(of window: DesktopWindow, rate: Double?, reducesMotion: Bool) -> ScreenTraits {
        let known = rate ?? (window.refreshRate > 0 ? window.refreshRate : 60)
        return ScreenTraits(
            size: window.metrics.size, scale: window.metrics.scale,
            maximumFramesPerSecond: max(1, Int(known.rounded())), reducesMotion: reducesMotion)
    }

    /// Runs until the window is closed, or `frames` frames were made.
    package func run(frames: Int? = nil) throws {
        var made = 0
        // A number of frames is a promise to end: then every refresh counts, also one that shows nothing new.
        let isCounted = frames != nil
        while !isOver, made < frames ?? .max {
            if try step(isCounted: isCounted) { made += 1 }
        }
    }

    /// Waits for the next turn and takes it; whether it made a frame, as each does where frames are counted.
    func step(isCounted: Bool = false) throws -> Bool {
        let tick = clock.nextTick(isCounted ? .everyRefresh : demand)
        // What keys set off begins now, not when the last frame was made, which may be long ago.
        session.stage.begin(media.mediaTick(tick))
        try window.takeEvents(handle)
        session.stage.run(MainThreadWork.perform)
        moveWheel(to: tick.timestamp)
        if inspected != nil, !isConcealed, runner.wantsFrame { try showInspected(at: tick.timestamp) }
        guard !isOver, inspected == nil, needsFrame || isCounted else { return false }
        overlay.refreshPeriod = clock.period
        let turn = turn(tick)
        try runner.run(turn) {
            sendScript(at: turn.tick.timestamp)
            session.scene.advance()
        }
        try checkRecording()
        if let record = runner.records.last {
            clock.notePresent(of: record)
            // A software driver of the card's needs the same memory again in each frame.
            if (record.index + 1).isMultiple(of: Self.framesPerRelease), !window.isOnCard { FreeMemory.release() }
        }
        isAtRest = !needsFrame && !isCounted
        if replay != nil, !isScriptGoingOn, !runner.wantsFrame { isOver = true }
        return true
    }

    private func note(_ record: FrameRecord) {
        overlay.note(record)
        // What takes a good part of a frame to copy is not kept.
        if session.stage.committer.tree.nodes.count <= FrameHistory.nodeLimit {
            history.append(record, runner.keptPicture)
        }
        recording?.take(record) { runner.keptPicture }
    }

    var needsFrame: Bool {
        if isConcealed { return false }
        if inspected != nil { return overlay.wantsFrame }
        return runner.wantsFrame || session.scene.isPlaying || hasHands || isScriptGoingOn
            || overlay.nextChange.map { $0 <= MonotonicTime.now() } ?? false
    }

    /// Whether the loop waits for the display or, with nothing to show, for an event or for what is due later.
    private var demand: FrameDemand {
        if needsFrame { return .everyRefresh }
        let due = [session.stage.nextDueTime.map(media.hostTime), overlay.nextChange].compactMap(\.self).min()
        guard !isConcealed, let due else { return .nextEvent }
        return .eventOrTime(due)
    }

    private func turn(_ tick: FrameTick) -> FrameRunner.Turn {
        defer { latestInput = nil }
        return FrameRunner.Turn(
            tick: media.mediaTick(tick), speed: media.speed, gesture: replay == nil ? .drag : .replay,
            isPlaying: session.scene.isPlaying, scheduled: Nanoseconds(tick.timestamp * 1e9),
            deadline: Nanoseconds(tick.targetTimestamp * 1e9), latestInput: latestInput.map { Nanoseconds($0 * 1e9) },
            isHidden: isConcealed, followsRest: isAtRest)
    }

    func handle(_ event: WindowEvent) throws {
        switch event {
        case .pointer(let pointer): take(pointer)
        case .key(let key): KeyCommand(key).map(perform)
        case .wheel(let turn): take(turn)
        case .resized: try resize()
        case .contentLost:
            try window.contentsWereLost()
            runner.outputChanged()
        case .concealed:
            loseWheel()
            setConcealed(true)
        case .revealed: setConcealed(false)
        case .focusGained: break
        case .focusLost: loseWheel()
        case .displayChanged: try resize()
        case .closeRequested, .quit: isOver = true
        }
    }

    private func resize() throws {
        // Pictures of another size cannot be shown as they were.
        endInspection()
        history.removeAll()
        try output.windowChanged()
        runner.outputChanged()
        session.stage.setScreen(
            Self.traits(of: window, rate: rate, reducesMotion: session.stage.screen.reducesMotion))
        overlay.place(on: session.stage.screen)
        recording?.recorder.resize(to: session.stage.screen.size)
    }

    /// What nobody sees stands still, and is drawn anew when it is seen again.
    private func setConcealed(_ concealed: Bool) {
        isConcealed = concealed
        media.setPaused(concealed || inspected != nil, at: MonotonicTime.now())
        if !concealed { runner.pictureWasLost() }
    }
}
