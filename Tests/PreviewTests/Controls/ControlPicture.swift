import Compositor
import Graphics
import LayerTree
import SDLPlatform
import ViewKit

@testable import Preview

/// A screen of views in memory, two pixels to a point.
@MainActor struct ControlPicture {
    let stage: Stage
    private let output: MemoryOutput
    private let runner: FrameRunner
    private let clock = ManualClock()
    let root: UIView

    /// An empty white screen.
    init(size: CGSize) throws {
        try self.init(size: size) { stage in
            stage.run {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                return controller
            }
        }
    }

    /// A screen that shows `controller`.
    init(size: CGSize, controller: (Stage) -> UIViewController) throws {
        let screen = ScreenTraits(size: size, scale: 2)
        stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        output = MemoryOutput(screen: screen, kernels: .best)
        runner = FrameRunner(source: stage, output: output)
        let controller = controller(stage)
        root = stage.run { controller.view }
        stage.show(controller)
    }

    /// Puts what `make` gives at a place, as large as it wants to be unless it has a size.
    func add(_ x: CGFloat, _ y: CGFloat, _ make: () -> UIView) {
        stage.run {
            let view = make()
            if view.bounds.size == .zero { view.sizeToFit() }
            view.frame.origin = CGPoint(x: x, y: y)
            root.addSubview(view)
        }
    }

    /// Makes so many frames, and gives the picture after the last.
    func image(frames: Int = 1, _ change: () -> Void = {}) throws -> CGImage {
        for index in 0..<frames {
            try runner.run(FrameRequest(tick: clock.nextTick())) { if index == 0 { change() } }
        }
        return output.image
    }
}
