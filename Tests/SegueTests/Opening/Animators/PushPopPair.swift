import UIKit

// One class for each direction of a navigation stack.

final class SlidePushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(false)
        }
        container.addSubview(to)
        to.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            to.frame = container.bounds
            from.alpha = 0.4
        } completion: { _ in
            from.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class SlidePopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(false)
        }
        container.insertSubview(to, belowSubview: from)
        to.alpha = 0.4
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            from.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
            to.alpha = 1
        } completion: { _ in
            to.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
