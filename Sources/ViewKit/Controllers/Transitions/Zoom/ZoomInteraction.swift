import Motion

/// Moves the card of a zoomed screen that closes: under the fingers, and after them to the source or back.
///
/// A screen that closes without a gesture has one too, so that a finger can catch it on its way.
@MainActor final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart: Bool
    /// The animator that brings the screens in, and plays in place of the gesture for a tool.
    let animator = ZoomAnimator(opens: false)
    /// The canvas of the push that a finger has caught; nil otherwise, and once the transition has begun.
    private var former: ZoomStage?
    private weak var context: (any UIViewControllerContextTransitioning)?
    private var stage: ZoomStage? { animator.stage }
    /// The card when the present fingers came down.
    private var held: ZoomLayout?
    /// Its progress when the first of them did, on which the release is decided.
    private var heldProgress = 1.0
    /// Called when the transition is over.
    var didEnd: () -> Void = {}

    /// An interaction that waits for a gesture or plays; `former` is the canvas of the push that it undoes.
    init(waits: Bool, goingOnFrom former: ZoomStage? = nil) {
        wantsInteractiveStart = waits
        self.former = former
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let stage = animator.makeStage(for: transitionContext, goingOnFrom: former) else {
            return transitionContext.completeTransition(false)
        }
        former = nil
        context = transitionContext
        regroup()
        heldProgress = stage.layout.progress
        if !wantsInteractiveStart { fly(stage, toSource: true, spring: .zoomOpening) }
    }

    /// Whether a finger holds the card, or may catch it.
    var isRunning: Bool { context != nil }

    /// Holds the card where it is, from where the fingers move it on.
    func hold() {
        guard let stage else { return }
        stage.stop()
        regroup()
        heldProgress = stage.layout.progress
        context?.pauseInteractiveTransition()
    }

    /// Has the fingers that are down now move the card on from where it is.
    func regroup() { held = stage?.layout }

    /// Shows the card as the fingers have it.
    func move(_ fingers: ZoomFingers) {
        guard let stage, let held else { return }
        stage.show(fingers.layout(of: held))
        context?.updateInteractiveTransition(1 - stage.layout.progress)
    }

    /// Lets the card go: to the source, or back to the open screen where the gesture was too short, or `isLost`.
    func release(_ fingers: ZoomFingers, isLost: Bool) {
        guard let stage, let held, let context else { return }
        let full = max(0.01, heldProgress)
        // Ways per second: the way is as long as the card is large.
        let rate = (fingers.layout(of: held, after: Self.instant).progress - stage.layout.progress) / Self.instant
        let left = max(0.05, stage.layout.progress)
        if !isLost, ZoomResponse.dismisses(fingers.gesture, scale: stage.layout.progress / full, rate: rate / full) {
            stage.updateSource()
            context.finishInteractiveTransition()
            fly(stage, toSource: true, spring: .zoomLanding, velocity: max(0, -rate / left))
        } else {
            context.cancelInteractiveTransition()
            let velocity = max(0, rate) / max(0.05, 1 - stage.layout.progress)
            fly(stage, toSource: false, spring: .zoomReturn, velocity: velocity)
        }
        self.held = nil
    }

    /// The seconds over which a rate is measured.
    private static let instant = 1e-3
    /// The greatest velocity at a release, in ways per second, fitted as in `ZoomResponse`.
    private static let greatestVelocity = 20.0

    /// Has the card fly to the source, or back to the open screen, and ends the transition there.
    private func fly(_ stage: ZoomStage, toSource: Bool, spring: Spring, velocity: Double = 0) {
        let end = toSource ? stage.geometry.sourceLayout : stage.geometry.pageLayout
        let speed = min(Self.greatestVelocity, velocity)
        ZoomFlight(of: stage, to: end, spring: spring, velocity: speed) { [weak self] _ in
            self?.end(completes: toSource)
        }.startAnimation()
    }

    private func end(completes: Bool) {
        let context = context
        self.context = nil
        stage?.remove()
        context?.completeTransition(completes)
        didEnd()
    }
}
