import Foundation
import Graphics

/// One frame as an immutable value: the layer tree at one instant.
///
/// Nodes stand in pre-order, and each knows the size of its sub-tree; a node's children are drawn in order, above what
/// the node itself draws. The root is the first node, its parent space is the screen in points, y down. Copying a tree
/// copies two arrays of plain values and no references.
package struct RenderTree: Sendable {
    package var nodes: ContiguousArray<RenderNode>
    /// The 4 x 4 maps of nodes flagged `projective`.
    package var matrices: ContiguousArray<CATransform3D>
    /// The size of the screen or fragment that this tree fills, in points.
    package var size: CGSize

    package init(
        nodes: ContiguousArray<RenderNode> = [], matrices: ContiguousArray<CATransform3D> = [], size: CGSize = .zero
    ) {
        (self.nodes, self.matrices, self.size) = (nodes, matrices, size)
    }
}
