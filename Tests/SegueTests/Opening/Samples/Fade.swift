import UIKit

/// Cross-fades snapshots of the two screens; the one that goes grows a little as it disappears.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toViewController)
        container.addSubview(toView)

        let canvas = UIView(frame: container.bounds)
        canvas.backgroundColor = .systemBackground
        container.addSubview(canvas)
        guard let oldSnapshot = fromView.snapshotView(afterScreenUpdates: false),
            let newSnapshot = toView.snapshotView(afterScreenUpdates: true)
        else {
            canvas.removeFromSuperview()
            transitionContext.completeTransition(true)
            return
        }
        canvas.addSubview(newSnapshot)
        canvas.addSubview(oldSnapshot)
        newSnapshot.alpha = 0

        let scale: CGFloat = isPresenting ? 1.08 : 0.92
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                oldSnapshot.alpha = 0
                oldSnapshot.transform = CGAffineTransform(scaleX: scale, y: scale)
                newSnapshot.alpha = 1
            },
            completion: { _ in
                canvas.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
