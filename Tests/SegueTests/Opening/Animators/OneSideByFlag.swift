import UIKit

/// One class for both directions, which moves the presented side alone.
final class ModalSlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        if isPresenting { transitionContext.containerView.addSubview(controller.view) }
        let shown = transitionContext.finalFrame(for: controller).insetBy(dx: 30, dy: 120)
        let hidden = shown.offsetBy(dx: transitionContext.containerView.frame.width, dy: 0)
        controller.view.frame = isPresenting ? hidden : shown
        UIView.animate(
            withDuration: 0.4,
            animations: { controller.view.frame = self.isPresenting ? shown : hidden },
            completion: { _ in
                let isDone = !transitionContext.transitionWasCancelled
                if !self.isPresenting, isDone { controller.view.removeFromSuperview() }
                transitionContext.completeTransition(isDone)
            })
    }
}
