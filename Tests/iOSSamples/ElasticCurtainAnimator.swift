// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A curtain whose edge swings: control points under a spring, and a display link that draws the path through where
/// they are seen.
final class ElasticCurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let shapeLayer = CAShapeLayer()
    private let leftPoint = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    private let middlePoint = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    private let rightPoint = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    private var displayLink: CADisplayLink!
    private weak var curtain: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let containerView = transitionContext.containerView
        containerView.addSubview(toView)
        curtain = toView
        shapeLayer.actions = ["path": NSNull(), "position": NSNull(), "bounds": NSNull()]
        shapeLayer.fillColor = UIColor.black.cgColor
        toView.layer.mask = shapeLayer
        let width = containerView.bounds.width
        let height = containerView.bounds.height
        for (point, x) in [(leftPoint, 0), (middlePoint, width / 2), (rightPoint, width)] {
            point.center = CGPoint(x: x, y: 0)
            containerView.addSubview(point)
        }
        displayLink = CADisplayLink(target: self, selector: ElasticCurtainAnimator.updateShapeLayer)
        displayLink.add(to: RunLoop.main, forMode: RunLoop.Mode.common)

        let duration = transitionDuration(using: transitionContext)
        UIView.animate(
            withDuration: duration * 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [],
            animations: {
                self.leftPoint.center.y = height
                self.rightPoint.center.y = height
            }, completion: nil)
        UIView.animate(
            withDuration: duration, delay: 0.05, usingSpringWithDamping: 0.57, initialSpringVelocity: 0.0,
            options: [.curveEaseInOut],
            animations: {
                self.middlePoint.center.y = height
            },
            completion: { [weak self] _ in
                self?.stop()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    func updateShapeLayer() {
        guard let curtain = curtain else { return }
        shapeLayer.path = currentPath(width: curtain.bounds.width).cgPath
    }

    private func currentPath(width: CGFloat) -> UIBezierPath {
        let left = leftPoint.dgCenter(usePresentationLayer: true)
        let middle = middlePoint.dgCenter(usePresentationLayer: true)
        let right = rightPoint.dgCenter(usePresentationLayer: true)
        let bezierPath = UIBezierPath()
        bezierPath.move(to: CGPoint(x: 0.0, y: 0.0))
        bezierPath.addLine(to: left)
        bezierPath.addCurve(
            to: middle, controlPoint1: CGPoint(x: width * 0.25, y: left.y),
            controlPoint2: CGPoint(x: width * 0.35, y: middle.y))
        bezierPath.addCurve(
            to: right, controlPoint1: CGPoint(x: width * 0.65, y: middle.y),
            controlPoint2: CGPoint(x: width * 0.75, y: right.y))
        bezierPath.addLine(to: CGPoint(x: width, y: 0.0))
        bezierPath.close()
        return bezierPath
    }

    private func stop() {
        displayLink.isPaused = true
        displayLink.invalidate()
        curtain?.layer.mask = nil
        [leftPoint, middlePoint, rightPoint].forEach { $0.removeFromSuperview() }
    }
}

extension UIView {
    func dgCenter(usePresentationLayer: Bool) -> CGPoint {
        if usePresentationLayer, let presentationLayer = layer.presentation() {
            return presentationLayer.position
        }
        return center
    }
}
