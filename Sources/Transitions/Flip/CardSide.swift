#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One plane of the surface of a card that turns about its upright middle: a face, or a strip of the rim.
@MainActor struct CardSide {
    /// The plane, where it is before the card turns.
    let view: UIView
    private let shade: UIView
    /// The direction that the plane faces before that: the angle about the upright axis, and the one above the horizon.
    private let heading: CGFloat
    private let slope: CGFloat

    /// Of the card, in points.
    static let thickness: CGFloat = 9
    /// Strips of each rounded corner.
    private static let facets = 4
    private static let shading: CGFloat = 0.62

    /// A side of `size` of a card of `card` that faces `heading`, `slope` above the horizon, its middle at `height` above
    /// that of the card and `depth` in front of it.
    private init(
        _ size: CGSize, of card: CGSize, heading: CGFloat, slope: CGFloat = 0, height: CGFloat = 0, depth: CGFloat
    ) {
        self.heading = heading
        self.slope = slope
        view = UIView(frame: CGRect(origin: .zero, size: size))
        view.center = CGPoint(x: card.width / 2, y: card.height / 2)
        let lift = CATransform3DTranslate(CATransform3DMakeRotation(heading, 0, 1, 0), 0, -height, depth)
        view.layer.transform = CATransform3DRotate(lift, slope, 1, 0, 0)
        view.layer.isDoubleSided = false
        shade = UIView(frame: view.bounds)
        shade.backgroundColor = UIColor(red: 0.16, green: 0.1, blue: 0.06, alpha: 1)
        view.addSubview(shade)
    }

    /// The sides of a card of `size`: front, back, and the rim around its round corners.
    static func sides(_ front: UIView, _ back: UIView, of size: CGSize) -> [CardSide] {
        let faces = zip([0, CGFloat.pi], [front, back]).map { heading, face in
            let side = CardSide(size, of: size, heading: heading, depth: thickness / 2)
            side.show(face)
            return side
        }
        return faces + [CGFloat.pi / 2, -.pi / 2].flatMap { rim($0, of: size) }
    }

    /// The rim that faces `heading`: its straight part, and the strips of the corners above and below it.
    private static func rim(_ heading: CGFloat, of size: CGSize) -> [CardSide] {
        let radius = CardShadow.cornerRadius
        let straight = size.height / 2 - radius
        let step = CGFloat.pi / 2 / CGFloat(facets)
        // Half a point longer than the arc, so that nothing shines through between two strips.
        let strip = CGSize(width: thickness, height: 2 * radius * tan(step / 2) + 0.5)
        var sides = [
            CardSide(
                CGSize(width: thickness, height: 2 * straight), of: size, heading: heading, depth: size.width / 2)
        ]
        for facet in 0..<facets {
            for sign in [1, -1] as [CGFloat] {
                let angle = (CGFloat(facet) + 0.5) * step
                sides.append(
                    CardSide(
                        strip, of: size, heading: heading, slope: sign * angle,
                        height: sign * (straight + radius * sin(angle)),
                        depth: size.width / 2 - radius + radius * cos(angle)))
            }
        }
        for side in sides { side.view.backgroundColor = UIColor(red: 1, green: 0.98, blue: 0.94, alpha: 1) }
        sides[0].darkenDownwards()
        return sides
    }

    private func show(_ face: UIView) {
        let picture = face.snapshotView(afterScreenUpdates: true) ?? UIView()
        picture.frame = view.bounds
        view.insertSubview(picture, belowSubview: shade)
        shade.layer.cornerRadius = CardShadow.cornerRadius
    }

    /// Dims the straight part of the rim towards its lower end, which is farther from the lamp.
    private func darkenDownwards() {
        let dimming = CAGradientLayer()
        dimming.frame = view.bounds
        dimming.colors = [0, 0.04, 0.26].map { UIColor(red: 0.42, green: 0.3, blue: 0.18, alpha: $0).cgColor }
        view.layer.insertSublayer(dimming, below: shade.layer)
    }

    /// Shows the light on the side of a card that has turned by `turn`.
    func shade(turned turn: CGFloat) {
        // The lamp hangs above, before the card; a side that faces the viewer is as bright as it lies on the table.
        let toViewer = cos(turn + heading) * cos(slope)
        let light = toViewer + 0.5 * sin(slope)
        shade.alpha = min(1, max(0, Self.shading * (1 - light)))
    }
}
