import QuartzCore
import UIKit

/// Two screens on a cube: both turn about the edge that they share, under a perspective of the container.
class CubeNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction { case left, right }

    let direction: Direction

    init(direction: Direction) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        let sign: CGFloat = direction == .left ? 1 : -1
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 600.0
        container.layer.sublayerTransform = perspective
        container.addSubview(to)
        place(to, anchor: CGPoint(x: direction == .left ? 0 : 1, y: 0.5))
        place(from, anchor: CGPoint(x: direction == .left ? 1 : 0, y: 0.5))
        to.layer.transform = CATransform3DMakeRotation(sign * .pi / 2, 0, 1, 0)
        let width = container.bounds.width
        to.layer.position.x += sign * width
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                from.layer.transform = CATransform3DMakeRotation(-sign * .pi / 2, 0, 1, 0)
                from.layer.position.x -= sign * width
                to.layer.transform = CATransform3DIdentity
                to.layer.position.x -= sign * width
            },
            completion: { _ in
                container.layer.sublayerTransform = CATransform3DIdentity
                for view in [from, to] {
                    view.layer.transform = CATransform3DIdentity
                    self.place(view, anchor: CGPoint(x: 0.5, y: 0.5))
                    view.frame = container.bounds
                }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func place(_ view: UIView, anchor: CGPoint) {
        let old = view.layer.anchorPoint
        view.layer.anchorPoint = anchor
        view.layer.position.x += (anchor.x - old.x) * view.bounds.width
        view.layer.position.y += (anchor.y - old.y) * view.bounds.height
    }
}
