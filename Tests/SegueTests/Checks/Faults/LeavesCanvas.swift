import UIKit

/// Moves a snapshot on a canvas, which it fades and forgets.
final class LeavesCanvas: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final
        container.addSubview(to)
        let canvas = UIView(frame: container.bounds)
        canvas.addSubview(from.snapshotView(afterScreenUpdates: false) ?? UIView())
        container.insertSubview(canvas, belowSubview: to)
        to.alpha = 0
        UIView.animate(withDuration: 0.4) {
            to.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
