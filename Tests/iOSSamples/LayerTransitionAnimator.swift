import UIKit

/// A transition of the container's layer, as one borrowed from the days before custom transitions; its delegate ends it.
final class LayerTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    var subtype = CATransitionSubtype.fromRight
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let transition = CATransition()
        transition.type = .push
        transition.subtype = subtype
        transition.duration = transitionDuration(using: transitionContext)
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        transition.delegate = self
        transitionContext.containerView.layer.add(transition, forKey: kCATransition)
        if let toView = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(toView) }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        self.context = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}
