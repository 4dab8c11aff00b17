import UIKit

/// Finishes a property animator that was never started.
final class FinishesInactive: NSObject, UIViewControllerAnimatedTransitioning {
    private var pulse: UIViewPropertyAnimator?

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let pulse = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { from.alpha = 0.8 }
        self.pulse = pulse
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { [self] _ in
            self.pulse?.finishAnimation(at: .end)
            from.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
