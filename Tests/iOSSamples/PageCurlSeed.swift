import UIKit

/// The published page curl, mended: the option is passed to a transition, which minds it; what moves are snapshots on a
/// canvas; and the context is completed, with whether the transition was cancelled.
class PageCurlTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.25
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from),
            let toVC = context.viewController(forKey: .to),
            let oldPage = fromVC.view.snapshotView(afterScreenUpdates: false),
            let newPage = toVC.view.snapshotView(afterScreenUpdates: true)
        else {
            context.completeTransition(false)
            return
        }
        let containerView = context.containerView
        if let toView = context.view(forKey: .to) {
            toView.frame = context.finalFrame(for: toVC)
            containerView.insertSubview(toView, at: 0)
        }
        let canvas = UIView(frame: containerView.bounds)
        containerView.addSubview(canvas)
        canvas.addSubview(oldPage)

        UIView.transition(
            from: oldPage,
            to: newPage,
            duration: self.transitionDuration(using: context),
            options: [isPresenting ? .transitionCurlUp : .transitionCurlDown, .preferredFramesPerSecond60],
            completion: { _ in
                canvas.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
