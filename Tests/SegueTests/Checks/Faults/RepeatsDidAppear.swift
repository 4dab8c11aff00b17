import UIKit

/// Has the new screen load its content as soon as it shows, and once more at the end.
final class RepeatsDidAppear: NSObject, UIViewControllerAnimatedTransitioning {
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
            if !context.transitionWasCancelled { screen.viewDidAppear(true) }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
