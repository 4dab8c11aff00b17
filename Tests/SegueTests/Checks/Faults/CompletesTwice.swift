import UIKit

/// Fades and slides in two animations, of which each completes the transition.
final class CompletesTwice: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        to.alpha = 0
        UIView.animate(withDuration: 0.3) {
            to.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
