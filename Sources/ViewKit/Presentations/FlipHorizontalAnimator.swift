/// Turns the screen about its vertical axis; what is presented is on its back.
@MainActor final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool
    private static let duration: TimeInterval = 0.75
    /// The viewer's distance in widths of the screen.
    private static let distance: CGFloat = 2

    init(presents: Bool) {
        self.presents = presents
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.viewController(forKey: .from)?.view,
            let to = transitionContext.viewController(forKey: .to)?.view
        else { return transitionContext.completeTransition(false) }
        let front = picture(of: from, in: container, afterScreenUpdates: false)
        if let view = transitionContext.view(forKey: .to) {
            if presents { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
        }
        let back = picture(of: to, in: container, afterScreenUpdates: true)
        let canvas = makeCanvas(in: container, holding: [front, back])
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let half = presents ? Double.pi : -Double.pi
        turn(front, from: 0, to: half)
        turn(back, from: -half, to: 0)
        CATransaction.commit()
    }

    private func makeCanvas(in container: UIView, holding pictures: [UIView]) -> UIView {
        let canvas = UIView(frame: container.bounds)
        canvas.backgroundColor = .black
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (Self.distance * max(1, container.bounds.width))
        canvas.layer.sublayerTransform = perspective
        for picture in pictures { canvas.addSubview(picture) }
        container.addSubview(canvas)
        return canvas
    }

    /// A picture of `view` where it lies, whose back does not show.
    private func picture(of view: UIView, in container: UIView, afterScreenUpdates: Bool) -> UIView {
        let picture = view.snapshotView(afterScreenUpdates: afterScreenUpdates) ?? UIView()
        picture.frame = view.convert(view.bounds, to: container)
        picture.layer.isDoubleSided = false
        return picture
    }

    private func turn(_ picture: UIView, from start: Double, to end: Double) {
        let turning = CABasicAnimation(keyPath: "transform.rotation.y")
        (turning.fromValue, turning.toValue, turning.duration) = (start, end, Self.duration)
        turning.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        // The completion takes the canvas away in the frame in which the turn is over.
        (turning.fillMode, turning.isRemovedOnCompletion) = (.both, false)
        picture.layer.add(turning, forKey: "flip")
    }
}
