import Foundation

extension CGPath {
    /// The smallest rectangle around all points, the curves' control points included; null for an empty path.
    public var boundingBox: CGRect { Extent(of: self).rect }

    /// The smallest rectangle around the outline itself, control points not counted; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = Extent()
        for case .move(let point) in elements { box.add(point) }
        forEachSegment { segment in
            switch segment {
            case .line(_, let b): box.add(b)
            case .quadCurve(let a, let b, let c):
                box.add(c)
                for t in [extreme(a.x, b.x, c.x), extreme(a.y, b.y, c.y)] { box.add(segment.point(at: t)) }
            case .curve(let a, let b, let c, let d):
                box.add(d)
                let alongX = extremes(a.x, b.x, c.x, d.x)
                let alongY = extremes(a.y, b.y, c.y, d.y)
                for t in [alongX.0, alongX.1, alongY.0, alongY.1] { box.add(segment.point(at: t)) }
            }
        }
        return box.rect
    }
}

extension Extent {
    /// The box as a rectangle; null around nothing.
    fileprivate var rect: CGRect {
        low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// The parameter within 0...1 of the extremum of the quadratic Bézier polynomial; 0 where there is none.
private func extreme(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
    limited((a - b) / (a - 2 * b + c))
}

/// The parameters within 0...1 of the extrema of the cubic Bézier polynomial; 0 in place of missing ones.
private func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> (CGFloat, CGFloat) {
    // The derivative, divided by 3, is k2 t² + 2 k1 t + k0.
    let k0 = b - a
    let k1 = a - 2 * b + c
    let k2 = d - 3 * c + 3 * b - a
    let root = (k1 * k1 - k2 * k0).squareRoot()
    // Written so that neither solution subtracts nearly equal numbers.
    let q = -(k1 + (k1 < 0 ? -root : root))
    return (limited(q / k2), limited(k0 / q))
}

private func limited(_ t: CGFloat) -> CGFloat { t > 0 && t < 1 ? t : 0 }
