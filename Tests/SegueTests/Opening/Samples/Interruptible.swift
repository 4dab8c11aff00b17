import UIKit

extension Notification.Name {
    static let transitionsShouldFinish = Notification.Name("TransitionsShouldFinish")
}

/// Lifts the new screen up with a property animator that can be paused, reversed and continued, and that a notification
/// ends at once.
class InterruptibleRise: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)
        let toView = transitionContext.view(forKey: .to)
        if let toView = toView, let toController = transitionContext.viewController(forKey: .to) {
            toView.frame = transitionContext.finalFrame(for: toController)
            toView.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
            container.addSubview(toView)
        }
        toView?.layer.cornerRadius = 32
        toView?.layer.masksToBounds = true

        let timing = UISpringTimingParameters(dampingRatio: 0.85)
        let duration = transitionDuration(using: transitionContext)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations {
            toView?.transform = .identity
            toView?.layer.cornerRadius = 0
            fromView?.alpha = 0.5
            fromView?.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
        }
        animator.addCompletion { position in
            fromView?.alpha = 1
            fromView?.transform = .identity
            toView?.transform = .identity
            toView?.layer.cornerRadius = 0
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        NotificationCenter.default.addObserver(
            self, selector: #selector(finishAtOnce), name: .transitionsShouldFinish, object: nil)
        return animator
    }

    @objc private func finishAtOnce() {
        guard let animator = animator, animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        NotificationCenter.default.removeObserver(self)
        animator = nil
    }
}
