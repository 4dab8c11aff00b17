import Foundation
import Graphics

/// An immutable committed sub-tree with an identity: what a snapshot shows.
///
/// `tree.nodes[0]` is the root, in a space whose origin is the top left corner of `tree.size`. The fragment owns every
/// resource that its nodes name, once each, until it goes away; so it can outlive the layers that it was made from.
/// One beyond the limits of `FragmentExtent` is neither drawn nor sent.
@MainActor package final class Fragment {
    package let tree: RenderTree
    /// The resources that the nodes name, each once.
    package let owned: [ResourceID]
    /// Whether it looks at what is below it in the tree.
    package let readsBackdrop: Bool
    /// The depth of the fragments in it, and the number of nodes with theirs.
    package let extent: FragmentExtent
    /// The store of the resources that the nodes name; nil once it is gone.
    package private(set) weak var store: ResourceStore?

    /// A fragment of `tree`, whose nodes name resources of `store`.
    ///
    /// `former` is one that may name the same: then what it found need not be found again.
    package init(tree: RenderTree, store: ResourceStore, after former: Fragment? = nil) {
        self.tree = tree
        self.store = store
        readsBackdrop = tree.nodes.contains { $0.kind == .backdrop }
        if let former, former.tree.nodes.namesTheSame(as: tree.nodes) {
            owned = former.owned
            extent = former.extent
        } else {
            owned = Array(Set(tree.nodes.lazy.map(\.resource).filter { !$0.isNone }))
            extent = FragmentExtent(of: tree, naming: owned, in: store)
        }
        for id in owned { store.retain(id) }
    }

    isolated deinit {
        for id in owned { store?.release(id) }
    }
}

extension ContiguousArray<RenderNode> {
    /// Whether each node names the resource that its counterpart in `other` names.
    fileprivate func namesTheSame(as other: ContiguousArray<RenderNode>) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index].resource.rawValue != other[index].resource.rawValue { return false }
        return true
    }
}

/// A renderer that draws a fragment into an image synchronously; the Stage provides one.
@MainActor package protocol FrameRasterizer: AnyObject {
    /// The picture of `fragment`, `scale` pixels to the point, transparent where nothing is drawn.
    ///
    /// The image measures `fragment.tree.size` times `scale`, rounded up; an empty or unusable size gives nil.
    func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage?
}
