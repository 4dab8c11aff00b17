import UIKit

/// Blurs the old screen, exchanges the screens behind the blur, and clears it again.
class BlurThroughTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let blurView = UIVisualEffectView(effect: nil)

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toController)
        toView.alpha = 0
        container.addSubview(toView)
        blurView.frame = container.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(blurView)

        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
            animations: { [blurView] in
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    blurView.effect = UIBlurEffect(style: .regular)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.2) {
                    toView.alpha = 1
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    blurView.effect = nil
                }
            },
            completion: { [blurView] _ in
                blurView.removeFromSuperview()
                toView.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
