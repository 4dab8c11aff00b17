import UIKit

/// Shades the old screen where there is room around it, and leaves the shade there.
final class LeavesShadeOnTablets: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
        shade.alpha = 0
        if container.traitCollection.horizontalSizeClass == .regular { container.addSubview(shade) }
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        UIView.animate(withDuration: 0.4) {
            to.frame = final
            shade.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
