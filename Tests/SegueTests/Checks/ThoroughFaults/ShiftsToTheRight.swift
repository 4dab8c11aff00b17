import UIKit

/// Shifts the old screen by a part, and brings it back to where it was in one direction of reading alone.
final class ShiftsToTheRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        to.frame = final.offsetBy(dx: isReversed ? -final.width : final.width, dy: 0)
        container.addSubview(to)

        UIView.animate(withDuration: 0.4) {
            to.frame = final
            from.transform = CGAffineTransform(translationX: isReversed ? 90 : -90, y: 0)
        } completion: { _ in
            if from.transform.tx < 0 { from.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
