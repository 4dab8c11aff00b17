/// A child of a 3-D context, or a part of one.
struct DepthEntry: BitwiseCopyable {
    var node: Int
    var count: Int
    var quad: DepthQuad
    /// A bit for each edge past which it goes on, from the upper one clockwise.
    var hemmedEdges: UInt8 = 0
    /// One more than the place in `SceneFlattener.depthCuts` of the last cut that made it; 0 where it is whole.
    var cut: Int32 = 0
}
