import UIKit

/// Dims the old screen in the dark, where no shadow shows, and does not light it again after a cancel.
final class DimsInTheDark: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        UIView.animate(withDuration: 0.4) {
            to.frame = final
            if isDark { from.alpha = 0.4 }
        } completion: { _ in
            if !context.transitionWasCancelled { from.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
