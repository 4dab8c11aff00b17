import Foundation

extension CGPath {
    /// Whether `point` is inside; with a `transform`, whether it is inside this path after `transform`.
    ///
    /// Of a shape's own edge, the left and the upper part (small x and small y) count as inside, the right and the
    /// lower part do not, so that shapes side by side share no point. A point that is not finite is outside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        var turns = 0
        forEachSegment { turns += $0.applying(transform).crossings(of: point, depth: 0) }
        switch rule {
        case .winding: return turns != 0
        case .evenOdd: return turns % 2 != 0
        }
    }
}

extension CGPath.Segment {
    /// The number of times that this stretch crosses the ray from `point` towards growing x, downwards minus upwards.
    ///
    /// Curves are halved until the ray meets their control points' box as it meets the line between their ends, or
    /// until the halves are too short for the number format.
    fileprivate func crossings(of point: CGPoint, depth: Int) -> Int {
        let (start, end, low, high) = hull
        if point.y < low.y || point.y > high.y || point.x >= high.x { return 0 }
        let down = start.y <= point.y && end.y > point.y
        let up = end.y <= point.y && start.y > point.y
        if point.x < low.x { return down ? 1 : up ? -1 : 0 }
        if case .line = self {
            guard down || up else { return 0 }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            return x <= point.x ? 0 : down ? 1 : -1
        }
        if depth == 52 || !low.isFinite || !high.isFinite {
            return CGPath.Segment.line(start, end).crossings(of: point, depth: depth)
        }
        let (first, second) = halves
        return first.crossings(of: point, depth: depth + 1) + second.crossings(of: point, depth: depth + 1)
    }

    /// The ends, and the box around all control points.
    private var hull: (start: CGPoint, end: CGPoint, low: CGPoint, high: CGPoint) {
        let (a, b, c, d): (CGPoint, CGPoint, CGPoint, CGPoint)
        switch self {
        case .line(let start, let end): (a, b, c, d) = (start, start, end, end)
        case .quadCurve(let start, let control, let end): (a, b, c, d) = (start, control, control, end)
        case .curve(let start, let control1, let control2, let end): (a, b, c, d) = (start, control1, control2, end)
        }
        let low = CGPoint(x: min(a.x, b.x, c.x, d.x), y: min(a.y, b.y, c.y, d.y))
        let high = CGPoint(x: max(a.x, b.x, c.x, d.x), y: max(a.y, b.y, c.y, d.y))
        return (a, d, low, high)
    }

    /// The two halves, by parameter. (De Casteljau.)
    private var halves: (Self, Self) {
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        switch self {
        case .line(let a, let b):
            return (.line(a, middle(a, b)), .line(middle(a, b), b))
        case .quadCurve(let a, let b, let c):
            let ab = middle(a, b)
            let bc = middle(b, c)
            return (.quadCurve(a, ab, middle(ab, bc)), .quadCurve(middle(ab, bc), bc, c))
        case .curve(let a, let b, let c, let d):
            let ab = middle(a, b)
            let bc = middle(b, c)
            let cd = middle(c, d)
            let abc = middle(ab, bc)
            let bcd = middle(bc, cd)
            let abcd = middle(abc, bcd)
            return (.curve(a, ab, abc, abcd), .curve(abcd, bcd, cd, d))
        }
    }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the path winds around a point a number of times that is not zero.
    case winding
    /// Inside is where a ray crosses the path an odd number of times.
    case evenOdd
}
