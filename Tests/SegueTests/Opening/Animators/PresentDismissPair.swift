import UIKit

// The presenter's view stays where it is: each class asks for one side alone.

class CardPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: .to) else { return }
        let bounds = context.containerView.bounds
        card.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: bounds.height * 0.6)
        card.layer.cornerRadius = 24
        context.containerView.addSubview(card)
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            card.frame.origin.y = bounds.height * 0.4
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

class CardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: .from) else { return }
        UIView.animate(withDuration: 0.25) {
            card.frame.origin.y = context.containerView.bounds.height
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
