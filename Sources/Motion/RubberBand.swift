/// Resistance beyond the end of a range: the further the finger pulls, the less the content follows.
///
/// `b = (1 − 1/(x·c/d + 1))·d` for an overshoot x, with the sign of x. The content never moves further than the
/// dimension. Where dimension or coefficient is not a finite number above 0 the band is rigid: nothing moves.
package struct RubberBand: Hashable, Sendable, BitwiseCopyable {
    /// d: the extent that the band can at most give, usually that of the view, in the unit of the positions.
    package let dimension: Double
    /// c: the fraction of the finger's movement that the content follows at the end of the range.
    package let coefficient: Double

    /// A band over `dimension`, by default as tight as `UIScrollView`'s.
    package init(dimension: Double, coefficient: Double = 0.55) {
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// The displacement of the content for a finger that is `overshoot` beyond the end; 0 for one that is not a
    /// number.
    package func displacement(for overshoot: Double) -> Double {
        guard !isRigid, !overshoot.isNaN, overshoot != 0 else { return 0 }
        let distance = dimension / (1 + dimension / (overshoot.magnitude * coefficient))
        return overshoot < 0 ? -distance : distance
    }

    /// The derivative of `displacement(for:)`: content speed per finger speed, at most `coefficient`.
    package func slope(at overshoot: Double) -> Double {
        guard !isRigid, !overshoot.isNaN else { return 0 }
        let stretch = 1 + overshoot.magnitude * coefficient / dimension
        return coefficient / (stretch * stretch)
    }

    /// The finger's overshoot that moved the content by `displacement`: the inverse of `displacement(for:)`.
    ///
    /// For grabbing content that is over the end without a jump. Displacements of the dimension or more, which no
    /// finger reaches, count as just below it; the answer for a rigid band is 0.
    package func overshoot(for displacement: Double) -> Double {
        guard !isRigid, !displacement.isNaN else { return 0 }
        let distance = min(displacement.magnitude, dimension.nextDown)
        let overshoot = distance / (coefficient * (1 - distance / dimension))
        return displacement < 0 ? -overshoot : overshoot
    }

    /// `value` as shown: itself inside `range`, rubber-banded beyond either end; one that is not a number as the lower
    /// end.
    package func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
        if value.isNaN { return range.lowerBound }
        if value < range.lowerBound { return range.lowerBound + displacement(for: value - range.lowerBound) }
        if value > range.upperBound { return range.upperBound + displacement(for: value - range.upperBound) }
        return value
    }

    /// The value that `clamp(_:to:)` shows as `shown`.
    package func unclamp(_ shown: Double, to range: ClosedRange<Double>) -> Double {
        if shown.isNaN { return range.lowerBound }
        if shown < range.lowerBound { return range.lowerBound + overshoot(for: shown - range.lowerBound) }
        if shown > range.upperBound { return range.upperBound + overshoot(for: shown - range.upperBound) }
        return shown
    }

    /// The derivative of `clamp(_:to:)`: 1 inside `range`, its ends included.
    ///
    /// The factor from the finger's velocity to that of the content at the moment of release.
    package func slope(at value: Double, clampedTo range: ClosedRange<Double>) -> Double {
        if value < range.lowerBound { return slope(at: value - range.lowerBound) }
        if value > range.upperBound { return slope(at: value - range.upperBound) }
        return 1
    }

    private var isRigid: Bool {
        !(dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite)
    }
}
