import Foundation

extension CGPath.Segment {
    /// Into how many straight pieces a curve is divided to measure it; the length of a quarter of a circle comes out less
    /// than 1/10,000 too short.
    private static let pieces = 32

    /// The length along the line, in the path's units.
    package var length: CGFloat {
        if case .line(let a, let b) = self { return hypot(b.x - a.x, b.y - a.y) }
        var sum = CGFloat.zero
        var last = point(at: 0)
        for index in 1...Self.pieces {
            let next = point(at: CGFloat(index) / CGFloat(Self.pieces))
            sum += hypot(next.x - last.x, next.y - last.y)
            last = next
        }
        return sum
    }

    /// The parameter of the point `distance` along the line, which is `length` long.
    func parameter(at distance: CGFloat, of length: CGFloat) -> CGFloat {
        guard distance > 0, length > 0 else { return 0 }
        guard distance < length else { return 1 }
        if case .line = self { return distance / length }
        var sum = CGFloat.zero
        var last = point(at: 0)
        for index in 1...Self.pieces {
            let next = point(at: CGFloat(index) / CGFloat(Self.pieces))
            let step = hypot(next.x - last.x, next.y - last.y)
            if sum + step >= distance, step > 0 {
                return (CGFloat(index - 1) + (distance - sum) / step) / CGFloat(Self.pieces)
            }
            sum += step
            last = next
        }
        return 1
    }

    /// The stretch between two parameters. (Blossoms.)
    func part(from t: CGFloat, to u: CGFloat) -> Self {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        switch self {
        case .line(let a, let b): return .line(mix(a, b, t), mix(a, b, u))
        case .quadCurve(let a, let b, let c):
            func blossom(_ t: CGFloat, _ u: CGFloat) -> CGPoint { mix(mix(a, b, t), mix(b, c, t), u) }
            return .quadCurve(blossom(t, t), blossom(t, u), blossom(u, u))
        case .curve(let a, let b, let c, let d):
            func blossom(_ t: CGFloat, _ u: CGFloat, _ v: CGFloat) -> CGPoint {
                let p = mix(a, b, t)
                let q = mix(b, c, t)
                let r = mix(c, d, t)
                return mix(mix(p, q, u), mix(q, r, u), v)
            }
            return .curve(blossom(t, t, t), blossom(t, t, u), blossom(t, u, u), blossom(u, u, u))
        }
    }

    /// The step that goes along here.
    var step: CGPath.Element {
        switch self {
        case .line(_, let b): .line(b)
        case .quadCurve(_, let b, let c): .quadCurve(control: b, end: c)
        case .curve(_, let b, let c, let d): .curve(control1: b, control2: c, end: d)
        }
    }
}

/// A part of a path that is drawn without lifting the pen.
struct Subpath {
    /// Its steps, but for the move to its start.
    let steps: Range<Int>
    let start: CGPoint
    let isClosed: Bool
}

extension CGPath {
    /// Shows every subpath that has a line, in order.
    func forEachSubpath(_ body: (Subpath) -> Void) {
        var start = CGPoint.zero
        var first = 0
        for index in elements.indices {
            switch elements[index] {
            case .move(let point):
                if first < index { body(Subpath(steps: first..<index, start: start, isClosed: false)) }
                start = point
                first = index + 1
            case .close:
                body(Subpath(steps: first..<index + 1, start: start, isClosed: true))
                first = index + 1
            case .line, .quadCurve, .curve: break
            }
        }
        if first < elements.count {
            body(Subpath(steps: first..<elements.count, start: start, isClosed: false))
        }
    }

    /// Calls `body` with the stretches of `subpath` in order, until it returns false.
    func forEachStretch(of subpath: Subpath, _ body: (Segment) -> Bool) {
        var last = subpath.start
        for index in subpath.steps {
            let stretch = elements[index].segment(from: last, closingAt: subpath.start)
            last = stretch.end
            if !body(stretch) { return }
        }
    }

    func length(of subpath: Subpath) -> CGFloat {
        var sum = CGFloat.zero
        forEachStretch(of: subpath) {
            sum += $0.length
            return true
        }
        return sum
    }

    /// The length of the line, all subpaths together.
    package var lineLength: CGFloat {
        var sum = CGFloat.zero
        forEachSubpath { sum += length(of: $0) }
        return sum
    }
}
