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

    /// The map from the space of `node` to the device, where `parent` maps the space around it; nil where it is not finite or
    /// maps everything onto a line.
    func world(of node: UnsafePointer<RenderNode>, in parent: Homography) -> Homography? {
        let world: Homography
        if node.pointee.flags.contains(.projective) {
            guard Int(node.pointee.matrix) < matrices.count else { return nil }
            world = Homography(matrices[Int(node.pointee.matrix)]).concatenating(parent)
        } else {
            world = parent.after(node.pointee.transform)
        }
        return world.isUsable ? world : nil
    }

    /// The sibling from `index` on whose sub-tree has node `wanted` in it.
    @inline(__always)
    func sibling(holding wanted: Int, from index: Int, limit: Int) -> Int {
        var sibling = index
        while true {
            let next = sibling + subtreeCount(sibling, limit: limit)
            if next > wanted { return sibling }
            sibling = next
        }
    }
}
