import UIKit

/// Asked for its property animator, it makes one, and keeps none.
class ExpandInterruptible: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        let to = transitionContext.view(forKey: .to)
        if let to { transitionContext.containerView.addSubview(to) }
        to?.alpha = 0
        to?.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.9) {
            to?.alpha = 1
            to?.transform = .identity
        }
        animator.addCompletion { _ in
            to?.transform = .identity
            to?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
    }
}
