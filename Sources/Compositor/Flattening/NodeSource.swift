import Graphics
import RenderTree

/// The raw storage of the tree that is being walked; valid for the walk.
struct NodeSource {
    let nodes: UnsafeBufferPointer<RenderNode>
    let matrices: UnsafeBufferPointer<CATransform3D>

    /// Nodes in the sub-tree at `index`, held to at least 1 and to what is left before `limit`.
    @inline(__always)
    func subtreeCount(_ index: Int, limit: Int) -> Int {
        max(1, min(Int(nodes[index].subtreeCount), limit - index))
    }

    /// The matrix of node `index`; nil where it has none, or names one that is not there.
    @inline(__always)
    func matrix(of index: Int) -> CATransform3D? {
        let matrix = Int(nodes[index].matrix)
        return nodes[index].flags.contains(.projective) && matrix < matrices.count ? matrices[matrix] : nil
    }
}
