/// Slides the presented view up from below the container, and down again.
@MainActor final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool
    private static let duration: TimeInterval = 0.5

    init(presents: Bool) {
        self.presents = presents
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let moving = transitionContext.view(forKey: presents ? .to : .from),
            let controller = transitionContext.viewController(forKey: presents ? .to : .from)
        else { return transitionContext.completeTransition(false) }
        let shown = presents ? transitionContext.finalFrame(for: controller) : moving.frame
        if presents {
            container.addSubview(moving)
        } else if let beneath = transitionContext.view(forKey: .to) {
            container.insertSubview(beneath, belowSubview: moving)
        }
        let hidden = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
        moving.frame = presents ? hidden : shown
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) { [presents] in
            moving.frame = presents ? shown : hidden
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            moving.frame = shown
        }
    }
}
