// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Blurs the old screen away, and lets the new one come out of the blur.
final class BlurAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to)!
        let duration = transitionDuration(using: transitionContext)
        toView.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        container.addSubview(toView)
        toView.alpha = 0

        let blurView = UIVisualEffectView(effect: nil)
        blurView.frame = container.bounds
        container.addSubview(blurView)

        UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                blurView.effect = UIBlurEffect(style: .light)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.2) {
                toView.alpha = 1
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                blurView.effect = nil
            }
        } completion: { _ in
            blurView.removeFromSuperview()
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
