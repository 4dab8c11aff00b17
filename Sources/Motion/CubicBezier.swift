/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points, as a function of its x.
///
/// x is the fraction of time, the value the fraction of the way. Beyond 0 and 1 the curve goes on along its end
/// tangents (CSS Easing Functions Level 2).
package struct CubicBezier: Hashable, Sendable, BitwiseCopyable {
    /// Between 0 and 1, which makes the curve a function of x.
    package let x1: Double
    package let y1: Double
    /// Between 0 and 1, which makes the curve a function of x.
    package let x2: Double
    package let y2: Double

    /// The curve with control points (`x1`, `y1`) and (`x2`, `y2`).
    ///
    /// x outside 0 to 1 counts as the nearer of the two. Parts that are not finite count as those of `linear`: 0 in the
    /// first point, 1 in the second.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.isFinite ? min(max(x1, 0), 1) : 0
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.isFinite ? min(max(x2, 0), 1) : 1
        self.y2 = y2.isFinite ? y2 : 1
    }

    package static let linear = CubicBezier(0, 0, 1, 1)
    package static let easeIn = CubicBezier(0.42, 0, 1, 1)
    package static let easeOut = CubicBezier(0, 0, 0.58, 1)
    package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
    /// Core Animation's default curve, called "ease" in CSS.
    package static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

    /// The value at `x`, within 1e-15 for control points of ordinary size; at an x that is not a number, 0.
    package func value(at x: Double) -> Double {
        if x.isNaN { return 0 }
        if x <= 0 { return extrapolation(startTangent, by: x) }
        if x >= 1 { return 1 + extrapolation(reversed.startTangent, by: x - 1) }
        if isDiagonal { return x }
        return vertical.value(at: horizontal.parameter(for: x))
    }

    /// The derivative of `value(at:)`: how fast the way is covered, 1 being linear.
    ///
    /// Infinite, with its sign, where the curve is vertical between 0 and 1, and 0 at a cusp. With it a curve can be
    /// interrupted by a spring that keeps its velocity. At an x that is not a number it is 0.
    package func slope(at x: Double) -> Double {
        if x.isNaN { return 0 }
        if x <= 0 { return x == 0 || startTangent.isFinite ? startTangent : 0 }
        let endTangent = reversed.startTangent
        if x >= 1 { return x == 1 || endTangent.isFinite ? endTangent : 0 }
        if isDiagonal { return 1 }
        let t = horizontal.parameter(for: x)
        let slope = vertical.derivative(at: t) / max(horizontal.derivative(at: t), 0)
        return slope.isNaN ? 0 : slope
    }

    /// The least x between 0 and 1 at which the curve has `value`.
    ///
    /// The way back from a fraction of the way to a fraction of time, where an animation that was scrubbed goes on.
    /// A value that the curve does not reach gives 0 below it and 1 above it; one that is not a number gives 0.
    package func x(for value: Double) -> Double {
        if isDiagonal { return value.isNaN ? 0 : min(max(value, 0), 1) }
        if value == 0 || value.isNaN { return 0 }
        let turns = vertical.turns
        for (low, high) in zip([0] + turns, turns + [1]) {
            let first = vertical.value(at: low)
            let last = high == 1 ? 1 : vertical.value(at: high)
            guard value >= min(first, last), value <= max(first, last) else { continue }
            if value == last { return high == 1 ? 1 : horizontal.value(at: high) }
            return horizontal.value(at: vertical.parameter(for: value, between: low, and: high))
        }
        return value < 0 ? 0 : 1
    }

    private var horizontal: UnitCubic { UnitCubic(x1, x2) }
    private var vertical: UnitCubic { UnitCubic(y1, y2) }
    private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

    /// The same curve, seen from its other end.
    private var reversed: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

    /// The slope at 0: towards the first of the other points that is not (0, 0); infinite where that is straight above.
    private var startTangent: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
        if x2 > 0 { return y2 / x2 }
        if y2 != 0 { return y2 < 0 ? -.infinity : .infinity }
        return 1
    }

    /// CSS lets a vertical end go on level.
    private func extrapolation(_ tangent: Double, by distance: Double) -> Double {
        distance == 0 || tangent == 0 || !tangent.isFinite ? 0 : tangent * distance
    }
}
