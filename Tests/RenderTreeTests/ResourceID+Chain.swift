import Foundation

@testable import RenderTree

extension ResourceID {
    /// A fragment, owned by the caller, that shows each of `ids` above a group, or one square.
    @MainActor static func fragment(showing ids: [ResourceID], in store: ResourceStore) -> ResourceID {
        var tree = RenderTree(size: CGSize(width: 4, height: 4))
        tree.nodes.append(RenderNode(ids.isEmpty ? .solid : .group, bounds: SIMD4(0, 0, 4, 4)))
        for id in ids {
            var node = RenderNode(.fragment, bounds: SIMD4(0, 0, 4, 4))
            node.resource = id
            tree.nodes.append(node)
        }
        tree.nodes[0].subtreeCount = UInt32(tree.nodes.count)
        return store.insert(.fragment(Fragment(tree: tree, store: store)))
    }

    /// The last of `count` fragments, owned by the caller, each of which alone owns and shows the one before.
    @MainActor static func chain(of count: Int, in store: ResourceStore) -> ResourceID {
        var last = ResourceID.fragment(showing: [], in: store)
        for _ in 1..<count {
            let next = ResourceID.fragment(showing: [last], in: store)
            store.release(last)
            last = next
        }
        return last
    }
}
