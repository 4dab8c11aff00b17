import UIKit

/// A card that rises, in the colours and with the helpers of its app.
final class CardAnimator: BaseAnimator {
    override func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        let card = CardView(theme: .standard)
        card.frame = context.containerView.bounds.insetBy(20)
        context.containerView.addSubview(card)
        card.roundCorners(Theme.radius)
        card.backgroundColor = UIColor(hex: 0xFF8800)
        let order = [CGPoint.zero, CGPoint(x: 1, y: 1)]
        card.center = card.center + (order[safe: 1] ?? .zero)
        UIView.animate(withDuration: Theme.duration) {
            card.alpha = 0
        } completion: { _ in
            card.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
