import Foundation

extension CGPath {
    /// The rectangle and the radius of which `init(rect:)`, or `init(roundedRect:)` with circular corners, makes this path; nil
    /// for any other path.
    package var roundedBox: (rect: CGRect, radius: CGFloat)? {
        if isRectangle { return (boundingBox, 0) }
        guard elements.count == 10, case .line(let first) = elements[1], case .close = elements[9] else { return nil }
        let box = boundingBox
        let radius = box.maxY - first.y
        guard radius > 0, hasCorner(1, at: CGPoint(x: box.maxX, y: box.maxY), toward: CGPoint(x: -radius, y: -radius)),
            hasCorner(3, at: CGPoint(x: box.minX, y: box.maxY), toward: CGPoint(x: radius, y: -radius)),
            hasCorner(5, at: CGPoint(x: box.minX, y: box.minY), toward: CGPoint(x: radius, y: radius)),
            hasCorner(7, at: CGPoint(x: box.maxX, y: box.minY), toward: CGPoint(x: -radius, y: radius))
        else { return nil }
        return (box, radius)
    }

    /// Whether the elements from `index` on are a line to a quarter circle, and that, around `corner`; `inside` leads from the
    /// corner to the circle's centre.
    private func hasCorner(_ index: Int, at corner: CGPoint, toward inside: CGPoint) -> Bool {
        guard case .line(let start) = elements[index],
            case .curve(let control1, let control2, let end) = elements[index + 1]
        else { return false }
        let isFirstAlongY = index % 4 == 1
        let alongX = CGPoint(x: inside.x, y: 0)
        let alongY = CGPoint(x: 0, y: inside.y)
        func isThere(_ point: CGPoint, _ way: CGPoint, _ part: CGFloat) -> Bool {
            point.x.isAlmost(corner.x + way.x * part) && point.y.isAlmost(corner.y + way.y * part)
        }
        let handle = 1 - Self.quarterTurnHandle
        let (incoming, outgoing) = isFirstAlongY ? (alongY, alongX) : (alongX, alongY)
        return isThere(start, incoming, 1) && isThere(control1, incoming, handle) && isThere(control2, outgoing, handle)
            && isThere(end, outgoing, 1)
    }

    /// Whether it is one upright rectangle.
    internal var isRectangle: Bool {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4], a.x != c.x,
            a.y != c.y
        else { return false }
        return a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
            || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    }
}

extension CGFloat {
    /// Whether both numbers are the same but for rounding.
    fileprivate func isAlmost(_ other: CGFloat) -> Bool {
        (self - other).magnitude <= 1e-9 * Swift.max(1, magnitude, other.magnitude)
    }
}
