import Foundation

/// Writes the outline of a line of some width along a path: what the line covers is inside by the winding rule.
struct PathOutliner {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    /// The longest corner that is pointed, in widths of the line.
    let miterLimit: CGFloat
    private let outline = CGMutablePath()

    /// The largest deviation of the outline of a curve's line, in points.
    private static let tolerance: CGFloat = 0.02
    /// The cosine of a turn that needs no corner.
    private static let straight: CGFloat = 0.9999

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// The outline of the line along `path`; empty for a width that is not positive or not finite.
    func outline(of path: CGPath) -> CGPath {
        guard radius > 0, radius.isFinite else { return CGPath(elements: []) }
        for line in path.flattened(tolerance: Self.tolerance) where line.points.count > 1 || line.isClosed {
            guard line.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            add(line)
        }
        return outline.copy() ?? CGPath(elements: [])
    }

    private func add(_ line: Polyline) {
        var points: [SIMD2<Double>] = []
        for point in line.points where points.last != SIMD2(point.x, point.y) { points.append(SIMD2(point.x, point.y)) }
        while line.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        if points.count == 1 { return addDot(points[0]) }
        if line.isClosed, points.count > 2 {
            addSide(points)
            addSide(points.reversed())
            return
        }
        let back = Array(points.dropLast().reversed())
        let first = Self.normal(points[0], points[1]) * radius
        move(points[0] + first)
        addJoins(along: points)
        addCap(
            at: points[points.count - 1], from: Self.normal(points[points.count - 2], points[points.count - 1]) * radius
        )
        addJoins(along: [points[points.count - 1]] + back)
        addCap(at: points[0], from: -first)
        outline.closeSubpath()
    }

    /// One side of a closed line.
    private func addSide(_ points: [SIMD2<Double>]) {
        let first = Self.normal(points[0], points[1]) * radius
        move(points[0] + first)
        addJoins(along: points + [points[0], points[1]])
        outline.closeSubpath()
    }

    /// A line without a length shows its ends, if these are more than nothing.
    private func addDot(_ point: SIMD2<Double>) {
        guard cap != .butt else { return }
        let normal = SIMD2(0, -radius)
        move(point + normal)
        addCap(at: point, from: normal)
        addCap(at: point, from: -normal)
        outline.closeSubpath()
    }

    /// The corners between the first and the last of `points`, on the side to which the normals point.
    private func addJoins(along points: [SIMD2<Double>]) {
        for index in points.indices.dropFirst().dropLast() {
            let before = points[index - 1]
            let point = points[index]
            let after = points[index + 1]
            addJoin(at: point, from: Self.normal(before, point) * radius, to: Self.normal(point, after) * radius)
        }
    }

    private func addJoin(at point: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>) {
        let dot = (start * end).sum() / (radius * radius)
        let cross = start.x * end.y - start.y * end.x
        line(point + start)
        if dot < Self.straight {
            if cross <= 0, dot > -1 {
                // The inner side goes through the corner itself, whatever the lengths are.
                line(point)
            } else if join == .round {
                return arc(about: point, from: start, by: atan2(cross / (radius * radius), dot))
            } else if join == .miter, dot > -1, 2 / (1 + dot) <= miterLimit * miterLimit {
                line(point + (start + end) / (1 + dot))
            }
        }
        line(point + end)
    }

    private func addCap(at point: SIMD2<Double>, from start: SIMD2<Double>) {
        line(point + start)
        switch cap {
        case .butt: break
        case .round: return arc(about: point, from: start, by: .pi)
        case .square:
            let ahead = SIMD2(-start.y, start.x)
            line(point + start + ahead)
            line(point - start + ahead)
        }
        line(point - start)
    }

    private func arc(about center: SIMD2<Double>, from start: SIMD2<Double>, by angle: Double) {
        let steps = max(1, (abs(angle) / (.pi / 2)).rounded(.up))
        let sine = sin(angle / steps)
        let cosine = cos(angle / steps)
        let reach = 4.0 / 3 * tan(angle / steps / 4)
        var from = start
        for _ in 0..<Int(steps) {
            let to = SIMD2(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine)
            let first = center + from + SIMD2(-from.y, from.x) * reach
            let second = center + to - SIMD2(-to.y, to.x) * reach
            outline.addCurve(
                to: CGPoint(x: center.x + to.x, y: center.y + to.y), control1: CGPoint(x: first.x, y: first.y),
                control2: CGPoint(x: second.x, y: second.y))
            from = to
        }
    }

    private func move(_ point: SIMD2<Double>) { outline.move(to: CGPoint(x: point.x, y: point.y)) }

    private func line(_ point: SIMD2<Double>) { outline.addLine(to: CGPoint(x: point.x, y: point.y)) }

    /// The direction across the line from `a` to `b`, of length 1.
    private static func normal(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        let way = b - a
        let length = hypot(way.x, way.y)
        return SIMD2(way.y, -way.x) / length
    }
}
