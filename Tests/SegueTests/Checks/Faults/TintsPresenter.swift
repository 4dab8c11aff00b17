import UIKit

/// Colours the old screen, and leaves the colour after a cancel.
final class TintsPresenter: NSObject, UIViewControllerAnimatedTransitioning {
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
            from.backgroundColor = .systemPurple
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
