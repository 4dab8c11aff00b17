import Foundation

extension CGPath {
    /// One stretch of the outline with both its ends.
    package enum Segment: Hashable, Sendable {
        case line(CGPoint, CGPoint)
        case quadCurve(CGPoint, CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)
    }

    /// Shows every stretch in order, with every open subpath closed by a line, as filling sees it; or, where it is not to
    /// `closeAll`, only those closed that say so.
    ///
    /// Without an allocation. Closing lines of no length are left out.
    package func forEachSegment(closeAll: Bool = true, _ body: (Segment) -> Void) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        for element in elements {
            if case .move(let point) = element {
                if closeAll, last != start { body(.line(last, start)) }
                start = point
                last = point
                continue
            }
            let segment = element.segment(from: last, closingAt: start)
            if case .close = element, last == start { continue }
            body(segment)
            last = segment.end
        }
        if closeAll, last != start { body(.line(last, start)) }
    }
}

extension CGPath.Element {
    /// The stretch from `last` to this step's end; that of a subpath which began at `start`.
    func segment(from last: CGPoint, closingAt start: CGPoint) -> CGPath.Segment {
        switch self {
        case .move(let end), .line(let end): .line(last, end)
        case .quadCurve(let control, let end): .quadCurve(last, control, end)
        case .curve(let control1, let control2, let end): .curve(last, control1, control2, end)
        case .close: .line(last, start)
        }
    }
}

extension CGPath.Segment {
    package var start: CGPoint {
        switch self {
        case .line(let a, _), .quadCurve(let a, _, _), .curve(let a, _, _, _): a
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let b), .quadCurve(_, _, let b), .curve(_, _, _, let b): b
        }
    }

    /// The point at `t`, 0 at the start and 1 at the end.
    package func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch self {
        case .line(let a, let b):
            return CGPoint(x: s * a.x + t * b.x, y: s * a.y + t * b.y)
        case .quadCurve(let a, let b, let c):
            let wa = s * s
            let wb = 2 * s * t
            let wc = t * t
            return CGPoint(x: wa * a.x + wb * b.x + wc * c.x, y: wa * a.y + wb * b.y + wc * c.y)
        case .curve(let a, let b, let c, let d):
            let wa = s * s * s
            let wb = 3 * s * s * t
            let wc = 3 * s * t * t
            let wd = t * t * t
            return CGPoint(
                x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
        }
    }

    /// The direction in which the stretch goes on at `t`, of any length; where it stands still, the one of its surroundings,
    /// and zero where there is none.
    package func direction(at t: CGFloat) -> SIMD2<Double> {
        func way(_ a: CGPoint, _ b: CGPoint) -> SIMD2<Double> { SIMD2(b.x - a.x, b.y - a.y) }
        let derivative: SIMD2<Double>
        switch self {
        case .line(let a, let b): derivative = way(a, b)
        case .quadCurve(let a, let b, let c):
            let first = way(a, b)
            let second = way(b, c)
            derivative = first + (second - first) * Double(t)
        case .curve(let a, let b, let c, let d):
            let first = way(a, b)
            let second = way(b, c)
            let third = way(c, d)
            let start = first + (second - first) * Double(t)
            let end = second + (third - second) * Double(t)
            derivative = start + (end - start) * Double(t)
        }
        if (derivative * derivative).sum() > 1e-12 { return derivative }
        return way(point(at: max(0, t - 1e-3)), point(at: min(1, t + 1e-3)))
    }
}
