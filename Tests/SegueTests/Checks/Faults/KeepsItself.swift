import UIKit

/// Keeps a list of what ran, for statistics.
final class KeepsItself: NSObject, UIViewControllerAnimatedTransitioning {
    private static var history: [KeepsItself] = []

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        Self.history.append(self)
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
