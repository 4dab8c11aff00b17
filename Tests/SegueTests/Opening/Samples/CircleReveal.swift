import UIKit

/// Vends the animators of a presentation that opens as a circle and closes as one.
class CircleRevealDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return CircleAnimator(opens: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CircleAnimator(opens: false)
    }
}

/// Animates the path of a shape layer that masks the presented screen.
private class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private let opens: Bool
    private weak var maskedView: UIView?
    private weak var context: UIViewControllerContextTransitioning?

    init(opens: Bool) {
        self.opens = opens
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.viewController(forKey: .from)?.view,
            let toController = transitionContext.viewController(forKey: .to),
            let toView = toController.view
        else { return transitionContext.completeTransition(false) }
        context = transitionContext
        let container = transitionContext.containerView
        if opens {
            toView.frame = transitionContext.finalFrame(for: toController)
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }

        let bounds = container.bounds
        let centre = CGPoint(x: bounds.midX, y: bounds.maxY - 80)
        let farthest = hypot(bounds.midX, centre.y)
        let small = UIBezierPath(arcCenter: centre, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let large = UIBezierPath(arcCenter: centre, radius: farthest, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let target = opens ? toView : fromView
        maskedView = target

        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = opens ? large.cgPath : small.cgPath
        target.layer.mask = mask

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = opens ? small.cgPath : large.cgPath
        animation.toValue = mask.path
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "reveal")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        maskedView?.layer.mask = nil
        guard let context = context else { return }
        context.completeTransition(!context.transitionWasCancelled)
    }
}
