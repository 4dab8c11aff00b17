import Foundation

/// Straight lines through points.
package struct Polyline: Hashable, Sendable {
    package var points: ContiguousArray<CGPoint>
    /// Whether a line leads from the last point back to the first; the first is not repeated.
    package var isClosed: Bool

    package init(points: ContiguousArray<CGPoint>, isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }
}

extension CGPath {
    /// The default limit of the distance of flattened outlines from their curves, in pixels: an eighth of one is below
    /// what antialiasing with 256 levels of coverage along a short edge shows.
    package static let pixelTolerance: CGFloat = 0.125

    /// The outline as polylines, one for each subpath, whose distance from the curves is at most `tolerance`.
    package func flattened(tolerance: CGFloat = pixelTolerance) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [], isClosed: false)
        func finish() {
            if !current.points.isEmpty { lines.append(current) }
            current = Polyline(points: [], isClosed: false)
        }
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current.points.append(point)
                start = point
            case .close:
                if current.points.count > 1 && current.points.last == start { current.points.removeLast() }
                current.isClosed = true
                finish()
            case .line, .quadCurve, .curve:
                if current.points.isEmpty { current.points.append(start) }
                let last = current.points[current.points.count - 1]
                element.segment(from: last, closingAt: start).flatten(tolerance: tolerance) {
                    current.points.append($1)
                }
            }
        }
        finish()
        return lines
    }

    /// Calls `body` with the outline after `transform` as straight lines that close every subpath, as a scan-line
    /// filler reads it.
    ///
    /// `tolerance` is in the space after `transform`. Without an allocation.
    package func forEachLine(
        transform: CGAffineTransform = .identity, tolerance: CGFloat = pixelTolerance,
        _ body: (_ from: CGPoint, _ to: CGPoint) -> Void
    ) {
        forEachSegment { $0.applying(transform).flatten(tolerance: tolerance, body) }
    }
}

extension CGPath.Segment {
    /// This stretch after `t`.
    package func applying(_ t: CGAffineTransform) -> Self {
        switch self {
        case .line(let a, let b): .line(a.applying(t), b.applying(t))
        case .quadCurve(let a, let b, let c): .quadCurve(a.applying(t), b.applying(t), c.applying(t))
        case .curve(let a, let b, let c, let d):
            .curve(a.applying(t), b.applying(t), c.applying(t), d.applying(t))
        }
    }

    /// Calls `body` with straight lines from start to end that stay within `tolerance` of this stretch.
    ///
    /// The parameter is divided evenly. For a curve of degree n the number is that of Wang's formula,
    /// sqrt(n (n - 1) / 8 · longest second difference / tolerance), limited to 1024.
    package func flatten(tolerance: CGFloat, _ body: (_ from: CGPoint, _ to: CGPoint) -> Void) {
        func deviation(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let bend: CGFloat
        let (start, end): (CGPoint, CGPoint)
        switch self {
        case .line(let a, let b): return body(a, b)
        case .quadCurve(let a, let b, let c): (bend, start, end) = (deviation(a, b, c) / 4, a, c)
        case .curve(let a, let b, let c, let d):
            bend = max(deviation(a, b, c), deviation(b, c, d)) * 0.75
            start = a
            end = d
        }
        let wanted = (bend / max(tolerance, .leastNormalMagnitude)).squareRoot().rounded(.up)
        let count = wanted.isNaN ? 1 : Int(min(max(wanted, 1), 1024))
        var last = start
        for index in 1..<max(count, 2) where index < count {
            let next = point(at: CGFloat(index) / CGFloat(count))
            body(last, next)
            last = next
        }
        body(last, end)
    }
}
