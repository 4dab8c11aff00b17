import UIKit

/// What animators do with layers and their animations.
public class LayerSurface: NSObject, CAAnimationDelegate {
    private let layer = CALayer()
    private var link: CADisplayLink?
    private(set) var stopped: [String] = []

    func look() {
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.masksToBounds = false
        layer.opacity = 0.9
        layer.borderWidth = 1
        layer.borderColor = UIColor.lightGray.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 12).cgPath
        layer.backgroundColor = UIColor.white.cgColor
        layer.zPosition = 1
        layer.isDoubleSided = false
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }

    func place(in parent: CALayer, picture: UIImage) {
        parent.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        layer.position = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
        layer.contents = picture.cgImage
        layer.contentsScale = UIScreen.main.scale
        layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: layer.bounds).cgPath
        shape.fillColor = UIColor.black.cgColor
        shape.strokeColor = nil
        shape.lineWidth = 2
        layer.mask = shape
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.locations = [0, 0.8]
        gradient.frame = layer.bounds
        layer.addSublayer(gradient)
        gradient.removeFromSuperlayer()
    }

    func turn() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        layer.superlayer?.sublayerTransform = perspective
        layer.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
        let shifted: CATransform3D = CATransform3DTranslate(CATransform3DMakeTranslation(10, 0, 0), 0, 5, 0)
        let grown = CATransform3DScale(CATransform3DMakeScale(1.1, 1.1, 1), 0.5, 0.5, 1)
        layer.transform = CATransform3DConcat(CATransform3DMakeRotation(.pi, 1, 0, 0), shifted)
        layer.transform = CATransform3DConcat(grown, CATransform3DMakeAffineTransform(.identity))
        layer.setAffineTransform(.identity)
    }

    func animate() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.3
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        fade.delegate = self
        layer.add(fade, forKey: "fade")
        let turn = CABasicAnimation(keyPath: "transform")
        turn.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        turn.toValue = NSValue(caTransform3D: CATransform3DMakeRotation(.pi, 0, 1, 0))
        turn.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        let hop = CAKeyframeAnimation(keyPath: "position")
        hop.values = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 10, y: 10))]
        hop.keyTimes = [0, 1]
        let grow = CABasicAnimation(keyPath: "bounds")
        grow.toValue = NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let group = CAAnimationGroup()
        group.animations = [turn, hop, grow]
        group.duration = 0.5
        group.beginTime = CACurrentMediaTime() + 0.1
        layer.add(group, forKey: nil)
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        layer.add(push, forKey: kCATransition)
    }

    func inOneGo() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setCompletionBlock { [weak self] in self?.stopped.append("transaction") }
        layer.position = layer.presentation()?.position ?? layer.position
        CATransaction.commit()
        layer.removeAnimation(forKey: "fade")
        layer.removeAllAnimations()
    }

    func scrub(to share: CFTimeInterval) {
        layer.speed = 0
        layer.timeOffset = share
        layer.beginTime = 0
        link = CADisplayLink(target: self, selector: LayerSurface.step(_:))
        link?.add(to: .main, forMode: .common)
    }

    func step(_ link: CADisplayLink) {
        if link.timestamp > link.targetTimestamp { link.invalidate() }
        layer.timeOffset += link.duration
    }

    /// Notes what went to its end.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stopped.append(flag ? "finished" : "interrupted")
    }
}
