import UIKit

// A drawer at the left, with a shadow over what it covers.

class ShowDrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let controller = ctx.viewController(forKey: .to), let drawer = controller.view else { return }
        ctx.containerView.addSubview(drawer)
        drawer.frame = ctx.finalFrame(for: controller)
        drawer.transform = CGAffineTransform(translationX: -drawer.bounds.width, y: 0)
        UIView.animate(withDuration: transitionDuration(using: ctx), animations: { drawer.transform = .identity }) {
            _ in
            drawer.transform = .identity
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}

class HideDrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let drawer = ctx.viewController(forKey: .from)?.view else { return }
        UIView.animate(withDuration: transitionDuration(using: ctx)) {
            drawer.transform = CGAffineTransform(translationX: -drawer.bounds.width, y: 0)
        } completion: { _ in
            drawer.transform = .identity
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}
