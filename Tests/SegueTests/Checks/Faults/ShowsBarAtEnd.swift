import UIKit

/// Shows a toolbar once the new screen is there, and none before.
final class ShowsBarAtEnd: NSObject, UIViewControllerAnimatedTransitioning {
    private let forward: Bool

    init(forward: Bool) { self.forward = forward }

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
            from.alpha = 0.5
            to.frame = final
        } completion: { _ in
            from.alpha = 1
            let isOver = !context.transitionWasCancelled
            context.completeTransition(isOver)
            if isOver { screen.navigationController?.setToolbarHidden(!self.forward, animated: false) }
        }
    }
}
