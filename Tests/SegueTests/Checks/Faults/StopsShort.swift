import UIKit

/// Slides the new screen up, and stops 24 points below its place.
final class StopsShort: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: 0, dy: final.height)
        container.addSubview(to)
        UIView.animate(withDuration: 0.4) {
            to.frame = final.offsetBy(dx: 0, dy: 24)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
