import UIKit

/// Property animators that are over before the transition is: they stop at their ends, also while it is scrubbed.
final class ForwardStackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        to.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        container.addSubview(to)
        let badge = UIView(frame: CGRect(x: 20, y: 700, width: 80, height: 80))
        badge.backgroundColor = .systemOrange
        container.addSubview(badge)
        let short = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { badge.frame.origin.x = 290 }
        short.startAnimation()
        let long = UIViewPropertyAnimator(duration: 1, curve: .linear) { to.transform = .identity }
        long.addCompletion { _ in
            badge.removeFromSuperview()
            to.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        long.startAnimation()
    }
}

/// The way back, by Core Animation.
final class BackwardStackAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            return transitionContext.completeTransition(false)
        }
        context = transitionContext
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.toValue = transitionContext.containerView.bounds.width
        slide.duration = 0.5
        slide.fillMode = .forwards
        slide.isRemovedOnCompletion = false
        slide.delegate = self
        from.layer.add(slide, forKey: "slide")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.view(forKey: .from)?.layer.removeAnimation(forKey: "slide")
        context?.completeTransition(context?.transitionWasCancelled == false)
        context = nil
    }
}
