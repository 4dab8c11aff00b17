import UIKit

/// Explicit animations with a delegate, kept on the layer until the end, as one wrote before blocks.
class CoreAnimationAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private weak var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)

        let rotation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        rotation.values = [-0.2, 0.1, 0]
        rotation.keyTimes = [0, 0.6, 1]
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.fromValue = 0
        opacity.toValue = 1
        let group = CAAnimationGroup()
        group.animations = [rotation, opacity]
        group.duration = transitionDuration(using: transitionContext)
        group.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        group.delegate = self
        to.layer.add(group, forKey: "arrival")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        context.view(forKey: .to)?.layer.removeAnimation(forKey: "arrival")
        context.completeTransition(!context.transitionWasCancelled)
    }
}
