/// The navigation controller's own transition: the upper screen slides in from the right, the lower one follows slower.
///
/// The lower screen moves by 0.3 of the width and is dimmed by a tenth, as on a phone.
@MainActor final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private static let duration: TimeInterval = 0.35
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let pushes = operation == .push
        let (upper, lower) = pushes ? (to, from) : (from, to)
        let canvas = UIView(frame: container.bounds)
        let dimmer = UIView(frame: canvas.bounds)
        dimmer.backgroundColor = .black
        container.insertSubview(to, at: 0)
        container.addSubview(canvas)
        let pictures = [lower, upper].map { (view: UIView) -> UIView in
            let picture = view.snapshotView(afterScreenUpdates: view === to) ?? UIView(frame: view.frame)
            picture.center.y = view.center.y
            return picture
        }
        for view in [pictures[0], dimmer, pictures[1]] { canvas.addSubview(view) }
        let width = container.bounds.width
        let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let place = { (isShown: Bool) in
            pictures[0].center.x = isShown ? middle.x - width * Self.parallax : middle.x
            pictures[1].center.x = isShown ? middle.x : middle.x + width
            dimmer.alpha = isShown ? Self.dimming : 0
        }
        place(!pushes)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
            place(pushes)
        } completion: { _ in
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
