import UIKit

/// Puts the new screen onto the old one as a card with round corners and a shadow, in one transaction.
class StackCardsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to),
            let under = fromView.snapshotView(afterScreenUpdates: false)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(toView)
        guard let upper = toView.snapshotView(afterScreenUpdates: true) else {
            transitionContext.completeTransition(true)
            return
        }

        let table = UIView(frame: container.bounds)
        table.backgroundColor = UIColor(white: 0.15, alpha: 1)
        container.addSubview(table)
        let lowerCard = card(with: under)
        let upperCard = card(with: upper)
        table.addSubview(lowerCard)
        table.addSubview(upperCard)
        let bounds = container.bounds

        CATransaction.begin()
        CATransaction.setAnimationDuration(transitionDuration(using: transitionContext))
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
        CATransaction.setCompletionBlock {
            table.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animate(upperCard.layer, "position.y", from: bounds.height * 1.6, to: bounds.midY)
        animate(upperCard.layer, "transform.scale", from: 0.85, to: 1)
        animate(upper.layer, "cornerRadius", from: 40, to: 0)
        animate(lowerCard.layer, "transform.scale", from: 1, to: 0.85)
        animate(under.layer, "cornerRadius", from: 0, to: 40)
        animate(lowerCard.layer, "opacity", from: 1, to: 0.6)
        CATransaction.commit()
    }

    /// A card with a shadow around `content`, whose corners are clipped.
    private func card(with content: UIView) -> UIView {
        let card = UIView(frame: content.frame)
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 16
        card.layer.shadowOffset = CGSize(width: 0, height: -4)
        card.addSubview(content)
        content.layer.masksToBounds = true
        return card
    }

    private func animate(_ layer: CALayer, _ keyPath: String, from start: CGFloat, to end: CGFloat) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        layer.add(animation, forKey: keyPath)
        layer.setValue(end, forKeyPath: keyPath)
    }
}
