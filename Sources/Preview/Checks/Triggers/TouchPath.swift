/// The straight path of a finger, in fractions of the screen.
struct TouchPath: Hashable, Sendable {
    var start, end: SIMD2<Double>

    /// The finger's position at `fraction` of its path; beyond 1 it goes on.
    func position(at fraction: Double) -> SIMD2<Double> { start + (end - start) * fraction }
}
