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
        try run.check(for: subject, isHeadless: options.isHeadless)
        let kernels = try KernelSet(run.kernels)
        let screen = try PreviewSession.screen(for: subject, options: run)
        if options.isHeadless {
            let output = MemoryOutput(screen: screen, kernels: kernels)
            return try measure(output, screen: screen, clock: nil, driver: nil, kernels: kernels)
        }
        let window = try PreviewWindow(subject, screen: screen, run: run, environment: environment, orDummy: true)
        let output = WindowOutput(window: window.desktop, kernels: kernels)
        var actual = screen
        (actual.size, actual.scale) = (window.desktop.metrics.size, window.desktop.metrics.scale)
        let clock = options.isPaced ? DisplayClock(window: window.desktop, refreshRate: run.refreshRate) : nil
        return try measure(
            output, screen: actual, clock: clock, driver: window.desktop.video.driver, kernels: kernels)
    }

    private func measure(
        _ output: any FrameOutput, screen: ScreenTraits, clock: DisplayClock?, driver: String?, kernels: KernelSet
    ) throws -> BenchmarkReport {
        let session = try PreviewSession(subject, screen: screen, options: run)
        let runner = FrameRunner(stage: session.stage, output: output, capacity: options.frames + Self.warmUp + 1)
        let manual = ManualClock(rate: run.refreshRate ?? 60)
        var firstFrame: Double?
        let progress = WorkloadProgress(frameCount: options.frames)
        for index in -Self.warmUp..<options.frames {
            let turn = try nextTurn(clock, manual)
            try runner.run(turn) { session.scene.show(progress[index]) }
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
                renderer: output.rendererDescription, kernels: kernels.name.rawValue, videoDriver: driver))
    }

    private func nextTurn(_ clock: DisplayClock?, _ manual: ManualClock) throws -> FrameRunner.Turn {
        guard let clock else {
            return FrameRunner.Turn(tick: manual.nextTick(), phase: .replay)
        }
        guard let tick = clock.nextTick(.everyRefresh) else {
            throw PreviewError(
                place: "bench", problem: "the display stopped giving frames",
                remedy: "Run it again, or with --headless.")
        }
        return FrameRunner.Turn(
            tick: tick, phase: .replay, scheduled: Nanoseconds(tick.timestamp * 1e9),
            deadline: Nanoseconds(tick.targetTimestamp * 1e9))
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
