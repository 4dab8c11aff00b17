import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

/// Fragments that others show, and others again: the work has a bound, and each is prepared once.
@MainActor struct NestedFragmentTests {
    private let store = ResourceStore()
    private let bounds = PixelRect(width: 64, height: 64)

    private func node(_ id: ResourceID, at x: Float = 0) -> RenderNode {
        var node = RenderNode(.fragment, bounds: SIMD4(x, 0, 16, 16))
        node.resource = id
        return node
    }

    private func fragment(_ nodes: ContiguousArray<RenderNode>) -> ResourceID {
        let tree = RenderTree(nodes: nodes, size: CGSize(width: 16, height: 16))
        return store.insert(.fragment(Fragment(tree: tree, store: store)))
    }

    /// Fragments, each of which shows the one before twice, the last of them with more than 8,000 nodes.
    private func doubling(_ count: Int, color: SIMD4<Float> = SIMD4(1, 0, 0, 1)) -> [ResourceID] {
        var square = RenderNode(.solid, bounds: SIMD4(2, 2, 6, 6))
        square.color = color
        var ids = [fragment([square])]
        for _ in 1..<count {
            let last = ids[ids.count - 1]
            ids.append(fragment([node(last), node(last, at: 1)]))
        }
        return ids
    }

    /// Shown in turn, two such small ones never come often enough in a row to become pictures for that.
    @Test func whatIsNestedTooOftenBecomesPictures() throws {
        let ids = [doubling(12), doubling(12, color: SIMD4(0, 0, 1, 1))].compactMap(\.last)
        var tree = RenderTree(size: CGSize(width: 64, height: 64))
        for index in 0..<1_000 { tree.nodes.append(node(ids[index % 2], at: Float(index % 40))) }
        let rasterizer = TreeRasterizer()
        let builder = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        builder.build(tree, resources: store, scale: 1, bounds: bounds)
        #expect(builder.nestedNodeCount <= 1 << 16 && builder.list.commands.count <= 1 << 16)
        #expect((1...24).contains(rasterizer.pictureCount))
        #expect(!builder.omitsFragments)
        // The last ones lie above all others.
        let target = CPUBackend(width: 64, height: 64)
        var damage = Damage()
        damage.insert(bounds)
        target.draw(builder.list, over: damage, resources: store)
        let pixels = target.readPixels()
        #expect(pixels[45, 4] == 0xFF00_00FF && pixels[1, 4] == 0)
    }

    @Test func withoutPicturesTheRestIsLeftOut() throws {
        let id = try #require(doubling(12).last)
        var tree = RenderTree(size: CGSize(width: 64, height: 64))
        for _ in 0..<1_000 { tree.nodes.append(node(id)) }
        let builder = DrawListBuilder()
        builder.build(tree, resources: store, scale: 1, bounds: bounds)
        #expect(builder.omitsFragments && builder.nestedNodeCount <= 1 << 16)
        #expect(builder.list.commands.count <= 1 << 16)
        tree.nodes.removeLast(990)
        builder.build(tree, resources: store, scale: 1, bounds: bounds)
        #expect(!builder.omitsFragments && builder.nestedNodeCount > 0, "the next frame is whole")
    }

    /// Sixty that double would be 10^18 nodes; a chain of as many as would overflow the stack has few.
    @Test(arguments: [17, 60, 100_000]) func whatIsBeyondTheLimitsIsNotDrawn(count: Int) {
        var last = fragment([RenderNode(.solid, bounds: SIMD4(0, 0, 8, 8))])
        for _ in 1..<count {
            let next = fragment(count > 60 ? [node(last)] : [node(last), node(last)])
            store.release(last)
            last = next
        }
        let renderer = FrameRenderer(backend: CPUBackend(width: 64, height: 64))
        let tree = RenderTree(nodes: [node(last)], size: CGSize(width: 64, height: 64))
        renderer.prepare(tree, resources: store, width: 64, height: 64, scale: 1)
        #expect(renderer.list.commands.isEmpty && renderer.pictureCount == 0)
        store.release(last)
        #expect(store.count == 0)
    }

    /// Each picture fits into the budget; those beyond twice as much are drawn node by node.
    @Test func thePicturesOfOneFrameHaveALimit() {
        let cache = FragmentCache(rasterizer: TreeRasterizer(), budget: 4 * 16 * 16 * 4)
        let builder = DrawListBuilder(fragments: cache)
        var tree = RenderTree(size: CGSize(width: 64, height: 64))
        for index in 0..<20 {
            let squares = (0..<9).map { RenderNode(.solid, bounds: SIMD4(Float($0), Float(index % 12), 3, 3)) }
            tree.nodes.append(node(fragment(ContiguousArray(squares)), at: 0.5 + Float(index)))
        }
        for _ in 0..<3 {
            builder.build(tree, resources: store, scale: 1, bounds: bounds)
            #expect(cache.bytes == 2 * cache.budget)
            #expect(builder.list.commands.count { $0.kind == .image } == 8)
            #expect(builder.list.commands.count { $0.kind == .solid } == 12 * 9)
        }
        tree.nodes.removeFirst(8)
        builder.build(tree, resources: store, scale: 1, bounds: bounds)
        #expect(builder.list.commands.count { $0.kind == .image } == 8, "what the frame does not use makes room")
    }
}
