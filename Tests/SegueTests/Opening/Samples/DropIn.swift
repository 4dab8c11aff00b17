import UIKit

/// Lets the new screen fall in from above in keyframes: it overshoots, tilts and settles.
class DropInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let height = container.bounds.height
        toView.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: 0, y: -height).rotated(by: -.pi / 12)

        let duration = transitionDuration(using: transitionContext)
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: [.calculationModeCubic],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    toView.transform = CGAffineTransform(translationX: 0, y: 24).rotated(by: .pi / 40)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                    toView.transform = CGAffineTransform(translationX: 0, y: -10).rotated(by: -.pi / 90)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                    toView.transform = .identity
                }
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.5) {
                    fromView.alpha = 0.3
                    fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                }
            },
            completion: { _ in
                fromView.alpha = 1
                fromView.transform = .identity
                toView.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
