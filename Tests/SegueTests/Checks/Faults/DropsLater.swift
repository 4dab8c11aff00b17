import UIKit

/// Drops a badge a moment after the beginning, in an animation of its own.
final class DropsLater: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let badge = UIView(frame: CGRect(x: 150, y: -90, width: 90, height: 90))
        badge.backgroundColor = .systemRed
        container.addSubview(badge)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
            UIView.animate(withDuration: 0.2) { badge.frame.origin.y = 300 }
        }
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            badge.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
