import UIKit

/// Lets UIKit do it: `UIView.transition(from:to:…)` between both views.
final class ViewTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var options: UIView.AnimationOptions = [.transitionFlipFromLeft]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        UIView.transition(
            from: from, to: to, duration: transitionDuration(using: transitionContext), options: options
        ) { _ in
            let cancelled = transitionContext.transitionWasCancelled
            if cancelled { transitionContext.containerView.addSubview(from) }
            transitionContext.completeTransition(!cancelled)
        }
    }
}
