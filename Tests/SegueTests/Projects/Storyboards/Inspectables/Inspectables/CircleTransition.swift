import UIKit

/// Opens a screen in a growing circle around a button.
class CircleTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let button: CircleButton
    private var isPresenting = true

    init(button: CircleButton) {
        self.button = button
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        button.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else {
            transitionContext.completeTransition(false)
            return
        }
        toView.frame = transitionContext.finalFrame(for: to)
        container.insertSubview(toView, at: isPresenting ? container.subviews.count : 0)
        let screen: UIView = isPresenting ? toView : fromView

        let start = button.convert(button.bounds, to: container)
        let reach = hypot(
            max(start.midX, container.bounds.width - start.midX), max(start.midY, container.bounds.height - start.midY))
        let small = UIBezierPath(ovalIn: start).cgPath
        let large = UIBezierPath(ovalIn: start.insetBy(dx: start.width / 2 - reach, dy: start.height / 2 - reach))
            .cgPath

        let mask = CAShapeLayer()
        mask.path = isPresenting ? large : small
        screen.layer.mask = mask

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = isPresenting ? small : large
        animation.toValue = isPresenting ? large : small
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            screen.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        mask.add(animation, forKey: "path")
        CATransaction.commit()
    }
}
