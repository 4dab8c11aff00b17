import UIKit

/// Shields the window from touches while it runs, and takes the shield away at the end alone.
final class CoversAfterCancel: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let shield = UIView(frame: container.bounds)
        container.window?.addSubview(shield)
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            if !context.transitionWasCancelled { shield.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
