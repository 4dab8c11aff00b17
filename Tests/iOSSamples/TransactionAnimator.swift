import UIKit

/// Basic animations in a transaction whose completion block ends the transition.
final class TransactionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else { return }
        let containerView = transitionContext.containerView
        containerView.insertSubview(toView, belowSubview: fromView)

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            fromView.layer.removeAllAnimations()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.byValue = NSNumber(value: Double(containerView.bounds.width))
        slide.duration = transitionDuration(using: transitionContext)
        slide.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        slide.fillMode = kCAFillModeForwards
        slide.isRemovedOnCompletion = false
        fromView.layer.add(slide, forKey: nil)
        CATransaction.commit()
    }
}
