import Foundation
import Graphics
import Testing

@testable import RenderTree

/// Fragments in fragments: their size, and the end of long chains.
@MainActor struct FragmentExtentTests {
    /// Fragments, each of which shows some of those before it, and the extent of the last one.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        /// The numbers of the fragments that number `$0` shows.
        let shown: @Sendable (Int) -> [Int]
        let depth: Int
        let nodeCount: Int
        let isWithinLimits: Bool
    }

    nonisolated static let rows: [Row] = [
        Row(
            testDescription: "one alone", count: 1, shown: { _ in [] }, depth: 1, nodeCount: 1, isWithinLimits: true),
        Row(
            testDescription: "a chain of 16", count: 16, shown: { $0 > 0 ? [$0 - 1] : [] }, depth: 16, nodeCount: 31,
            isWithinLimits: true),
        Row(
            testDescription: "a chain of 17", count: 17, shown: { $0 > 0 ? [$0 - 1] : [] }, depth: 17, nodeCount: 33,
            isWithinLimits: false),
        Row(
            testDescription: "each shows the one before twice", count: 13, shown: { $0 > 0 ? [$0 - 1, $0 - 1] : [] },
            depth: 13, nodeCount: 16_381, isWithinLimits: true),
        Row(
            testDescription: "each shows all before", count: 8, shown: { Array(0..<$0) }, depth: 8, nodeCount: 255,
            isWithinLimits: true),
        Row(
            testDescription: "each of 60 shows all before", count: 60, shown: { Array(0..<$0) }, depth: 60,
            nodeCount: 1 << 40, isWithinLimits: false),
        Row(
            testDescription: "many of one", count: 2, shown: { Array(repeating: 0, count: 20_000 * $0) }, depth: 2,
            nodeCount: 40_001, isWithinLimits: false),
    ]

    private func fragments(_ count: Int, in store: ResourceStore, showing shown: (Int) -> [Int]) -> [ResourceID] {
        var ids: [ResourceID] = []
        for index in 0..<count { ids.append(.fragment(showing: shown(index).map { ids[$0] }, in: store)) }
        return ids
    }

    private func extent(of id: ResourceID?, in store: ResourceStore) -> FragmentExtent? {
        if let id, case .fragment(let fragment) = store[id] { fragment.extent } else { nil }
    }

    @Test(arguments: rows) func aFragmentKnowsItsSize(row: Row) throws {
        let store = ResourceStore()
        let ids = fragments(row.count, in: store, showing: row.shown)
        let extent = try #require(self.extent(of: ids.last, in: store))
        #expect(extent.depth == row.depth)
        #expect(extent.nodeCount == row.nodeCount)
        #expect(extent.isWithinLimits == row.isWithinLimits)
        ids.forEach(store.release)
        #expect(store.count == 0 && store.nestedNodeCount == 0)
    }

    /// The stack of a thread holds some ten thousand calls.
    @Test func aLongChainEnds() throws {
        let store = ResourceStore()
        let last = ResourceID.chain(of: 100_000, in: store)
        #expect(store.count == 100_000 && store.nestedNodeCount > 0)
        store.release(last)
        #expect(store.count == 0 && store.nestedNodeCount == 0)
    }

    @Test func aLongChainIsDigestedAndWritten() {
        let store = ResourceStore()
        var node = RenderNode(.fragment, bounds: SIMD4(0, 0, 4, 4))
        node.resource = .chain(of: 100_000, in: store)
        let tree = RenderTree(nodes: [node], size: CGSize(width: 4, height: 4))
        var digest = TreeDigest()
        #expect(digest.digest(of: tree, in: store) == digest.digest(of: tree, in: store))
        #expect(tree.text(resources: store).hasSuffix("fragment fragment=missing bounds=0,0,4,4\n"))
    }

    /// Each of them was looked at as often as it is shown.
    @Test func whatIsShownManyTimesIsWrittenOnce() {
        let store = ResourceStore()
        let ids = fragments(13, in: store) { $0 > 0 ? [$0 - 1, $0 - 1] : [] }
        var tree = RenderTree(size: CGSize(width: 4, height: 4))
        tree.nodes.append(RenderNode(.fragment, bounds: SIMD4(0, 0, 4, 4)))
        tree.nodes[0].resource = ids[12]
        let text = tree.text(resources: store)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("fragment r") } == 13)
    }
}
