import Motion

/// The animator of a zoom without a gesture, which a tool may scrub.
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the screen opens; otherwise it closes.
    let opens: Bool
    /// The canvas of the transition that runs; nil without one.
    private(set) var stage: ZoomStage?
    private weak var context: (any UIViewControllerContextTransitioning)?

    init(opens: Bool) {
        self.opens = opens
        super.init()
    }

    private var spring: Spring { .zoomOpening }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ZoomFlight.duration(of: spring)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let stage = makeStage(for: transitionContext) else { return transitionContext.completeTransition(false) }
        fly(stage, in: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { stage?.flight ?? NoInterruptibleAnimator.shared }

    func animationEnded(_ transitionCompleted: Bool) {
        stage = nil
        context = nil
    }

    /// Brings the screens of `context` into its container, and covers them with a canvas; nil for screens that do not zoom.
    ///
    /// `former` is the canvas of the push that the transition undoes.
    func makeStage(
        for context: any UIViewControllerContextTransitioning, goingOnFrom former: ZoomStage? = nil
    ) -> ZoomStage? {
        let keys: [UITransitionContextViewControllerKey] = opens ? [.to, .from] : [.from, .to]
        guard let zoomed = context.viewController(forKey: keys[0]),
            let beneath = context.viewController(forKey: keys[1]),
            let screens = ZoomScreens(zoomed: zoomed, beneath: beneath)
        else { return nil }
        let container = context.containerView
        if opens {
            zoomed.view.frame = context.finalFrame(for: zoomed)
            container.addSubview(zoomed.view)
        } else if let view = context.view(forKey: .to) {
            container.insertSubview(view, at: 0)
        }
        beneath.view.layoutIfNeeded()
        zoomed.view.layoutIfNeeded()
        self.context = context
        let stage = former ?? ZoomStage(screens, in: container, isOpen: !opens)
        container.bringSubviewToFront(stage.canvas)
        self.stage = stage
        screens.zoomed.zoomDismissal?.watch(stage)
        return stage
    }

    /// Has the card fly to the end of the transition, `velocity` in ways per second at first.
    func fly(_ stage: ZoomStage, in context: any UIViewControllerContextTransitioning) {
        let end = opens ? stage.geometry.pageLayout : stage.geometry.sourceLayout
        ZoomFlight(of: stage, to: end, spring: spring) { [weak self] _ in
            self?.complete()
        }.startAnimation()
    }

    private func complete() {
        guard let context else { return }
        stage?.remove()
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Brings the card of a transition that is to be over to the end to which it flies.
    func finishFlight() {
        guard let flight = stage?.flight else { return }
        flight.finishAnimation(at: flight.isReversed ? .start : .end)
    }

    /// Completes the opening where a finger has caught its card; false where that is not possible.
    ///
    /// Apple's documentation has it that an opening is never cancelled: it counts as complete, and a dismissal begins.
    func completeEarly() -> Bool {
        guard opens, let context, let stage, stage.flight?.isRunning == true else { return false }
        stage.stop()
        context.completeTransition(true)
        return true
    }
}
