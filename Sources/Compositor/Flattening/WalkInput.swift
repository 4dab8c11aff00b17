import Graphics
import RenderTree

/// The inputs of a list besides the nodes of its tree.
struct WalkInput {
    /// The tree's name among those of the store; 0 for a tree without one.
    var commit: UInt64
    private let base: UInt64
    private let nodeCount: Int
    private weak var store: ResourceStore?
    private let transform: CGAffineTransform
    private let bounds: PixelRect

    init(tree: RenderTree, store: ResourceStore, transform: CGAffineTransform, bounds: PixelRect) {
        commit = tree.history.commit
        base = tree.history.base
        nodeCount = tree.nodes.count
        self.store = store
        self.transform = transform
        self.bounds = bounds
    }

    /// Whether the tree is that of `earlier`, or was compared with it and has its nodes in the same places; and all else is
    /// the same.
    func resembles(_ earlier: WalkInput) -> Bool {
        commit != 0 && (base == earlier.commit || commit == earlier.commit) && nodeCount == earlier.nodeCount
            && store === earlier.store && transform == earlier.transform && bounds == earlier.bounds
    }
}
