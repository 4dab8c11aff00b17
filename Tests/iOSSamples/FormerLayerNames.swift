import UIKit

// Before Swift 4.2: constants with prefixes where there are enums now, and global functions.
class FormerLayerNamesAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    var finish: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: UITransitionContextViewKey.to) else { return }
        let container = transitionContext.containerView
        container.addSubview(toView)
        container.bringSubview(toFront: toView)
        let spring = CASpringAnimation(keyPath: "transform.scale.x")
        spring.fromValue = 0.4
        spring.toValue = 1
        spring.damping = 18
        spring.duration = transitionDuration(using: transitionContext)
        spring.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
        spring.fillMode = kCAFillModeBoth
        spring.isRemovedOnCompletion = false
        spring.delegate = self
        finish = {
            toView.layer.removeAnimation(forKey: "stretch")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        toView.layer.add(spring, forKey: "stretch")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        finish?()
        finish = nil
    }
}
