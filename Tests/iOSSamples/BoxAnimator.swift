import UIKit

/// Turns a box of which two sides show the screens: one transform layer, two planes, and one explicit animation.
class BoxAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private var completion: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.75
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.layoutIfNeeded()
        let bounds = container.bounds

        let stage = CALayer()
        stage.frame = bounds
        stage.backgroundColor = UIColor.black.cgColor
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 850.0
        stage.sublayerTransform = perspective

        let box = makeBox(front: image(of: fromView), side: image(of: toView), bounds: bounds)
        stage.addSublayer(box)
        container.layer.addSublayer(stage)

        let rotation = CABasicAnimation(keyPath: "transform.rotation.y")
        rotation.fromValue = 0
        rotation.toValue = -CGFloat.pi / 2
        let pull = CAKeyframeAnimation(keyPath: "transform.translation.z")
        pull.values = [0, -bounds.width / 4, 0]
        let group = CAAnimationGroup()
        group.animations = [rotation, pull]
        group.duration = transitionDuration(using: transitionContext)
        group.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        group.fillMode = CAMediaTimingFillMode.both
        group.isRemovedOnCompletion = false
        group.delegate = self
        completion = {
            stage.removeFromSuperlayer()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        box.add(group, forKey: "turn")
    }

    private func makeBox(front: UIImage, side: UIImage, bounds: CGRect) -> CATransformLayer {
        let box = CATransformLayer()
        box.frame = bounds
        box.zPosition = -bounds.width / 2
        let front = plane(front, bounds: bounds)
        front.transform = CATransform3DMakeTranslation(0, 0, bounds.width / 2)
        let side = plane(side, bounds: bounds)
        var turned = CATransform3DMakeRotation(CGFloat.pi / 2, 0, 1, 0)
        turned = CATransform3DTranslate(turned, 0, 0, bounds.width / 2)
        side.transform = turned
        box.addSublayer(front)
        box.addSublayer(side)
        return box
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?()
        completion = nil
    }

    private func plane(_ image: UIImage, bounds: CGRect) -> CALayer {
        let plane = CALayer()
        plane.frame = bounds
        plane.contents = image.cgImage
        plane.contentsScale = image.scale
        plane.isDoubleSided = false
        return plane
    }

    private func image(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
        return renderer.image { rendererContext in
            view.layer.render(in: rendererContext.cgContext)
        }
    }
}
