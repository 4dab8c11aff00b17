import Foundation

/// Turns the line of a path into the outline of what a pen leaves, in reused memory.
///
/// Every subpath gives one closed outline or, where it is closed itself, two that run against each other; all of it is
/// to be filled by the non-zero rule. On the inner side of a corner that is too tight for the pen the outline goes
/// through the corner itself, so that whatever the pen covers is inside.
package struct Stroker {
    /// The steps of the outlines, one outline after the other.
    package private(set) var steps = ContiguousArray<OutlineStep>()
    /// The end index of each outline in `steps`.
    package private(set) var ends = ContiguousArray<Int>()
    /// The legs of one subpath, none of them without a length.
    private var legs = ContiguousArray<StrokeLeg>()
    private var pen: StrokePen
    private var radius: Double
    /// The largest angle between two points of an arc that is drawn as a polygon, in radians.
    package private(set) var stepAngle = Double.pi / 2
    private var tolerance = 0.0

    /// A stroker without outlines.
    package init() {
        pen = .hairline
        radius = pen.width / 2
    }

    /// Makes the outlines of the line of `path`, in place of earlier ones, at most about `tolerance` units of the path off.
    package mutating func outline(_ path: CGPath, with pen: StrokePen, tolerance: Double) {
        steps.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        self.pen = pen
        radius = pen.width / 2
        self.tolerance = max(tolerance, pen.width * 1e-5)
        let ratio = max(-1, min(1, 1 - self.tolerance / radius))
        stepAngle = min(Double.pi / 4, max(2 * acos(ratio), Double.pi / 256))
        gatherLegs(of: path)
    }

    private mutating func gatherLegs(of path: CGPath) {
        legs.removeAll(keepingCapacity: true)
        var start = SIMD2<Double>.zero
        var last = SIMD2<Double>.zero
        var hasLine = false
        for element in path.elements {
            switch element {
            case .move(let point):
                finish(at: start, isClosed: false, hasLine: hasLine)
                start = SIMD2(point)
                hasLine = false
                last = start
            case .line(let end):
                appendLeg(from: last, to: SIMD2(end), isSmooth: false)
                last = SIMD2(end)
                hasLine = true
            case .quadCurve(let control, let end):
                appendCurve(.quadCurve(CGPoint(last), control, end), last, SIMD2(control), SIMD2(control), SIMD2(end))
                last = SIMD2(end)
                hasLine = true
            case .curve(let control1, let control2, let end):
                appendCurve(
                    .curve(CGPoint(last), control1, control2, end), last, SIMD2(control1), SIMD2(control2), SIMD2(end))
                last = SIMD2(end)
                hasLine = true
            case .close:
                appendLeg(from: last, to: start, isSmooth: false)
                finish(at: start, isClosed: true, hasLine: true)
                last = start
                hasLine = false
            }
        }
        finish(at: start, isClosed: false, hasLine: hasLine)
    }

    private mutating func appendLeg(from start: SIMD2<Double>, to end: SIMD2<Double>, isSmooth: Bool) {
        let offset = end - start
        let length = (offset * offset).sum().squareRoot()
        guard length > pen.width * 1e-6, length.isFinite else { return }
        legs.append(StrokeLeg(start: start, direction: offset / length, length: length, isSmooth: isSmooth))
    }

    /// Divides a curve so finely that its own outline and both that the pen leaves are near enough.
    private mutating func appendCurve(
        _ segment: CGPath.Segment, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
    ) {
        let turn = Self.angle(b - a, c - b) + Self.angle(c - b, d - c)
        let isQuadratic = if case .quadCurve = segment { true } else { false }
        let bends = isQuadratic ? (a - 2 * b + d, SIMD2<Double>.zero) : (a - 2 * b + c, b - 2 * c + d)
        let bend = max((bends.0 * bends.0).sum(), (bends.1 * bends.1).sum()).squareRoot() * (isQuadratic ? 0.25 : 0.75)
        let wanted = max((bend / tolerance).squareRoot(), 1.5 * turn / stepAngle).rounded(.up)
        let count = wanted.isNaN ? 1 : Int(min(max(wanted, 1), 1024))
        var last = a
        for index in 1...count {
            let next = index == count ? d : SIMD2(segment.point(at: CGFloat(index) / CGFloat(count)))
            let before = legs.count
            appendLeg(from: last, to: next, isSmooth: index > 1)
            if legs.count > before { last = next }
        }
    }

    private static func angle(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
        let cross = a.x * b.y - a.y * b.x
        let dot = (a * b).sum()
        return cross == 0 && dot >= 0 ? 0 : atan2(cross.magnitude, dot)
    }

    /// Adds the outlines of the subpath whose legs were gathered, and discards the legs.
    private mutating func finish(at start: SIMD2<Double>, isClosed: Bool, hasLine: Bool) {
        guard let first = legs.first, let last = legs.last else {
            if hasLine, start.x.isFinite, start.y.isFinite { appendDot(at: start) }
            return endOutline()
        }
        appendSide(isForward: true, isClosed: isClosed)
        if isClosed { endOutline() } else { appendCap(at: last.end, direction: last.direction) }
        appendSide(isForward: false, isClosed: isClosed)
        if !isClosed { appendCap(at: first.start, direction: -first.direction) }
        endOutline()
        legs.removeAll(keepingCapacity: true)
    }

    private mutating func endOutline() {
        if steps.count > ends.last ?? 0 { ends.append(steps.count) }
    }

    /// Adds the outline of a line without a length: as in Core Graphics, a circle for round caps, a square for square
    /// ones, and nothing for butt caps.
    private mutating func appendDot(at point: SIMD2<Double>) {
        switch pen.cap {
        case .butt: break
        case .round:
            appendArc(around: point, from: SIMD2(radius, 0), angle: 2 * .pi)
        case .square:
            for corner in [SIMD2(-1.0, -1.0), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)] {
                append(point + corner * radius)
            }
        }
    }

    /// Goes along all corners on one side of the subpath.
    private mutating func appendSide(isForward: Bool, isClosed: Bool) {
        let count = legs.count
        for index in 0..<(isClosed ? count : count - 1) {
            let next = index + 1 == count ? 0 : index + 1
            if isForward {
                appendCorner(legs[index], legs[next], isForward: true)
            } else {
                let first = legs[count - 1 - index]
                let second = count - 2 - index
                let other = legs[second < 0 ? count - 1 : second]
                appendCorner(
                    first.reversed(isSmooth: false), other.reversed(isSmooth: first.isSmooth), isForward: false)
            }
        }
    }

    /// Goes around the corner between two legs, on the side of their normals.
    private mutating func appendCorner(_ a: StrokeLeg, _ b: StrokeLeg, isForward: Bool) {
        let n = a.direction.normal
        let m = b.direction.normal
        let corner = b.start
        let cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x
        let dot = (a.direction * b.direction).sum()
        // The point in which both sides meet, in radii from the corner, and how far along the legs that is.
        let meeting = dot > -0.999 ? (n + m) / (1 + dot) : .zero
        let reach = dot > -0.999 ? radius * (cross / (1 + dot)).magnitude : .infinity
        let fits = 2 * reach < min(a.length, b.length)
        if b.isSmooth, dot > 0.7, fits { return append(corner + meeting * radius) }
        let isOuter = isForward ? cross <= 0 : cross < 0
        guard isOuter else {
            if fits { return append(corner + meeting * radius) }
            append(corner + n * radius)
            append(corner)
            return append(corner + m * radius)
        }
        if dot > 0.999_999 { return append(corner + m * radius) }
        let join = b.isSmooth ? .round : pen.join
        switch join {
        case .miter where 2 <= pen.miterLimit * pen.miterLimit * (1 + dot):
            append(corner + (n + m) / (1 + dot) * radius)
        case .miter, .bevel:
            append(corner + n * radius)
            append(corner + m * radius)
        case .round: appendArc(around: corner, from: n * radius, angle: -acos(max(-1, min(1, dot))))
        }
    }

    /// Goes around the end of a line that ends in `direction`.
    private mutating func appendCap(at end: SIMD2<Double>, direction: SIMD2<Double>) {
        let normal = direction.normal * radius
        switch pen.cap {
        case .butt:
            append(end + normal)
            append(end - normal)
        case .square:
            append(end + normal + direction * radius)
            append(end - normal + direction * radius)
        case .round: appendArc(around: end, from: normal, angle: -.pi)
        }
    }

    private mutating func appendArc(around center: SIMD2<Double>, from arm: SIMD2<Double>, angle: Double) {
        steps.append(OutlineStep(around: center, from: arm, angle: angle))
    }

    @inline(__always)
    private mutating func append(_ point: SIMD2<Double>) { steps.append(OutlineStep(point)) }
}
