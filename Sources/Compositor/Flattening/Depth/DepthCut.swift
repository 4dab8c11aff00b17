/// One side of a line at which a child of a 3-D context is cut, as another one goes through it there.
struct DepthCut: BitwiseCopyable {
    /// On the plane of the context: x · column + y · row + z is at least 0 where the child is in front of the other one.
    var line: SIMD3<Double>
    /// Whether the other side is meant.
    var isFar: Bool
    /// One more than the place in `DepthOrdering.cuts` of the cut before; 0 for the first one.
    var before: Int32
}
