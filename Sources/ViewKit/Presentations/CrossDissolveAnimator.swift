/// Fades the presented view in and out.
@MainActor final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool
    private static let duration: TimeInterval = 0.35

    init(presents: Bool) {
        self.presents = presents
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fading = transitionContext.view(forKey: presents ? .to : .from),
            let controller = transitionContext.viewController(forKey: presents ? .to : .from)
        else { return transitionContext.completeTransition(false) }
        let alpha = fading.alpha
        if presents {
            fading.frame = transitionContext.finalFrame(for: controller)
            fading.alpha = 0
            container.addSubview(fading)
        } else if let beneath = transitionContext.view(forKey: .to) {
            container.insertSubview(beneath, belowSubview: fading)
        }
        UIView.animate(withDuration: Self.duration) { [presents] in
            fading.alpha = presents ? alpha : 0
        } completion: { _ in
            fading.alpha = alpha
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
