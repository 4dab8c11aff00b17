/// The transition of an alert: it fades in from a little larger, and fades out; an action sheet slides up, and down.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIAlertController.Style
    private let presents: Bool
    /// In seconds, as is a phone's.
    private static let duration = 0.404
    private static let scale: CGFloat = 1.1

    init(_ style: UIAlertController.Style, presents: Bool) {
        self.style = style
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
        if presents {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
        }
        guard context.isAnimated else { return context.completeTransition(!context.transitionWasCancelled) }
        switch style {
        case .alert: fade(view, context)
        case .actionSheet: slide(view, context)
        }
    }

    private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        if presents {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        }
        animate(context) {
            view.alpha = presents ? 1 : 0
            view.transform = .identity
        } restore: {
            view.alpha = 1
            view.transform = .identity
        }
    }

    private func slide(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let shown = view.frame
        let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - shown.minY)
        if presents { view.frame = hidden }
        animate(context) {
            view.frame = presents ? shown : hidden
        } restore: {
            view.frame = shown
        }
    }

    private func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: () -> Void, restore: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: changes
        ) { _ in
            restore()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
