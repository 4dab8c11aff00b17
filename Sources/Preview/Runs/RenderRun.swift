import Compositor
import Foundation
import Graphics
import LayerTree
import SDLPlatform

/// `segue render`: pictures without a window, by the CPU, frame by frame on a manual clock.
@MainActor package struct RenderRun {
    private let session: PreviewSession
    private let runner: FrameRunner
    private let output: MemoryOutput
    private let clock: ManualClock

    package init(_ subject: Subject, run: RunOptions) throws {
        let plan = try RunPlan(subject, options: run, isHeadless: true)
        session = PreviewSession(plan)
        output = MemoryOutput(screen: plan.screen, kernels: plan.kernels, threads: plan.threads)
        runner = FrameRunner(stage: session.stage, output: output, capacity: 1)
        clock = ManualClock(rate: run.refreshRate ?? 60)
        // The screen as it is before anything moves, so that snapshots have something to show.
        try runner.run(FrameRunner.Turn(tick: clock.nextTick()))
    }

    /// The picture as it stands: at first, the screens before anything moves.
    package var image: CGImage { output.image }

    /// The picture at `progress`, 0 to 1.
    package func image(at progress: Double) throws -> CGImage {
        try runner.run(FrameRunner.Turn(tick: clock.nextTick(), phase: .replay)) { session.scene.show(progress) }
        return output.image
    }

    /// `count` pictures from progress 0 to 1 side by side, labelled in per cent; at least one.
    package func strip(_ count: Int) throws -> CGImage {
        let steps = FilmStrip.progress(count: count)
        // Found out before minutes of drawing.
        let bounds = output.bounds
        let layout = FilmStripLayout(frameCount: count, frameWidth: bounds.width, frameHeight: bounds.height)
        guard layout.isDrawable else {
            throw PreviewError(
                place: "--strip \(count)",
                problem: "\(layout.width)x\(layout.height) pixels are more than a picture can have",
                remedy: "Give fewer frames, or a smaller --size or --scale.", status: .usage)
        }
        let frames = try steps.map(image(at:))
        return try FilmStrip.image(frames: frames, labels: steps.map(FilmStrip.label(progress:)))
    }
}
