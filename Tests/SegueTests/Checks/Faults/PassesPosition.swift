import UIKit

/// Takes the position of its property animator for the outcome, which is the end after a scrub as well.
final class PassesPosition: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.frame = final }
        animator.addCompletion { position in
            context.completeTransition(position != .start)
        }
        self.animator = animator
        animator.startAnimation()
    }
}
