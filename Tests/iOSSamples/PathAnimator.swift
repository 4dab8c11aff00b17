import UIKit

/// The new screen comes in along a curve, by a keyframe animation with a path, and is as large as it is far.
final class PathAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: container.bounds.maxX, y: -40))
        path.addQuadCurve(to: toView.center, controlPoint: CGPoint(x: -60, y: container.bounds.midY / 2))
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = path.cgPath
        flight.calculationMode = .paced
        let growth = CABasicAnimation(keyPath: "transform.scale")
        growth.fromValue = 0.1
        let group = CAAnimationGroup()
        group.animations = [flight, growth]
        group.duration = transitionDuration(using: transitionContext)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        toView.layer.add(group, forKey: nil)
        CATransaction.commit()
    }
}
