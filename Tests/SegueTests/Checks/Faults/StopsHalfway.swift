import UIKit

/// Moves the new screen in half of its way, and the rest at once.
final class StopsHalfway: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        UIView.animate(withDuration: 0.4) {
            to.frame = final.offsetBy(dx: final.width * 0.5, dy: 0)
        } completion: { _ in
            to.frame = final
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
