import UIKit

/// Two steps, the second in the completion of the first, and a view of its own on the key window.
class BounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toViewController = transitionContext.viewController(forKey: .to),
            let toView = toViewController.view
        else { return }
        let containerView = transitionContext.containerView
        let bounds = UIScreen.main.bounds
        let flash = UIView(frame: bounds)
        flash.backgroundColor = .white
        flash.alpha = 0
        UIApplication.shared.keyWindow?.addSubview(flash)
        let finalFrameForVC = transitionContext.finalFrame(for: toViewController)
        toView.frame = finalFrameForVC.offsetBy(dx: 0, dy: -bounds.size.height)
        containerView.addSubview(toView)
        let half = transitionDuration(using: transitionContext) / 2
        UIView.animate(
            withDuration: half, delay: 0, options: UIView.AnimationOptions.curveEaseIn,
            animations: {
                toView.frame = finalFrameForVC.offsetBy(dx: 0, dy: 20)
                flash.alpha = 0.3
            },
            completion: { _ in
                UIView.animate(
                    withDuration: half,
                    animations: {
                        toView.frame = finalFrameForVC
                        flash.alpha = 0
                    },
                    completion: { finished in
                        flash.removeFromSuperview()
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    })
            })
    }
}
