import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform

/// `segue bench`: scrubs a subject there and back, and measures every frame through the whole pipeline.
@MainActor package struct BenchmarkRun {
    package struct Options: Sendable {
        /// Measured frames; at least 1.
        package var frames = 300
        /// Draw into memory and present nothing.
        package var isHeadless = false
        /// Wait for the display between frames, and measure how late they begin.
        package var isPaced = false
        /// Show the same progress in every frame: what does a frame cost in which nothing changes?
        package var isStill = false

        package init() {}
    }

    private static let warmUp = 20
    private let subject: Subject
    private let run: RunOptions
    private let options: Options
    private let environment: MachineEnvironment

    package init(_ subject: Subject, run: RunOptions, options: Options, environment: MachineEnvironment) {
        (self.subject, self.run, self.options, self.environment) = (subject, run, options, environment)
    }

    /// Measures, and reports.
    package func report() throws -> BenchmarkReport {
        let plan = try RunPlan(subject, options: run, isHeadless: options.isHeadless)
        if options.isHeadless {
            let output = MemoryOutput(screen: plan.screen, kernels: plan.kernels, threads: plan.threads)
            return try measure(plan, output, screen: plan.screen, clock: nil, window: nil)
        }
        let window = try PreviewWindow(plan, environment: environment, orDummy: true).desktop
        // What a graphics card does after present belongs to the frame, where no display has to wait for it.
        let output = try WindowOutput(window: window, plan: plan, finishes: !options.isPaced)
        var actual = plan.screen
        (actual.size, actual.scale) = (window.metrics.size, window.metrics.scale)
        let clock = options.isPaced ? DisplayClock(window: window, refreshRate: run.refreshRate) : nil
        return try measure(plan, output, screen: actual, clock: clock, window: output)
    }

    private func measure(
        _ plan: RunPlan, _ output: any FrameOutput, screen: ScreenTraits, clock: DisplayClock?, window: WindowOutput?
    ) throws -> BenchmarkReport {
        let session = PreviewSession(plan, on: screen)
        let runner = FrameRunner(stage: session.stage, output: output, capacity: options.frames + Self.warmUp + 1)
        let manual = ManualClock(rate: run.refreshRate ?? 60)
        var firstFrame: Double?
        let progress = WorkloadProgress(frameCount: options.frames)
        for index in -Self.warmUp..<options.frames {
            var turn = nextTurn(clock, manual)
            if let window { turn.latestInput = try follow(window, runner, screen) }
            try runner.run(turn) { session.scene.show(options.isStill ? 0.5 : progress[index]) }
            if index == -Self.warmUp { firstFrame = environment.millisecondsSinceStart }
            if let clock, let record = runner.records.last { clock.notePresent(of: record) }
        }
        let measured = runner.records.suffix(options.frames)
        let period = clock.map { Nanoseconds($0.period * 1e9) } ?? 0
        return BenchmarkReport(
            scenario: subject.name, renderer: output.renderer,
            size: (Int(screen.size.width.rounded()), Int(screen.size.height.rounded())), scale: screen.scale,
            statistics: FrameStatistics(of: measured, refreshPeriod: period),
            maxResidentMegabytes: ProcessUsage.maxResidentMegabytes, firstFrameMilliseconds: firstFrame,
            environment: environment.description(
                renderer: output.rendererDescription, plan: plan, videoDriver: window?.window.video.driver))
    }

    private func nextTurn(_ clock: DisplayClock?, _ manual: ManualClock) -> FrameRunner.Turn {
        guard let clock else {
            return FrameRunner.Turn(tick: manual.nextTick(), phase: .replay)
        }
        let tick = clock.nextTick(.everyRefresh)
        return FrameRunner.Turn(
            tick: tick, speed: 1, phase: .replay, scheduled: Nanoseconds(tick.timestamp * 1e9),
            deadline: Nanoseconds(tick.targetTimestamp * 1e9))
    }

    /// When the newest event of a pointer was received; nil where there was none.
    ///
    /// Throws where the window of `output` or the program was told to end, and where the desktop gave it another size
    /// than `screen`: the figures would be of two pictures.
    private func follow(
        _ output: WindowOutput, _ runner: FrameRunner, _ screen: ScreenTraits
    ) throws -> Nanoseconds? {
        var (isOver, isMoved, latest) = (false, false, Nanoseconds?.none)
        // Without a clock nobody else looks for them.
        output.window.receiveEvents()
        output.window.takeEvents { event in
            switch event {
            case .closeRequested, .quit: isOver = true
            case .resized, .displayChanged: isMoved = true
            case .pointer(let pointer): latest = Nanoseconds(pointer.timestamp * 1e9)
            default: break
            }
        }
        if isOver {
            throw PreviewError(
                place: "bench \(subject.name)", problem: "it was closed or interrupted before its last frame",
                remedy: "Let it run to its end, or ask for fewer --frames.")
        }
        if isMoved { try takeSize(of: output, runner, screen) }
        return latest
    }

    private func takeSize(of output: WindowOutput, _ runner: FrameRunner, _ screen: ScreenTraits) throws {
        let now = output.window.metrics
        guard now.size == screen.size, now.scale == screen.scale else {
            throw PreviewError(
                place: "bench \(subject.name)",
                problem: "the desktop made the window \(Int(now.size.width))x\(Int(now.size.height)) points "
                    + "while it was measured",
                remedy: "Leave the window alone, give a --size that fits the display, or measure with --headless.")
        }
        try output.windowChanged()
        runner.outputChanged()
    }
}

extension DisplayClock {
    /// Tells the clock how long the work of a frame took.
    func notePresent(of record: FrameRecord) {
        framePresented(
            began: Double(record.stamps.begin) / 1e9, presented: Double(record.stamps.presentStart) / 1e9,
            returned: Double(record.stamps.presentEnd) / 1e9)
    }
}
