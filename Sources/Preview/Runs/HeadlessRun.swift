import Assets
import Compositor
import Foundation
import Graphics
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// `segue open` without a window: the same run with a scripted drag, written to files.
@MainActor package struct HeadlessRun {
    private let subject: Subject
    private let run: RunOptions
    private let environment: MachineEnvironment
    /// Frames after which it stops; nil for when the subject has come to rest.
    private let frameLimit: Int?
    private let report: (String) -> Void
    /// What comes to no rest ends after so many seconds of the stage's time, or so many frames.
    private static let longestRun = (seconds: 20.0, frames: 36_000.0)
    private static let picturesInStrip = 9

    package init(
        _ subject: Subject, run: RunOptions, environment: MachineEnvironment, frameLimit: Int? = nil,
        report: @escaping (String) -> Void
    ) {
        (self.subject, self.run, self.environment) = (subject, run, environment)
        (self.frameLimit, self.report) = (frameLimit, report)
    }

    /// Runs, writes the film strip, the frame records and the summary under `folder`, and gives their paths.
    package func write(to folder: String) throws -> [String] {
        let plan = try RunPlan(subject, options: run, isHeadless: true)
        let script = try scriptedGesture()
        let output = MemoryOutput(screen: plan.screen, kernels: plan.kernels, threads: plan.threads)
        let files = try OutputFolder(path: folder)
        let session = PreviewSession(plan)
        session.stage.run { TransitionRegistry.current.onReport = report }
        let runner = FrameRunner(stage: session.stage, output: output)
        let clock = ManualClock(rate: run.refreshRate ?? 60)
        var pictures = PictureSampler(capacity: Self.picturesInStrip)
        try perform(session, runner, clock, script) { pictures.offer { output.image } }
        try files.write(FilmStrip.image(frames: pictures.images, labels: pictures.labels), to: "strip.png")
        try files.write(FrameLog.text(of: runner.records), to: "frames.jsonl")
        if let script { try files.write(script.text, to: "gesture.jsonl") }
        let summary = RunSummary(
            scenario: subject.name,
            statistics: FrameStatistics(of: runner.records, refreshPeriod: 0),
            handOffs: HandOff.all(in: runner.records, scale: plan.screen.scale),
            environment: environment.description(renderer: "cpu", plan: plan, videoDriver: nil)
        )
        try files.write(summary.json(), to: "summary.json")
        return try files.commit()
    }

    private func scriptedGesture() throws -> GestureScript? {
        try GestureFile.url(named: subject.name).map { try GestureScript(contentsOf: $0.path) }
    }

    /// Plays the gesture, or scrubs a subject without one, until it has come to rest.
    private func perform(
        _ session: PreviewSession, _ runner: FrameRunner, _ clock: ManualClock, _ script: GestureScript?,
        onFrame: () -> Void
    ) throws {
        let media = MediaClock(speed: run.speed)
        let limit =
            frameLimit
            ?? Int(min(Self.longestRun.frames, (Self.longestRun.seconds * clock.rate / run.speed).rounded(.up)))
        let scrubbed = WorkloadProgress(frameCount: min(limit, 120))
        var player = script.map { GesturePlayer($0, start: 0) }
        for index in 0..<limit {
            let tick = media.mediaTick(clock.nextTick())
            try runner.run(FrameRunner.Turn(tick: tick, phase: .replay)) {
                player?.send(to: session.stage, at: tick.timestamp)
                if script == nil { session.scene.show(scrubbed[index]) }
            }
            onFrame()
            let isAtRest = player?.isDone ?? (index + 1 >= scrubbed.frameCount)
            if isAtRest, !session.stage.wantsFrames { return }
        }
    }
}
