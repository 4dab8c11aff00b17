import Foundation

extension CGPath {
    /// The rectangle and the radius of which `init(rect:)`, or `init(roundedRect:)` with circular corners, makes this path; nil
    /// for any other path.
    package var roundedBox: (rect: CGRect, radius: CGFloat)? {
        if isRectangle { return (boundingBox, 0) }
        guard elements.count == 10, case .line(let first) = elements[1], case .close = elements[9] else { return nil }
        let box = boundingBox
        let radius = box.maxY - first.y
        let isRounded = radius > 0 && (0..<4).allSatisfy { index in
            guard case .line(let start) = elements[1 + 2 * index],
                case .curve(let control1, let control2, let end) = elements[2 + 2 * index]
            else { return false }
            let corner = CGPoint(
                x: index == 0 || index == 3 ? box.maxX : box.minX, y: index < 2 ? box.maxY : box.minY)
            let center = CGPoint(
                x: corner.x + (corner.x == box.minX ? radius : -radius),
                y: corner.y + (corner.y == box.minY ? radius : -radius))
            let alongX = CGPoint(x: center.x, y: corner.y)
            let alongY = CGPoint(x: corner.x, y: center.y)
            let isEven = index % 2 == 0
            return start.isAlmost(isEven ? alongY : alongX) && end.isAlmost(isEven ? alongX : alongY)
                && control1.isAlmost(start.toward(corner, by: Self.quarterTurnHandle))
                && control2.isAlmost(end.toward(corner, by: Self.quarterTurnHandle))
        }
        return isRounded ? (box, radius) : nil
    }

    /// Whether it is one upright rectangle.
    internal var isRectangle: Bool {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4], a.x != c.x,
            a.y != c.y
        else { return false }
        return a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    }
}

extension CGPoint {
    /// Whether both points are the same but for rounding.
    fileprivate func isAlmost(_ other: CGPoint) -> Bool {
        func isAlmost(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }
        return isAlmost(x, other.x) && isAlmost(y, other.y)
    }

    /// The point at `part` of the way to `other`.
    fileprivate func toward(_ other: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
