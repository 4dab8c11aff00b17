import Foundation
import Graphics

/// One frame as an immutable value: the layer tree at one instant.
///
/// Nodes stand in pre-order, and each holds the size of its sub-tree; a node's children are drawn in order, above what
/// the node itself draws. The root is the first node, its parent space is the screen in points, y down. Copying a tree
/// copies arrays of plain values and no references.
package struct RenderTree: Sendable {
    package var nodes: ContiguousArray<RenderNode> {
        get { storedNodes }
        // Changed where they stand; an observer would copy them first.
        _modify {
            history.commit = 0
            yield &storedNodes
        }
    }
    /// The 4 x 4 maps of nodes flagged `projective`.
    package var matrices: ContiguousArray<CATransform3D> {
        get { storedMatrices }
        _modify {
            history.commit = 0
            yield &storedMatrices
        }
    }
    /// The size of the screen or fragment that this tree fills, in points.
    package var size: CGSize
    /// The relation to an earlier tree; a change of nodes or matrices ends it.
    package var history: TreeHistory

    private var storedNodes: ContiguousArray<RenderNode>
    private var storedMatrices: ContiguousArray<CATransform3D>

    package init(
        nodes: ContiguousArray<RenderNode> = [], matrices: ContiguousArray<CATransform3D> = [], size: CGSize = .zero,
        history: TreeHistory = TreeHistory()
    ) {
        storedNodes = nodes
        storedMatrices = matrices
        self.size = size
        self.history = history
    }

    /// Whether `other` shows the same: equal nodes that name the same resources, under the same maps, as large.
    package func looksLike(_ other: RenderTree) -> Bool {
        size == other.size && storedNodes == other.storedNodes && storedMatrices == other.storedMatrices
    }
}

/// The differences of a committed tree from the one before it, so that what was made of that one can be used again.
package struct TreeHistory: Sendable {
    /// Names the tree among all those whose nodes name resources of the same store; 0 names none.
    package var commit: UInt64 = 0
    /// The tree that this one was compared with; 0 where none was, or where nodes were put in or taken away.
    package var base: UInt64 = 0
    /// The nodes that differ from those of `base` at the same places, ascending.
    package var changes: ContiguousArray<Int32> = []

    package init() {}
}
