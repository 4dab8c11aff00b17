import UIKit

/// Fades the bar alongside by the coordinator of the transition before.
final class KeepsCoordinator: NSObject, UIViewControllerAnimatedTransitioning {
    private static var coordinator: UIViewControllerTransitionCoordinator?

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let coordinator = Self.coordinator ?? screen.transitionCoordinator
        Self.coordinator = coordinator
        let bar = screen.navigationController?.navigationBar
        coordinator?.animate(
            alongsideTransition: { _ in bar?.alpha = 0.9 }, completion: { _ in bar?.alpha = 1 })
        UIView.animate(withDuration: 0.4) {
            from.alpha = 0.5
            to.frame = final
        } completion: { _ in
            from.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
