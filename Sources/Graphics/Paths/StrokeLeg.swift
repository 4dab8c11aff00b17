/// A straight piece of a line that is to be stroked.
struct StrokeLeg: BitwiseCopyable {
    /// The start point, and the direction from there to the end, a unit vector.
    var start, direction: SIMD2<Double>
    var length: Double
    /// Whether it begins within a curve, which has no corner there.
    var isSmooth: Bool

    var end: SIMD2<Double> { start + direction * length }

    /// The same piece in the opposite direction; `isSmooth` becomes that of the result.
    func reversed(isSmooth: Bool) -> StrokeLeg {
        StrokeLeg(start: end, direction: -direction, length: length, isSmooth: isSmooth)
    }
}
