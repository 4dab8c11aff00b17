import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@MainActor struct FragmentCacheTests {
    private final class CountingRasterizer: ForwardingRasterizer {
        var count = 0

        override func picture(of fragment: Fragment, scale: CGFloat, showing part: PixelRect?) -> FragmentPicture? {
            count += 1
            return super.picture(of: fragment, scale: scale, showing: part)
        }
    }

    private let store = ResourceStore()
    private let rasterizer = CountingRasterizer()

    /// A fragment of `nodes` squares, 64 by 64 points.
    private func fragment(nodes: Int) -> ResourceID {
        var tree = RenderTree(size: CGSize(width: 64, height: 64))
        for index in 0..<nodes {
            tree.nodes.append(RenderNode(.solid, bounds: SIMD4(Float(index), Float(index), 20, 20)))
        }
        return store.insert(.fragment(Fragment(tree: tree, store: store)))
    }

    private func tree(showing fragments: [ResourceID]) -> RenderTree {
        var tree = RenderTree()
        for (index, id) in fragments.enumerated() {
            var node = RenderNode(.fragment, bounds: SIMD4(Float(index) * 10, 0, 64, 64))
            node.resource = id
            tree.nodes.append(node)
        }
        return tree
    }

    private func build(_ builder: DrawListBuilder, _ fragments: [ResourceID], scale: Double = 1) -> DrawList {
        builder.build(
            tree(showing: fragments), resources: store, scale: scale, bounds: PixelRect(width: 200, height: 200))
        return builder.list
    }

    @Test func smallFragmentsShownManyTimesBecomePictures() {
        let cache = FragmentCache(rasterizer: rasterizer)
        let builder = DrawListBuilder(fragments: cache)
        let tiled = fragment(nodes: 2)
        let other = fragment(nodes: 1)
        // Twenty of them lie on the target.
        let few = Array(repeating: tiled, count: cache.repetitionLimit)
        #expect(build(builder, few + [other] + few).commands.allSatisfy { $0.kind == .solid })
        #expect(rasterizer.count == 0)
        for pictures in [20 - cache.repetitionLimit, 20] {
            let list = build(builder, Array(repeating: tiled, count: 20) + [other])
            #expect(list.commands.count { $0.kind == .image } == pictures)
        }
        #expect(build(builder, [tiled]).commands.map(\.kind) == [.image], "what has a picture keeps it")
        #expect(rasterizer.count == 1)
    }

    @Test func largeFragmentsAreDrawnOnceAndSmallOnesNodeByNode() {
        let builder = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        let large = fragment(nodes: 9)
        let small = fragment(nodes: 8)
        for _ in 0..<3 {
            let list = build(builder, [large, large, small])
            #expect(list.commands.map(\.kind) == [.image, .image] + Array(repeating: .solid, count: 8))
            #expect(list.commands[0].resource == list.commands[1].resource)
        }
        #expect(rasterizer.count == 1)
        _ = build(builder, [large], scale: 2)
        #expect(rasterizer.count == 2, "another scale, another picture")
    }

    /// Its contents must not depend on the pixels below the snapshot.
    @Test func aSmallFragmentThatBlursIsAPicture() {
        let builder = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        var tree = RenderTree(size: CGSize(width: 64, height: 64))
        tree.nodes.append(RenderNode(.backdrop, bounds: SIMD4(0, 0, 64, 64)))
        let blur = store.insert(.fragment(Fragment(tree: tree, store: store)))
        #expect(build(builder, [blur]).commands.map(\.kind) == [.image])
    }

    /// As the 3,000 tiles of a screen: to find one takes no longer than among 300, where going through all of them would
    /// take ten times as long.
    @Test func oneOfThousandsIsFoundAsFastAsOneOfHundreds() throws {
        let cache = FragmentCache(rasterizer: rasterizer)
        cache.beginFrame(store)
        let fragments = (0..<3000).compactMap { _ in
            let id = fragment(nodes: 9)
            guard case .fragment(let value) = store[id] else { return nil as (id: ResourceID, value: Fragment)? }
            return (id, value)
        }
        func lookUp(_ count: Int) -> Double {
            ProcessorTime.measure {
                for _ in 0..<12_000 / count {
                    for fragment in fragments.prefix(count) {
                        _ = cache.picture(of: fragment.value, id: fragment.id, scale: 1)
                    }
                }
            }
        }
        _ = lookUp(300)
        let few = (0..<5).map { _ in lookUp(300) }
        _ = lookUp(3000)
        let many = (0..<5).map { _ in lookUp(3000) }
        #expect(try #require(many.min()) < 5 * #require(few.min()))
        #expect(rasterizer.count == 3000 && cache.bytes == 3000 * 64 * 64 * 4)
    }

    @Test func rasterizingAgainGivesTheSamePicture() throws {
        let rasterizer = TreeRasterizer()
        let tree = RenderTree(nodes: [RenderNode(.solid, bounds: SIMD4(0, 0, 9, 9))], size: CGSize(width: 9, height: 9))
        let fragment = Fragment(tree: tree, store: store)
        let first = try #require(rasterizer.rasterize(fragment, scale: 1))
        #expect(rasterizer.rasterize(fragment, scale: 1) === first && first.isOpaque)
        #expect(rasterizer.rasterize(fragment, scale: 2) !== first)
        let other = Fragment(tree: tree, store: store)
        #expect(rasterizer.rasterize(other, scale: 1) !== first)
    }

    /// Images known to be opaque without a look at their pixels are opaque.
    @Test(arguments: SceneFile.all) func whatCountsAsOpaqueIs(scene: SceneFile) throws {
        let store = ResourceStore()
        var tree = try scene.load(into: store)
        tree.size = CGSize(width: 300, height: 200)
        let image = try #require(TreeRasterizer().rasterize(Fragment(tree: tree, store: store), scale: 1))
        #expect(image.isOpaque == (0..<200).allSatisfy { y in image.pixels.row(y).allSatisfy { $0 >> 24 == 255 } })
    }

    @Test func whatIsBlurredMayBeNothing() throws {
        var blur = RenderNode(.backdrop, bounds: SIMD4(0, 0, 9, 9))
        blur.backdrop.deviation = 2
        let tree = RenderTree(nodes: [blur], size: CGSize(width: 9, height: 9))
        let image = try #require(TreeRasterizer().rasterize(Fragment(tree: tree, store: store), scale: 1))
        #expect(!image.isOpaque && image.pixels[4, 4] == 0)
    }

    @Test func picturesGoWithTheirFragments() {
        let cache = FragmentCache(rasterizer: rasterizer)
        let builder = DrawListBuilder(fragments: cache)
        let id = fragment(nodes: 20)
        _ = build(builder, [id])
        #expect(cache.bytes == 64 * 64 * 4 && store.count == 2)
        store.release(id)
        _ = build(builder, [id])
        #expect(cache.bytes == 0 && store.count == 0 && builder.list.commands.isEmpty)
    }

    /// The store outlives the caches of a window, which gets a new one whenever it is resized.
    @Test func picturesGoWithTheirCache() {
        let id = fragment(nodes: 20)
        var builder: DrawListBuilder? = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        if let builder { _ = build(builder, [id]) }
        #expect(store.count == 2)
        builder = nil
        #expect(store.count == 1)
    }

    /// Frames that are kept keep the fragments of earlier transitions.
    @Test func picturesThatNoFrameShowsAreLimited() {
        let cache = FragmentCache(rasterizer: rasterizer)
        cache.unusedBudget = 2 * 64 * 64 * 4
        let builder = DrawListBuilder(fragments: cache)
        let ids = (0..<6).map { _ in fragment(nodes: 20) }
        _ = build(builder, ids)
        _ = build(builder, ids)
        #expect(rasterizer.count == 6, "what the last frame showed stays")
        _ = build(builder, [ids[5]])
        _ = build(builder, [ids[5]])
        #expect(cache.bytes == 3 * 64 * 64 * 4)
    }

    @Test func theBudgetHoldsAndWhatIsShownStays() {
        let cache = FragmentCache(rasterizer: rasterizer, budget: 2 * 64 * 64 * 4)
        let builder = DrawListBuilder(fragments: cache)
        let ids = (0..<4).map { _ in fragment(nodes: 20) }
        for id in ids { _ = build(builder, [id]) }
        _ = build(builder, [ids[3]])
        #expect(cache.bytes == cache.budget && rasterizer.count == 4)
        _ = build(builder, [ids[2], ids[3]])
        #expect(rasterizer.count == 4, "the two that were used last are there")
        cache.budget = 100
        #expect(build(builder, [ids[3]]).commands.count == 1, "what the last frame showed stays")
        #expect(build(builder, [ids[0]]).commands.count == 20, "a picture that would not fit is not made")
    }

    @Test func severalThreadsDrawTheSamePicture() throws {
        let nodes = (0..<40).map { index in
            var node = RenderNode(.solid)
            let inset = Float(index * 6)
            node.bounds = SIMD4(inset, inset / 2, 500 - 1.5 * inset, 480 - inset)
            node.cornerRadius = Float(index)
            node.color = SIMD4(Float(index % 3) / 4, 0.4, 0.2, 0.5)
            return node
        }
        let fragment = Fragment(
            tree: RenderTree(nodes: ContiguousArray(nodes), size: CGSize(width: 500, height: 480)), store: store)
        let alone = try #require(TreeRasterizer().rasterize(fragment, scale: 1)).pixels
        let workers = BandWorkers(threads: 3, kernels: .best)
        let together = try #require(TreeRasterizer(workers: workers).rasterize(fragment, scale: 1)).pixels
        #expect(alone[250, 240] >> 24 > 0)
        for y in 0..<480 { #expect(Array(together.row(y)) == Array(alone.row(y)), "row \(y)") }
    }

    @Test func rasterizingGivesTheSizeRoundedUpOrNothing() {
        let rasterizer = TreeRasterizer()
        func size(_ width: Double, _ height: Double, _ scale: Double) -> [Int]? {
            let tree = RenderTree(nodes: [RenderNode(.solid)], size: CGSize(width: width, height: height))
            return rasterizer.rasterize(Fragment(tree: tree, store: store), scale: scale)
                .map { [$0.width, $0.height] }
        }
        #expect(size(10.2, 5, 1) == [11, 5])
        #expect(size(10.2, 5, 2) == [21, 10])
        for (width, height, scale) in [(0, 5, 1), (-1, 5, 1), (.nan, 5, 1), (5, .infinity, 1), (5, 5, 0), (1e9, 1, 1)]
            as [(Double, Double, Double)]
        { #expect(size(width, height, scale) == nil) }
    }
}
