import Transitions
import ViewKit

/// A transition of the user's between stock screens, which keys and a drag anywhere can scrub.
@MainActor final class StockScene: ScrubbableScene {
    private let scene: TransitionScene
    private let drag: StockDrag

    /// The screens of `transition` on `stage`.
    init(_ transition: BuiltInTransition, style: StockStyle, on stage: Stage) {
        let scene = TransitionScene(transition, on: stage)
        self.scene = scene
        drag = StockDrag(
            style, of: scene.root, on: stage.window, isAtStart: { scene.isAtStart },
            start: { scene.toggle(drivenBy: $0) })
    }

    func show(_ progress: Double) { scene.show(progress) }
    func scrub(to progress: Double) -> Double? { scene.scrub(to: progress) }
    func scrub(by step: Double) -> Double? { scene.scrub(by: step) }
    func play() { scene.play() }
    func letGo() { scene.letGo() }
    func cancel() { scene.cancel() }
    var isPlaying: Bool { scene.isPlaying }
    func advance() { scene.advance() }
}
