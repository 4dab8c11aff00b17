import Graphics
import RenderTree

/// The position of a walk in the list that it writes, and in the list's tables.
struct WalkPosition: Equatable, BitwiseCopyable {
    /// Commands, clips and maps before this place.
    var command, clip, homography: UInt32

    /// The position at which every list begins: the first entry of both tables stands for nothing.
    static let start = WalkPosition(command: 0, clip: 1, homography: 1)
}

/// Commands that took the place of as many others.
struct ListPatch: BitwiseCopyable {
    /// The first one's place in the list.
    var start: Int
    /// The first one's place in `SceneFlattener.fresh`.
    var first: Int
    /// While the patch is being walked: the node behind it.
    var next: Int
    var count = 0

    /// The places in the list.
    var places: Range<Int> { start..<start + count }
}

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
        (commit, base, nodeCount) = (tree.history.commit, tree.history.base, tree.nodes.count)
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
