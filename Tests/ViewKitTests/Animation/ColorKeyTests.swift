import LayerTree
import Testing

@testable import ViewKit

/// Colours of borders, shadows and backgrounds by their keys, on every kind of layer.
@MainActor @Suite struct ColorKeyTests {
    /// A layer of a user's, with a property of its own.
    private final class OwnLayer: CALayer {
        var ring: CGFloat = 0

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "ring" || super.needsDisplay(forKey: key)
        }
    }

    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    /// A layer, and whether it belongs to a view, whose changes animate in blocks alone.
    enum Kind: CaseIterable, Sendable {
        case plain, shape, gradient, text, replicator, transform, own, ofView, ofShapeView

        var belongsToView: Bool { self == .ofView || self == .ofShapeView }
    }

    private static let keys = ["backgroundColor", "borderColor", "shadowColor"]
    private let host = TestHost()

    private func layer(_ kind: Kind) -> CALayer {
        let layer: CALayer
        switch kind {
        case .plain: layer = CALayer()
        case .shape: layer = CAShapeLayer()
        case .gradient: layer = CAGradientLayer()
        case .text: layer = CATextLayer()
        case .replicator: layer = CAReplicatorLayer()
        case .transform: layer = CATransformLayer()
        case .own: layer = OwnLayer()
        case .ofView, .ofShapeView:
            let view = kind == .ofView ? UIView() : ShapeView()
            host.run { host.window.addSubview(view) }
            layer = view.layer
        }
        host.run { if !kind.belongsToView { host.window.layer.addSublayer(layer) } }
        host.show()
        return layer
    }

    private func value(_ key: String, of layer: CALayer) -> CGColor? {
        switch key {
        case "backgroundColor": layer.backgroundColor
        case "borderColor": layer.borderColor
        default: layer.shadowColor
        }
    }

    /// Source: material-motion's tests, which ran on iOS.
    @Test(arguments: Kind.allCases) func aColourOfUIKitIsTakenByItsKey(_ kind: Kind) {
        let layer = layer(kind)
        for key in Self.keys {
            host.run { layer.setValue(UIColor.red, forKeyPath: key) }
            #expect(value(key, of: layer) == UIColor.red.cgColor, "\(key)")
            #expect((layer.animation(forKey: key) == nil) == kind.belongsToView, "\(key)")
        }
    }

    /// In a block, of a view's own layer the background's colour animates alone. Source: the same tests.
    @Test(arguments: [Kind.ofView, .ofShapeView]) func aBlockAnimatesTheBackgroundAlone(_ kind: Kind) {
        let layer = layer(kind)
        host.run {
            UIView.animate(withDuration: 1) {
                for key in Self.keys { layer.setValue(UIColor.red, forKeyPath: key) }
            }
        }
        #expect(layer.animationKeys() == ["backgroundColor"])
    }

    /// The colours that one kind of layer has.
    @Test(arguments: [
        (Kind.shape, "fillColor"), (.shape, "strokeColor"), (.text, "foregroundColor"), (.replicator, "instanceColor"),
    ])
    func aColourOfOneKindOfLayerIsTakenByItsKey(_ kind: Kind, _ key: String) {
        let layer = layer(kind)
        host.run { layer.setValue(UIColor.red, forKeyPath: key) }
        #expect(layer.value(forKey: key) as? CGColor == UIColor.red.cgColor)
        #expect(layer.animationKeys() == [key])
    }

    @Test(arguments: Kind.allCases) func anExplicitAnimationShowsTheColoursBetween(_ kind: Kind) throws {
        let layer = layer(kind)
        for key in Self.keys {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            animation.toValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            animation.duration = 1
            host.run { layer.add(animation, forKey: key) }
        }
        let start = host.layers.mediaTime
        host.frame(at: start + 0.01)
        host.frame(at: start + 0.51)
        let shown = try #require(layer.presentation())
        for key in Self.keys {
            let red = try #require(value(key, of: shown)).components?.first ?? -1
            #expect(abs(red - 0.5) < 0.02, "\(key)")
        }
    }
}
