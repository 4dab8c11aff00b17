import UIKit

/// Blots of ink that grow until the new screen shows: shape layers in a mask, each with a group of animations, and one
/// transaction that knows the end.
final class InkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private struct Blot {
        let center: CGPoint
        let delay: CFTimeInterval
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        let bounds = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(toView)

        let mask = CALayer()
        mask.frame = bounds
        toView.layer.mask = mask
        let total = transitionDuration(using: transitionContext)
        let reach = hypot(bounds.width, bounds.height)

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            toView.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        for blot in blots(in: bounds) {
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: blot.center.x - 20, y: blot.center.y - 20, width: 40, height: 40)
            shape.path = splash(radius: 20, arms: 9)
            shape.fillColor = UIColor.black.cgColor
            mask.addSublayer(shape)

            let grow = CABasicAnimation(keyPath: "transform.scale")
            grow.fromValue = 0.0
            grow.toValue = reach / 20
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.byValue = CGFloat.pi / 3
            let fade = CAKeyframeAnimation(keyPath: "opacity")
            fade.values = [0, 1, 1]
            fade.keyTimes = [0, 0.2, 1]
            let group = CAAnimationGroup()
            group.animations = [grow, spin, fade]
            group.duration = total - blot.delay
            group.beginTime = shape.convertTime(CACurrentMediaTime(), from: nil) + blot.delay
            group.timingFunction = CAMediaTimingFunction(controlPoints: 0.6, 0, 0.4, 1)
            group.fillMode = .both
            group.isRemovedOnCompletion = false
            shape.add(group, forKey: "ink")
        }
        CATransaction.commit()
    }

    private func blots(in bounds: CGRect) -> [Blot] {
        [
            Blot(center: CGPoint(x: bounds.midX, y: bounds.midY), delay: 0),
            Blot(center: CGPoint(x: bounds.width * 0.2, y: bounds.height * 0.3), delay: 0.1),
            Blot(center: CGPoint(x: bounds.width * 0.8, y: bounds.height * 0.75), delay: 0.2),
        ]
    }

    private func splash(radius: CGFloat, arms: Int) -> CGPath {
        let path = CGMutablePath()
        let center = CGPoint(x: radius, y: radius)
        for index in 0..<(arms * 2) {
            let angle = CGFloat(index) / CGFloat(arms * 2) * 2 * .pi
            let length = index.isMultiple(of: 2) ? radius : radius * 0.8
            let point = CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
