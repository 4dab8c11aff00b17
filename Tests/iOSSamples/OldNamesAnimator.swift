import UIKit

// Written for Swift 4.0, never touched since: former names all over.
class OldNamesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var operation: UINavigationControllerOperation = .push
    var options: UIViewAnimationOptions = [.curveEaseOut]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: UITransitionContextViewKey.to) else { return }
        let container = transitionContext.containerView
        container.addSubview(toView)
        container.bringSubview(toFront: toView)
        toView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: options,
            animations: {
                toView.transform = CGAffineTransform.identity
            }
        ) { (finished: Bool) in
            toView.transform = CGAffineTransform.identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
