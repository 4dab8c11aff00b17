/// The transition of an alert: it is there at once while what is beneath is dimmed, and fades out.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool
    /// Seconds of the dimming, by a critical spring of ω = 22.88, as measured on iOS 26.1; the fading out is a choice.
    private static let duration = 0.4036

    init(presents: Bool) {
        self.presents = presents
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let view = context.view(forKey: presents ? .to : .from),
            let controller = context.viewController(forKey: presents ? .to : .from)
        else { return context.completeTransition(false) }
        let presentation = controller.activePresentation as? AlertPresentationController
        if presents {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
        }
        guard context.isAnimated else {
            presentation?.dims = presents
            return context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            presentation?.dims = presents
            if !presents { view.alpha = 0 }
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
