import UIKit

/// Fades a card in.
public final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    /// A fixed time.
    public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    /// Fades the new screen in over the old one.
    public func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
