import Foundation

extension CGMutablePath {
    /// A closed rectangle with elliptic corners of the given radii, limited to 0 and half the sides.
    ///
    /// Starts in the middle of the side x = maxX and goes towards maxY.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let halfWidth = rect.width / 2
        let halfHeight = rect.height / 2
        let rx = max(0, min(cornerWidth, halfWidth))
        let ry = max(0, min(cornerHeight, halfHeight))
        guard rx > 0, ry > 0, rect.isUsable else { return addRect(rect, transform: transform) }
        let x = (low: rect.minX, afterLow: rect.minX + rx, beforeHigh: rect.maxX - rx, high: rect.maxX)
        let y = (low: rect.minY, afterLow: rect.minY + ry, beforeHigh: rect.maxY - ry, high: rect.maxY)
        let kx = rx * Self.quarterTurnHandle
        let ky = ry * Self.quarterTurnHandle
        func corner(
            from start: (CGFloat, CGFloat), _ c1: (CGFloat, CGFloat), _ c2: (CGFloat, CGFloat),
            to end: (CGFloat, CGFloat)
        ) {
            addLine(to: CGPoint(x: start.0, y: start.1), transform: transform)
            addCurve(
                to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: c1.0, y: c1.1),
                control2: CGPoint(x: c2.0, y: c2.1), transform: transform)
        }
        move(to: CGPoint(x: x.high, y: rect.midY), transform: transform)
        corner(
            from: (x.high, y.beforeHigh), (x.high, y.beforeHigh + ky), (x.beforeHigh + kx, y.high),
            to: (x.beforeHigh, y.high))
        corner(
            from: (x.afterLow, y.high), (x.afterLow - kx, y.high), (x.low, y.beforeHigh + ky), to: (x.low, y.beforeHigh)
        )
        corner(from: (x.low, y.afterLow), (x.low, y.afterLow - ky), (x.afterLow - kx, y.low), to: (x.afterLow, y.low))
        corner(
            from: (x.beforeHigh, y.low), (x.beforeHigh + kx, y.low), (x.high, y.afterLow - ky), to: (x.high, y.afterLow)
        )
        closeSubpath()
    }

    /// The ellipse that touches the sides of `rect`: four curves from (maxX, midY) towards maxY, closed.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isUsable else { return }
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let unit = toRect.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: unit)
        addUnitArc(from: 0, delta: 2 * .pi, transform: unit)
        closeSubpath()
    }

    /// A circular arc, joined to the current point by a line; without one it starts a subpath.
    ///
    /// `clockwise` is as seen with y pointing up, so that it looks counter-clockwise on the screen: the angle falls
    /// from `startAngle` to `endAngle`. Angles are radians from the x axis towards y. Where `endAngle` lies at or
    /// beyond a full turn in the chosen direction the arc is one full turn; otherwise whole turns are left out.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
        if delta >= turn {
            delta = turn
        } else if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta,
            transform: transform)
    }

    /// A circular arc over `delta` radians, joined to the current point by a line; without one it starts a subpath.
    ///
    /// Positive angles turn from x towards y. More than one turn is drawn as one; a negative radius counts as zero.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let r = max(0, radius)
        let unit = CGAffineTransform(a: r, b: 0, c: 0, d: r, tx: center.x, ty: center.y).concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(unit)
        guard start.isFinite, delta.isFinite else { return }
        append(lastPoint == nil ? .move(start) : .line(start))
        addUnitArc(from: startAngle, delta: max(-2 * .pi, min(2 * .pi, delta)), transform: unit)
    }

    /// A line towards `tangent1End` and the arc of `radius` that leaves it for the line from there to `tangent2End`.
    ///
    /// A line to `tangent1End` alone where the three points do not make a corner or the radius is not positive.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard
            let corner = tangentArc(from: currentPoint.applying(transform.inverted()), tangent1End, tangent2End, radius)
        else { return addLine(to: tangent1End, transform: transform) }
        if lastPoint == nil { return }
        addRelativeArc(
            center: corner.center, radius: radius, startAngle: corner.start, delta: corner.delta, transform: transform)
    }

    /// The part of the unit circle from angle `start` over `delta` (at most a turn) as curves from the current point.
    ///
    /// Each spans at most a quarter turn, with handles of 4/3 tan(angle/4): off the circle by less than 0.03 %.
    private func addUnitArc(from start: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
        if delta == 0 { return }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let a = start + CGFloat(index) * step
            let b = start + CGFloat(index + 1) * step
            addCurve(
                to: CGPoint(x: cos(b), y: sin(b)),
                control1: CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a)),
                control2: CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b)),
                transform: transform)
        }
    }
}

extension CGPath {
    /// The length of a Bézier handle for a quarter of the unit circle.
    internal static let quarterTurnHandle: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)
}

extension CGRect {
    /// Whether there is something to draw curves around: neither null nor infinite, all numbers finite.
    internal var isUsable: Bool {
        !isNull && !isInfinite && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}

/// The circle of `radius` that touches the lines from `start` to `corner` and from `corner` to `end`.
private func tangentArc(
    from start: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat
) -> (center: CGPoint, start: CGFloat, delta: CGFloat)? {
    let ax = start.x - corner.x
    let ay = start.y - corner.y
    let bx = end.x - corner.x
    let by = end.y - corner.y
    let lengthA = hypot(ax, ay)
    let lengthB = hypot(bx, by)
    guard radius > 0, lengthA > 0, lengthB > 0, (lengthA * lengthB).isFinite else { return nil }
    let cross = (ax * by - ay * bx) / (lengthA * lengthB)
    let dot = (ax * bx + ay * by) / (lengthA * lengthB)
    guard abs(cross) > 1e-9 else { return nil }
    // Half the angle at the corner has the tangent (1 - cos) / sin; the touching point is radius / tangent away.
    let distance = radius * abs(cross) / (1 - dot)
    let touch = CGPoint(x: corner.x + ax / lengthA * distance, y: corner.y + ay / lengthA * distance)
    let side: CGFloat = cross < 0 ? 1 : -1
    let center = CGPoint(x: touch.x + side * ay / lengthA * radius, y: touch.y - side * ax / lengthA * radius)
    let angle = atan2(touch.y - center.y, touch.x - center.x)
    let sweep = CGFloat.pi - acos(max(-1, min(1, dot)))
    return (center, angle, side * sweep)
}
