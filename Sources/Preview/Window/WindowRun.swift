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
    private let clock: DisplayClock
    private let report: (String) -> Void
    /// The refresh rate that was asked for.
    private let rate: Double?
    var media: MediaClock
    let overlay: Overlay
    var latestInput: Double?
    var pointers = PointerTouches()
    var wheel = WheelPinch()
    private var isConcealed = false
    /// Whether the last frame left nothing to show.
    private var isAtRest = false
    var isOver = false

    /// Opens the window; `report` gets what the subject does wrong, as one message a call.
    package init(
        _ subject: Subject, run: RunOptions, environment: MachineEnvironment, report: @escaping (String) -> Void
    ) throws {
        let plan = try RunPlan(subject, options: run, isHeadless: false)
        window = try PreviewWindow(plan, environment: environment).desktop
        clock = DisplayClock(window: window, refreshRate: run.refreshRate)
        output = try WindowOutput(window: window, plan: plan)
        media = MediaClock(origin: MonotonicTime.now(), speed: run.speed)
        session = PreviewSession(
            plan, on: Self.traits(of: window, rate: run.refreshRate, reducesMotion: run.reducesMotion))
        overlay = Overlay(screen: session.stage.screen, kernels: plan.kernels)
        runner = FrameRunner(stage: session.stage, output: output, overlay: overlay)
        (self.report, rate) = (report, run.refreshRate)
        session.stage.run { TransitionRegistry.current.onReport = report }
        MainThreadWork.listen { WakeUp()() }
    }

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
        guard !isOver, needsFrame || isCounted else { return false }
        overlay.refreshPeriod = clock.period
        try runner.run(turn(tick)) { session.scene.advance() }
        if let record = runner.records.last { clock.notePresent(of: record) }
        isAtRest = !needsFrame && !isCounted
        return true
    }

    var needsFrame: Bool { !isConcealed && (runner.wantsFrame || session.scene.isPlaying || hasHands) }

    /// Whether the loop waits for the display or, with nothing to show, for an event or for what is due later.
    private var demand: FrameDemand {
        if needsFrame { return .everyRefresh }
        guard !isConcealed, let due = session.stage.nextDueTime else { return .nextEvent }
        return .eventOrTime(media.hostTime(at: due))
    }

    private func turn(_ tick: FrameTick) -> FrameRunner.Turn {
        defer { latestInput = nil }
        return FrameRunner.Turn(
            tick: media.mediaTick(tick), isPlaying: session.scene.isPlaying,
            scheduled: Nanoseconds(tick.timestamp * 1e9),
            deadline: Nanoseconds(tick.targetTimestamp * 1e9), latestInput: latestInput.map { Nanoseconds($0 * 1e9) },
            isHidden: isConcealed, followsRest: isAtRest)
    }

    func handle(_ event: WindowEvent) throws {
        switch event {
        case .pointer(let pointer): take(pointer)
        case .key(let key): KeyCommand(key).map(perform)
        case .wheel(let turn): take(turn)
        case .resized: try resize()
        case .contentLost: runner.outputChanged()
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
        try output.windowChanged()
        runner.outputChanged()
        session.stage.setScreen(
            Self.traits(of: window, rate: rate, reducesMotion: session.stage.screen.reducesMotion))
        overlay.place(on: session.stage.screen)
    }

    /// What nobody sees stands still, and is drawn anew when it is seen again.
    private func setConcealed(_ concealed: Bool) {
        isConcealed = concealed
        media.setPaused(concealed, at: MonotonicTime.now())
        if !concealed { runner.outputChanged() }
    }
}
