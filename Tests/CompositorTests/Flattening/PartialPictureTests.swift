import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Pictures of fragments that are drawn as far as they are shown.
@MainActor struct PartialPictureTests {
    private static let side = 600

    /// A rasterizer that leaves no doubt about the pixels that it did not draw.
    private final class LoudRasterizer: ForwardingRasterizer {
        private(set) var drawn: [PixelRect] = []

        override func picture(of fragment: Fragment, scale: CGFloat, showing part: PixelRect?) -> FragmentPicture? {
            guard let picture = super.picture(of: fragment, scale: scale, showing: part) else { return nil }
            for y in 0..<picture.image.height {
                for x in 0..<picture.image.width where !picture.drawn.contains(x, y) {
                    picture.image.pixels[x, y] = 0xFFFF_00FF
                }
            }
            drawn.append(picture.drawn)
            return picture
        }

        override func extend(
            _ picture: inout FragmentPicture, of fragment: Fragment, scale: CGFloat, to part: PixelRect?
        ) -> Bool {
            let isDrawn = super.extend(&picture, of: fragment, scale: scale, to: part)
            if picture.drawn != drawn.last { drawn.append(picture.drawn) }
            return isDrawn
        }
    }

    private let store = ResourceStore()
    private let bounds = PixelRect(width: side, height: side)

    /// A page of many colours, as large as the target.
    private func page(_ seed: Int, alpha: Float = 1, hasBar: Bool = false) -> ResourceID {
        var tree = RenderTree(size: CGSize(width: Self.side, height: Self.side))
        var paper = RenderNode(.solid, bounds: SIMD4(0, 0, Float(Self.side), Float(Self.side)))
        paper.color = SIMD4(0.9, 0.8, 0.7, alpha)
        tree.nodes.append(paper)
        for index in 0..<40 {
            var node = RenderNode(
                .solid, bounds: SIMD4(Float(index * 37 % 560), Float((index + seed) * 91 % 560), 44.5, 30.25))
            node.cornerRadius = Float(index % 9)
            node.color = SIMD4(Float(index % 3) / 2, Float(index % 5) / 4, Float(index % 7) / 6, 0.8)
            tree.nodes.append(node)
        }
        if hasBar {
            var bar = RenderNode(.backdrop, bounds: SIMD4(0, 20, Float(Self.side), 90))
            bar.backdrop.deviation = 6
            tree.nodes.append(bar)
        }
        return store.insert(.fragment(Fragment(tree: tree, store: store)))
    }

    private func tree(_ pages: [(id: ResourceID, transform: CGAffineTransform, part: SIMD4<Float>)]) -> RenderTree {
        var tree = RenderTree(size: CGSize(width: Self.side, height: Self.side))
        for page in pages {
            var node = RenderNode(.fragment, bounds: SIMD4(0, 0, Float(Self.side), Float(Self.side)))
            node.resource = page.id
            node.transform = page.transform
            node.contentsRect = page.part
            tree.nodes.append(node)
        }
        return tree
    }

    private func draw(_ list: DrawList) -> CGImage {
        let backend = CPUBackend(width: Self.side, height: Self.side)
        backend.draw(list, over: Damage(bounds), resources: store)
        return CGImage(backend.readPixels())
    }

    /// A page on its way over the screen, by its progress, and the part of it that shows.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let part: SIMD4<Float>
        let transform: @Sendable (Double) -> CGAffineTransform

        init(
            _ name: String, _ part: SIMD4<Float> = SIMD4(0, 0, 1, 1),
            _ transform: @escaping @Sendable (Double) -> CGAffineTransform
        ) {
            testDescription = name
            self.part = part
            self.transform = transform
        }
    }

    /// The ways of a page over the screen: in from each side, in place, larger, smaller, mirrored, turned, and parts of it.
    nonisolated static let ways: [Way] = [
        Way("from the right") { CGAffineTransform(translationX: 600 - 590 * $0, y: 0) },
        Way("from the left") { CGAffineTransform(translationX: -600 + 590.3 * $0, y: 0.5) },
        Way("from below") { CGAffineTransform(translationX: 0.25, y: 600 - 590 * $0) },
        Way("from above") { CGAffineTransform(translationX: 0, y: -600 + 599 * $0) },
        Way("in place, then down") { CGAffineTransform(translationX: 0, y: $0 < 0.4 ? 0 : 100 * $0) },
        Way("larger") { CGAffineTransform(a: 1 + $0, b: 0, c: 0, d: 1 + $0, tx: -200, ty: 300) },
        Way("smaller") { CGAffineTransform(a: 1 - $0 / 2, b: 0, c: 0, d: 0.7, tx: 300, ty: 200) },
        Way("much smaller") { CGAffineTransform(a: 0.4 - $0 / 5, b: 0, c: 0, d: 0.3, tx: 500, ty: 0) },
        Way("mirrored") { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 300 + 200 * $0, ty: 0) },
        Way("turned") { CGAffineTransform(rotationAngle: $0).translatedBy(x: 100, y: -50) },
        Way("a part", SIMD4(0.25, 0.5, 0.5, 0.25)) { CGAffineTransform(translationX: 600 - 500 * $0, y: 20) },
        Way("a mirrored part", SIMD4(0.75, 0.5, -0.5, 0.5)) { CGAffineTransform(translationX: 600 - 500 * $0, y: 20) },
    ]

    /// Each frame is the one that whole pictures make; pixels that were not drawn show nowhere.
    @Test(arguments: ways, [false, true]) func itLooksAsIfAllOfItWereDrawn(way: Way, hasBar: Bool) throws {
        let below = page(1)
        let above = page(2, hasBar: hasBar)
        let parts = DrawListBuilder(fragments: FragmentCache(rasterizer: LoudRasterizer()))
        let whole = DrawListBuilder(fragments: FragmentCache(rasterizer: TreeRasterizer(), drawsParts: false))
        for step in 0...8 {
            let progress = Double(step) / 8
            let tree = tree([
                (below, CGAffineTransform(translationX: -120 * progress, y: 0), SIMD4(0, 0, 1, 1)),
                (above, way.transform(progress), way.part),
            ])
            for builder in [parts, whole] { builder.build(tree, resources: store, scale: 1, bounds: bounds) }
            let difference = PictureDifference(draw(parts.list), draw(whole.list))
            // Coverage is summed from where the drawing begins.
            try #require(difference.isWithin(2), "step \(step): \(difference)")
        }
    }

    @Test(arguments: 0..<100) func soDoTreesOfAllKinds(seed: Int) throws {
        var random = RandomTree(seed: seed + 200)
        let bounds = PixelRect(width: 160, height: 120)
        let parts = DrawListBuilder(fragments: FragmentCache(rasterizer: LoudRasterizer()))
        let whole = DrawListBuilder(fragments: FragmentCache(rasterizer: TreeRasterizer(), drawsParts: false))
        for step in 0..<20 {
            let images = [parts, whole].map { builder in
                builder.build(random.tree, resources: random.store, scale: 1, bounds: bounds)
                let backend = CPUBackend(width: 160, height: 120)
                backend.draw(builder.list, over: Damage(bounds), resources: random.store)
                return CGImage(backend.readPixels())
            }
            let difference = PictureDifference(images[0], images[1])
            try #require(difference.isWithin(2), "step \(step): \(difference)")
            random.change()
        }
    }

    @Test func onlyWhatIsSeenIsDrawn() {
        let rasterizer = LoudRasterizer()
        let builder = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        let id = page(3)
        for x in [600.0, 590, 560, 100, 300] {
            let tree = tree([(id, CGAffineTransform(translationX: x, y: 0), SIMD4(0, 0, 1, 1))])
            builder.build(tree, resources: store, scale: 1, bounds: bounds)
        }
        #expect(rasterizer.drawn.map(\.maxX) == [0, 32, 64, 512])
        #expect(rasterizer.drawn.dropFirst().allSatisfy { $0.minX == 0 && $0.minY == 0 && $0.maxY == 600 })
    }

    /// In the first frame, and in place, it is drawn as what it is; from then on as a picture.
    @Test func inPlaceItIsNoPictureAtFirst() {
        let builder = DrawListBuilder(fragments: FragmentCache(rasterizer: TreeRasterizer()))
        let id = page(4)
        func kinds(_ opacity: Float = 1) -> Set<DrawCommand.Kind> {
            var tree = tree([(id, .identity, SIMD4(0, 0, 1, 1))])
            tree.nodes[0].opacity = opacity
            builder.build(tree, resources: store, scale: 1, bounds: bounds)
            return Set(builder.list.commands.map(\.kind))
        }
        #expect(kinds() == [.solid])
        #expect(kinds() == [.image])
        let other = DrawListBuilder(fragments: FragmentCache(rasterizer: TreeRasterizer()))
        var translucent = tree([(page(5), .identity, SIMD4(0, 0, 1, 1))])
        translucent.nodes[0].opacity = 0.5
        other.build(translucent, resources: store, scale: 1, bounds: bounds)
        #expect(other.list.commands.map(\.kind) == [.image])
        other.build(
            tree([(page(6, alpha: 0.9), .identity, SIMD4(0, 0, 1, 1))]), resources: store, scale: 1, bounds: bounds)
        #expect(other.list.commands.map(\.kind) == [.image], "what shines through is summed up otherwise")
    }

    /// A rounded clip around it makes its corners translucent, once for all of it.
    @Test func withinARoundedClipItIsAPicture() {
        var content = tree([(page(7), .identity, SIMD4(0, 0, 1, 1))])
        var group = RenderNode(.group, bounds: SIMD4(0, 0, Float(Self.side), Float(Self.side)))
        group.flags = .clips
        group.cornerRadius = 40
        group.subtreeCount = 2
        content.nodes.insert(group, at: 0)
        let builder = DrawListBuilder(fragments: FragmentCache(rasterizer: TreeRasterizer()))
        builder.build(content, resources: store, scale: 1, bounds: bounds)
        #expect(builder.list.commands.map(\.kind) == [.image])
    }

    /// A mesh that covers all of a view hides it.
    @Test func aMeshHidesWhatItCovers() {
        let mesh = Mesh(
            vertices: [
                Mesh.Vertex(position: SIMD2(0, 0), textureCoordinate: .zero),
                Mesh.Vertex(position: SIMD2(600, 0), textureCoordinate: .zero),
                Mesh.Vertex(position: SIMD2(0, 600), textureCoordinate: .zero),
            ], indices: [0, 1, 2], image: nil)
        func kinds(_ cover: SIMD2<Float>, opacity: Float = 1) -> [DrawCommand.Kind] {
            var tree = RenderTree(size: CGSize(width: 600, height: 600))
            tree.nodes.append(RenderNode(.solid, bounds: SIMD4(10, 10, 200, 200)))
            var node = RenderNode(.mesh)
            node.resource = store.insert(.mesh(mesh))
            node.opacity = opacity
            node.cover = cover
            tree.nodes.append(node)
            let builder = DrawListBuilder()
            builder.build(tree, resources: store, scale: 1, bounds: bounds)
            return builder.list.commands.map(\.kind)
        }
        #expect(kinds(SIMD2(300, 300)) == [.mesh])
        #expect(kinds(SIMD2(300, 200)) == [.solid, .mesh])
        #expect(kinds(.zero) == [.solid, .mesh])
        #expect(kinds(SIMD2(300, 300), opacity: 0.9) == [.solid, .mesh])
    }
}

extension PixelRect {
    fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
        x >= Int(minX) && x < Int(maxX) && y >= Int(minY) && y < Int(maxY)
    }
}
