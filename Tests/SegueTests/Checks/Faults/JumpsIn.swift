import UIKit

/// Shows the new screen at a third of its way at once.
final class JumpsIn: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width * 0.6, dy: 0)
        container.addSubview(to)
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
