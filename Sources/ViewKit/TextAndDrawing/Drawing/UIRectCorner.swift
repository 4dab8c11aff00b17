/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Corners of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A rectangle of which some corners are quarters of an ellipse.
struct RoundedOutline {
    var rect: CGRect
    var corners: UIRectCorner
    var radii: CGSize

    /// Adds the outline to `path`, clockwise on the screen from the left end of the top side.
    func add(to path: CGMutablePath) {
        let rx = max(0, min(radii.width, rect.width / 2))
        let ry = max(0, min(radii.height, rect.height / 2))
        guard rx > 0, ry > 0, !corners.isEmpty else { return path.addRect(rect) }
        // The corner, the direction from it along the side that leads to it, and that of the one that leads away.
        let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -rx, dy: 0), CGVector(dx: 0, dy: ry)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -ry), CGVector(dx: -rx, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: rx, dy: 0), CGVector(dx: 0, dy: -ry)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: ry), CGVector(dx: rx, dy: 0)),
        ]
        path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
        for (corner, point, before, after) in places {
            if corners.contains(corner) {
                path.addLine(to: point.moved(by: before, times: 1))
                // 4/3 tan(22.5 degrees) is the handle of a quarter turn; what is left to the corner is 1 less of it.
                let rest = 1 - 4 / 3 * tan(CGFloat.pi / 8)
                path.addCurve(
                    to: point.moved(by: after, times: 1), control1: point.moved(by: before, times: rest),
                    control2: point.moved(by: after, times: rest))
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
    }
}

extension CGPoint {
    fileprivate func moved(by vector: CGVector, times factor: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
    }
}
