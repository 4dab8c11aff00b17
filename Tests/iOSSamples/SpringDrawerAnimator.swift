import UIKit

/// Runs a property animator with a spring, and adds to it what a screen wants beside it.
protocol AnimatesAlongside: AnyObject {
    func animations(alongside animator: UIViewPropertyAnimator)
}

final class SpringDrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var running: UIViewPropertyAnimator?
    weak var companion: AnimatesAlongside?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let running = running { return running }
        let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 0.2))
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: timing)
        if let to = transitionContext.view(forKey: .to) {
            let container = transitionContext.containerView
            let shade = UIView(frame: container.bounds)
            shade.backgroundColor = .black
            shade.alpha = 0
            container.addSubview(shade)
            container.addSubview(to)
            to.transform = CGAffineTransform(translationX: -container.bounds.width, y: 0)
            animator.addAnimations {
                to.transform = .identity
                shade.alpha = 0.4
            }
            animator.addCompletion { _ in
                to.transform = .identity
                shade.removeFromSuperview()
            }
        }
        companion?.animations(alongside: animator)
        animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
        running = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { running = nil }
}
