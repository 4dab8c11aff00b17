/// A child of a 3-D context, or a part of one.
struct DepthEntry: BitwiseCopyable {
    var node: Int
    var count: Int
    var quad: DepthQuad
    /// The edges past which it goes on, a bit each, from the upper one clockwise.
    var sharedEdges: UInt8 = 0
    /// One more than the place in `DepthOrdering.cuts` of the last cut that made it; 0 where it is whole.
    var cut: Int32 = 0
}
