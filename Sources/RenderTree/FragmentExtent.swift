/// The size of a fragment with all fragments in it, computed once, when it is made.
///
/// A fragment shows others, and these again others: each that shows all before it doubles the nodes to be drawn. What walks
/// fragments is recursive and may draw one as often as it is shown, as the limits bound both.
package struct FragmentExtent: Hashable, Sendable, BitwiseCopyable {
    /// Fragments in one another, this one included; 1 where it names none.
    package var depth = 1
    /// Nodes with those of all fragments in it, each as often as it is shown; at most `mostNodes`.
    package var nodeCount: Int

    /// The number beyond which nodes are not counted: that of many fragments still fits in an integer.
    private static let mostNodes = 1 << 40

    /// The greatest depth of a fragment that is drawn.
    package static let depthLimit = 16
    /// The most nodes of a fragment that shows others, with theirs; one that shows none may have any number.
    package static let nodeLimit = 1 << 14
    /// The most nodes of all fragments of a store that show others, with theirs.
    package static let storeLimit = 1 << 24

    /// The extent of a fragment of `tree`, whose nodes name the resources `owned` of `store`.
    @MainActor init(of tree: RenderTree, naming owned: [ResourceID], in store: ResourceStore) {
        nodeCount = tree.nodes.count
        for id in owned {
            // Also one that is named where it is not drawn is walked.
            if case .fragment(let inner) = store[id] { depth = max(depth, inner.extent.depth + 1) }
        }
        if depth == 1 { return }
        for node in tree.nodes where node.kind == .fragment {
            guard case .fragment(let inner) = store[node.resource] else { continue }
            nodeCount = min(nodeCount + inner.extent.nodeCount, Self.mostNodes)
        }
    }

    /// Whether the fragment is small enough to be drawn and sent.
    package var isWithinLimits: Bool { depth <= Self.depthLimit && nestedNodeCount <= Self.nodeLimit }

    /// The limit that the fragment exceeds, as a sentence; nil for none.
    var excess: String? {
        if depth > Self.depthLimit {
            return "the fragments in one another lie \(depth) deep, which may be \(Self.depthLimit)"
        }
        if isWithinLimits { return nil }
        return "the fragment has \(nodeCount) nodes with those of the fragments in it, which may be \(Self.nodeLimit)"
    }

    /// The nodes that count where fragments show others: none where this one shows none.
    package var nestedNodeCount: Int { depth == 1 ? 0 : nodeCount }
}
