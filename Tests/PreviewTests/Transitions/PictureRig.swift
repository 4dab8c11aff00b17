import Compositor
import Graphics
import LayerTree
import Testing
import ViewKit

@testable import Preview

/// A built-in transition in memory, on a screen of 195 x 422 pixels if nothing else is said.
@MainActor struct PictureRig {
    let output: MemoryOutput
    private let scene: TransitionScene
    private let stage: Stage
    private let runner: FrameRunner
    private let clock = ManualClock()

    init(
        _ name: String, kernels: KernelSet, reducesMotion: Bool = false, isDark: Bool = false,
        size: CGSize = CGSize(width: 195, height: 422)
    ) throws {
        var options = RunOptions()
        options.settings.reducesMotion = reducesMotion
        options.settings.isDark = isDark
        options.kernels = kernels.name
        let screen = ScreenTraits(size: size, scale: 1)
        let session = try PreviewSession(
            RunPlan(Subject(named: name), options: options, isHeadless: true), on: screen)
        scene = try #require(session.scene as? TransitionScene)
        stage = session.stage
        output = MemoryOutput(screen: screen, kernels: kernels)
        runner = FrameRunner(source: stage, output: output)
        try runner.run(FrameRequest(tick: clock.nextTick()))
    }

    func show(_ progress: Double) throws {
        try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay)) { scene.show(progress) }
    }

    /// Calls `body` with each view of the window.
    func forEachView(_ body: (UIView) -> Void) {
        func visit(_ view: UIView) {
            body(view)
            view.subviews.forEach(visit)
        }
        stage.run { visit(stage.window) }
    }

    func play() { stage.run { scene.play() } }

    func release() { stage.run { scene.release(finishes: true) } }

    func rest() throws {
        for _ in 0..<600 {
            try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay))
            if !stage.wantsFrames { return }
        }
        Issue.record("it does not come to rest")
    }
}
