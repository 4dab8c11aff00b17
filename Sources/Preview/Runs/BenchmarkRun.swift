import Foundation
import LayerTree
import Recorder
import SDLPlatform

/// `segue bench`: scrubs a subject there and back, and measures every frame through the whole pipeline.
@MainActor package final class BenchmarkRun: FrameSink {
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
    /// The screen that the figures are of.
    private var screen: ScreenTraits?
    private var firstFrameMilliseconds: Double?

    /// A measurement of `subject`.
    package init(_ subject: Subject, run: RunOptions, options: Options, environment: MachineEnvironment) {
        self.subject = subject
        self.run = run
        self.options = options
        self.environment = environment
    }

    /// Measures, and reports.
    package func report() throws -> BenchmarkReport {
        let session = try session()
        let frames = Self.warmUp + options.frames
        screen = session.source.screen
        session.sinks = [self]
        session.playback =
            options.isStill
            ? .progress(ArraySlice(repeating: 0.5, count: frames))
            : .thereAndBack(frames: options.frames, warmUp: Self.warmUp)
        try session.run(frames: frames)
        if session.isClosed {
            throw PreviewError(
                place: "bench \(subject.name)", problem: "it was closed or interrupted before its last frame",
                remedy: "let it run to its end, or ask for fewer --frames")
        }
        try requireMotion(of: session)
        return report(of: session)
    }

    /// Throws where no transition was measured, but screens of the user's that wait for a finger.
    private func requireMotion(of session: PreviewSession) throws {
        let frames = session.runner.records.suffix(options.frames)
        guard case .code = subject, !options.isStill, !frames.contains(where: { $0.transition != nil }) else { return }
        let moves = frames.contains { $0.counters.drawCommands > 0 }
        throw PreviewError(
            place: "bench \(subject.name)",
            problem: moves
                ? "no transition ran in its frames" : "its screens wait for a finger, so that no transition ran",
            remedy: "record a drag of it, and compare headless replays of that")
    }

    private func session() throws -> PreviewSession {
        let plan = try RunPlan(subject, options: run, isHeadless: options.isHeadless)
        let capacity = Self.warmUp + options.frames + 1
        if options.isHeadless { return try PreviewSession(plan, recordCapacity: capacity) }
        // What a graphics card does after present belongs to the frame, where no display has to wait for it.
        let window = try WindowOutput(
            plan.windowOptions(), environment: environment, orDummy: true, finishes: !options.isPaced)
        let clock: any FrameClock =
            options.isPaced
            ? DisplayClock(window: window.window, refreshRate: run.refreshRate)
            : ManualClock(rate: run.refreshRate ?? 60)
        return try PreviewSession(plan, in: window, clock: clock, recordCapacity: capacity)
    }

    private func report(of session: PreviewSession) -> BenchmarkReport {
        let screen = session.source.screen
        let measured = session.runner.records.suffix(options.frames)
        let period = session.clock.isPaced ? Nanoseconds(seconds: session.clock.period) : 0
        return BenchmarkReport(
            scenario: subject.name, renderer: session.output.renderer,
            size: (Int(screen.size.width.rounded()), Int(screen.size.height.rounded())), scale: screen.scale,
            statistics: FrameStatistics(of: measured, refreshPeriod: period),
            maxResidentMegabytes: ProcessUsage.maxResidentMegabytes, firstFrameMilliseconds: firstFrameMilliseconds,
            environment: environment.description(of: session))
    }

    /// Throws where the desktop gave the window another size: the figures would be of two pictures.
    func append(_ record: FrameRecord, from runner: FrameRunner) throws {
        if record.index == 0 { firstFrameMilliseconds = environment.millisecondsSinceStart }
        let now = runner.source.screen
        guard now.size != screen?.size || now.scale != screen?.scale else { return }
        throw PreviewError(
            place: "bench \(subject.name)",
            problem: "the desktop made the window \(Int(now.size.width))x\(Int(now.size.height)) points "
                + "while it was measured",
            remedy: "leave the window alone, give a --size that fits the display, or measure with --headless")
    }
}
