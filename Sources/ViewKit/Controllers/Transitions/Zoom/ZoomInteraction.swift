import Motion

/// Moves the card of a zoomed screen that closes: under the fingers, and after them to the source or back.
///
/// A screen that closes without a gesture has one too, so that a finger can catch it on its way.
@MainActor final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart: Bool
    private let animator: ZoomAnimator
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

    /// An interaction for `animator`, that waits for a gesture or plays; `former` is the canvas of the push that it undoes.
    init(_ animator: ZoomAnimator, waits: Bool, goingOnFrom former: ZoomStage? = nil) {
        self.animator = animator
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
        if !wantsInteractiveStart { land(stage, spring: .zoomOpening, velocity: 0) }
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
            land(stage, spring: .zoomLanding, velocity: min(Self.greatestVelocity, max(0, -rate / left)))
        } else {
            context.cancelInteractiveTransition()
            goBack(stage, velocity: max(0, rate) / max(0.05, 1 - stage.layout.progress))
        }
        self.held = nil
    }

    /// The seconds over which a rate is measured.
    private static let instant = 1e-3
    /// The greatest velocity of a landing, in ways per second, fitted as in `ZoomResponse`.
    private static let greatestVelocity = 20.0

    private func land(_ stage: ZoomStage, spring: Spring, velocity: Double) {
        ZoomFlight(of: stage, to: stage.geometry.sourceLayout, spring: spring, velocity: velocity) { [weak self] _ in
            self?.end(completes: true)
        }.startAnimation()
    }

    private func goBack(_ stage: ZoomStage, velocity: Double) {
        let speed = min(Self.greatestVelocity, velocity)
        ZoomFlight(of: stage, to: stage.geometry.pageLayout, spring: .zoomReturn, velocity: speed) { [weak self] _ in
            self?.end(completes: false)
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
