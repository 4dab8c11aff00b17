import UIKit

/// Makes room below the old screen while a new one comes, and forgets it after a cancel.
final class PadsPresenter: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let old = context.viewController(forKey: .from), let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        old.additionalSafeAreaInsets.left += 24
        UIView.animate(withDuration: 0.4) {
            from.alpha = 0.5
            to.frame = final
        } completion: { _ in
            from.alpha = 1
            if !context.transitionWasCancelled { old.additionalSafeAreaInsets.left -= 24 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
