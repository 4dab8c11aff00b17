import Graphics
import LayerTree

/// Marks of the fingers that a mouse simulates: a translucent disc each.
package final class FingerMarksLayer: CALayer {
    private static let diameter: CGFloat = 36

    /// The middles of the fingers, in points.
    package var fingers: [CGPoint] = [] {
        didSet { if fingers != oldValue { arrange() } }
    }

    private func arrange() {
        CATransaction.withoutActions {
            while (sublayers?.count ?? 0) > fingers.count { sublayers?.last?.removeFromSuperlayer() }
            while (sublayers?.count ?? 0) < fingers.count { addSublayer(Self.makeDisc()) }
            for (disc, finger) in zip(sublayers ?? [], fingers) { disc.position = finger }
        }
    }

    private static func makeDisc() -> CALayer {
        let disc = CALayer()
        disc.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        disc.cornerRadius = diameter / 2
        disc.backgroundColor = CGColor(gray: 0.5, alpha: 0.5)
        disc.borderColor = CGColor(gray: 1, alpha: 0.8)
        disc.borderWidth = 1
        return disc
    }
}
