import UIKit

/// Slides the pushed screen over the old one, which follows at a third of the distance under a dark veil.
class SlideOverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let width = container.bounds.width
        let isPush = operation == .push
        toView.frame = container.bounds

        let veil = UIView(frame: container.bounds)
        veil.backgroundColor = .black
        let upper = isPush ? toView : fromView
        let lower = isPush ? fromView : toView
        if isPush {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }
        container.insertSubview(veil, belowSubview: upper)

        let outside = CGAffineTransform(translationX: width, y: 0)
        let behind = CGAffineTransform(translationX: -width / 3, y: 0)
        upper.transform = isPush ? outside : .identity
        lower.transform = isPush ? .identity : behind
        veil.alpha = isPush ? 0 : 0.4

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
            animations: {
                upper.transform = isPush ? .identity : outside
                lower.transform = isPush ? behind : .identity
                veil.alpha = isPush ? 0.4 : 0
            },
            completion: { _ in
                veil.removeFromSuperview()
                upper.transform = .identity
                lower.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
