import UIKit

/// Flies a snapshot over the window, and removes it only where the gesture went through.
final class LeavesWindowSnapshot: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final
        container.addSubview(to)
        to.alpha = 0
        let flying = from.snapshotView(afterScreenUpdates: false) ?? UIView()
        flying.frame = CGRect(x: 40, y: 200, width: 120, height: 260)
        container.window?.addSubview(flying)
        UIView.animate(withDuration: 0.4) {
            flying.alpha = 0.1
            to.alpha = 1
        } completion: { _ in
            if !context.transitionWasCancelled { flying.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
