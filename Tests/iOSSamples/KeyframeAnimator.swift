import UIKit

/// Three keyframes with gaps between them: the old screen shrinks, turns aside and drops, the new one is behind it.
final class KeyframeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let from = ctx.view(forKey: .from), let to = ctx.view(forKey: .to) else {
            return ctx.completeTransition(false)
        }
        ctx.containerView.insertSubview(to, belowSubview: from)
        to.alpha = 0.3
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: ctx), delay: 0, options: [.calculationModeCubic, .layoutSubviews]
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
                from.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.25) {
                from.transform = CGAffineTransform(scaleX: 0.7, y: 0.7).rotated(by: -0.15)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
                from.center.y += ctx.containerView.bounds.height
                from.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) { to.alpha = 1 }
        } completion: { _ in
            from.transform = .identity
            from.alpha = 1
            from.frame = ctx.containerView.bounds
            to.alpha = 1
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}
