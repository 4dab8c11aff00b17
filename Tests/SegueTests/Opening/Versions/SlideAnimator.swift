import Foundation
import ViewKit

/// The transition of versions in this process, and that of those in their own: the new screen comes from the right.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.frame.origin.x = context.containerView.bounds.width
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
