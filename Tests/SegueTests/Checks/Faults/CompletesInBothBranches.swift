import UIKit

/// Completes in a branch for the cancel, and after it once more.
final class CompletesInBothBranches: NSObject, UIViewControllerAnimatedTransitioning {
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
            to.frame = final
        } completion: { _ in
            if context.transitionWasCancelled {
                to.removeFromSuperview()
                context.completeTransition(false)
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
