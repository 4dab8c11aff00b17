import Foundation
import Graphics
import Recorder
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Groups that are drawn into a picture, which is kept.
@MainActor struct GroupPictureTests {
    private final class CountingRasterizer: ForwardingRasterizer {
        var scales: [CGFloat] = []

        override func picture(
            of tree: RenderTree, in store: ResourceStore, scale: CGFloat, reusing spares: inout ContiguousArray<CGImage>
        ) -> CGImage? {
            scales.append(scale)
            return super.picture(of: tree, in: store, scale: scale, reusing: &spares)
        }
    }

    private let store = ResourceStore()
    private let rasterizer = CountingRasterizer()
    private let cache: FragmentCache
    private let builder: DrawListBuilder
    private let bounds = PixelRect(width: 200, height: 150)

    init() {
        cache = FragmentCache(rasterizer: rasterizer)
        builder = DrawListBuilder(fragments: cache)
    }

    private func draw(_ text: String, on target: DrawListBuilder? = nil) throws -> CGImage {
        let parsed = try RenderTree.parse("tree 200 150\n" + text, into: store)
        let builder = target ?? builder
        builder.build(parsed.tree, resources: store, scale: 1, bounds: bounds)
        let backend = CPUBackend(width: 200, height: 150)
        backend.draw(builder.list, over: Damage(bounds), resources: store)
        return CGImage(backend.readPixels())
    }

    private func card(_ place: String, density: Double = 1, color: String = "#c0392b") -> String {
        """
        solid bounds=0,0,200,150 color=#ffffff
        group rasterized flattens density=\(density) bounds=0,0,60,40 \(place)
          shadow bounds=0,0,60,40 color=#000000 blur=3
          solid bounds=0,0,60,40 radius=9 color=\(color)
          solid bounds=50,30,30,20 color=#2980b9
        """
    }

    @Test func thePictureIsMadeOnceWhereverItGoes() throws {
        for place in ["move=20,20", "move=60.5,40.2 opacity=0.3", "rotate=30 move=60,20", "scale=2", "rotateY=40"] {
            _ = try draw(card(place))
            #expect(builder.list.commands.map(\.kind) == [.solid, .image])
        }
        #expect(rasterizer.scales == [1])
    }

    @Test func aChangeInsideMakesItAnew() throws {
        _ = try draw(card("move=20,20"))
        _ = try draw(card("move=20,20", color: "#27ae60"))
        _ = try draw(card("move=20,20", density: 2, color: "#27ae60"))
        #expect(rasterizer.scales == [1, 1, 2])
        #expect(store.count == 2, "the pictures of the last two frames are there")
        for _ in 0..<3 { _ = try draw("solid bounds=0,0,9,9") }
        #expect(store.count == 0 && cache.bytes == 0)
    }

    @Test func thePictureGoesWithItsCache() throws {
        var other: DrawListBuilder? = DrawListBuilder(fragments: FragmentCache(rasterizer: rasterizer))
        _ = try draw(card("move=20,20"), on: other)
        #expect(store.count == 1)
        other = nil
        #expect(store.count == 0)
    }

    /// A group is known again by its own maps, wherever the tree keeps them.
    @Test func mapsOfOthersDoNotCount() throws {
        let turned = card("move=20,20") + "\n  solid bounds=10,10,20,20 rotateY=40 color=#27ae60"
        let before = "solid bounds=0,0,9,9 rotateX=20\n"
        for (others, angle) in [("", 40), (before, 40), (before + before, 40), ("", 40), ("", 50)] {
            _ = try draw(others + turned.replacing("rotateY=40", with: "rotateY=\(angle)"))
        }
        #expect(rasterizer.scales.count == 2)
    }

    @Test func amongManyEachKeepsItsOwn() throws {
        func cards(_ colors: [String]) -> String {
            colors.enumerated().map { card("move=\($0.offset * 9),0", color: $0.element) }.joined(separator: "\n")
        }
        _ = try draw(cards(["#000001", "#000002", "#000003", "#000004"]))
        #expect(rasterizer.scales.count == 4)
        _ = try draw(cards(["#000004", "#000001", "#000009", "#000003", "#000002"]))
        #expect(rasterizer.scales.count == 5)
        _ = try draw(cards(["#000001", "#000001", "#000001"]))
        #expect(rasterizer.scales.count == 5, "what looks the same is the same picture")
    }

    /// All pictures together have to fit; what does not is drawn as it is.
    @Test func whatDoesNotFitIsDrawnWithoutAPicture() throws {
        let cards = (0..<4).map { card("move=\($0 * 30),\($0 * 20)", color: "#00000\($0)") }.joined(separator: "\n")
        cache.budget = 60_000
        let drawn = try draw(cards)
        #expect(rasterizer.scales.count == 2 && cache.bytes <= 60_000)
        let plain = try draw(cards.replacing("rasterized ", with: "").replacing("density=1.0", with: ""))
        #expect(PictureDifference(drawn, plain).isWithin(2))
    }

    /// At the screen's own scale and at whole pixels it looks as it would without, shadow and overhang included.
    @Test(arguments: ["move=20,20", "move=100,90", "move=-20,-10", "move=40,40 opacity=0.5"])
    func asFineAsTheScreenItLooksTheSame(place: String) throws {
        let text = card(place)
        let plain = try draw(text.replacing("rasterized ", with: "").replacing("density=1.0", with: ""))
        let difference = PictureDifference(try draw(text), plain)
        #expect(difference.isWithin(2), "\(difference)")
        #expect(rasterizer.scales == [1])
    }

    @Test func aPictureTooLargeOrWithoutAScaleIsDrawnNodeByNode() throws {
        let kept = try draw(card("move=20,20"))
        let rough = try draw(card("move=20,20", density: 0))
        #expect(PictureDifference(kept, rough).isWithin(2))
        #expect(PictureDifference(kept, try draw(card("move=20,20", density: 1e6))).isWithin(2))
        cache.budget = 100
        #expect(PictureDifference(kept, try draw(card("move=20,20", density: 1.5))).isWithin(2))
    }

    private func shadow(_ place: String, _ look: String, inner: String = "#c0392b") -> String {
        """
        solid bounds=0,0,200,150 color=#ffffff
        group throwsShadow bounds=0,0,60,40 \(look) \(place)
          solid bounds=0,0,60,40 radius=9 color=\(inner)
          solid bounds=5,5,30,20 color=#2980b9
        """
    }

    @Test func theShadowOfAGroupIsMadeOnceWhateverItsColourAndPlace() throws {
        for (place, look) in [
            ("move=20,20", "blur=3 color=#00000080"), ("move=60.5,40.2 opacity=0.3", "blur=3 offset=3,4 color=#c0392b"),
            ("rotate=30 move=60,20", "blur=3"),
        ] {
            _ = try draw(shadow(place, look))
            #expect(builder.list.commands.map(\.kind) == [.solid, .shadow])
        }
        #expect(rasterizer.scales.count == 1)
        _ = try draw(shadow("move=20,20", "blur=3", inner: "#27ae60"))
        #expect(rasterizer.scales.count == 2)
    }

    /// The shadow of one shape is the same as a group's and as the shape's own.
    @Test(arguments: ["blur=0", "blur=2", "blur=7 offset=3,-2", "blur=3 offset=2,2 rotate=30", "blur=3 scale=0.5"])
    func theShadowOfAGroupIsThatOfItsShape(look: String) throws {
        let place = "color=#000000 " + look + " move=80,60"
        let own = try draw(
            "solid bounds=0,0,200,150 color=#ffffff\nshadow bounds=0,0,60,40 radius=9 " + place)
        let difference = PictureDifference(try draw(shadow("", place)), own)
        #expect(difference.isWithin(6), "\(difference)")
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aMovingGroupsShadowCostsNothing() throws {
        let renderer = FrameRenderer(backend: CPUBackend(width: 200, height: 150))
        var tree = try RenderTree.parse("tree 200 150\n" + shadow("move=20,20", "blur=3"), into: store).tree
        func frame(_ index: Int) throws {
            tree.nodes[1].transform.tx = 20 + Double(index % 30)
            tree.nodes[1].color.w = 0.5 + Float(index) / 100
            renderer.prepare(tree, resources: store, width: 200, height: 150, scale: 1)
            try renderer.draw()
        }
        for index in 0..<4 { try frame(index) }
        let count = AllocationCounter.allocationsOnThisThread { for index in 4..<12 { try? frame(index) } }
        #expect(count == 0 && renderer.counters.textureUploads == 0)
    }

    /// A thousand pictures, each in the one before: no deep stack, and it ends.
    @Test func deepNestsEnd() throws {
        let lines = (0..<1000).map {
            String(repeating: "  ", count: $0) + "group rasterized density=1 bounds=0,0,90,90"
        }
        let text =
            lines.joined(separator: "\n") + "\n" + String(repeating: "  ", count: 1000) + "solid bounds=5,5,30,30"
        let image = try draw(text)
        #expect(image.pixels[20, 20] >> 24 == 255 && image.pixels[60, 60] == 0)
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aMovingPictureCostsNothing() throws {
        let renderer = FrameRenderer(backend: CPUBackend(width: 200, height: 150))
        var tree = try RenderTree.parse("tree 200 150\n" + card("move=20,20"), into: store).tree
        func frame(_ index: Int) throws {
            tree.nodes[1].transform.tx = 20 + Double(index % 30)
            renderer.prepare(tree, resources: store, width: 200, height: 150, scale: 1)
            try renderer.draw()
        }
        for index in 0..<4 { try frame(index) }
        let count = AllocationCounter.allocationsOnThisThread { for index in 4..<12 { try? frame(index) } }
        #expect(count == 0 && renderer.counters.textureUploads == 0)
    }

    /// A picture of what changes in every frame costs no memory, and is always that of the newest.
    @Test(arguments: ["move=20,20", "scale=0.2 move=30,40"]) func aChangingPictureCostsNothing(place: String) throws {
        let renderer = FrameRenderer(backend: CPUBackend(width: 200, height: 150))
        var tree = try RenderTree.parse("tree 200 150\n" + card(place), into: store).tree
        func frame(_ index: Int, on renderer: FrameRenderer) throws {
            tree.nodes[3].color = SIMD4(Float(index % 8) / 8, 0.5, 0.25, 1)
            renderer.prepare(tree, resources: store, width: 200, height: 150, scale: 1)
            try renderer.draw()
        }
        for index in 0..<6 { try frame(index, on: renderer) }
        // Copies at a part of the size are made on the heap.
        if AllocationCounter.isAvailable, !place.contains("scale") {
            let count = AllocationCounter.allocationsOnThisThread {
                for index in 6..<14 { try? frame(index, on: renderer) }
            }
            #expect(count == 0)
            #expect(renderer.counters.textureUploads == 0)
        }
        for index in 14..<18 {
            try frame(index, on: renderer)
            let fresh = FrameRenderer(backend: CPUBackend(width: 200, height: 150))
            try frame(index, on: fresh)
            let difference = PictureDifference(
                CGImage(try renderer.backend.readPixels()), CGImage(try fresh.backend.readPixels()))
            #expect(difference.isWithin(0), "\(index): \(difference)")
        }
    }

    /// The same for a shadow of what changes: its mask is always that of the newest, in the memory of one before.
    @Test func theShadowOfAChangingGroupCostsNothing() throws {
        let renderer = FrameRenderer(backend: CPUBackend(width: 200, height: 150))
        var tree = try RenderTree.parse("tree 200 150\n" + shadow("move=20,20", "blur=3"), into: store).tree
        func frame(_ index: Int, on renderer: FrameRenderer) throws {
            tree.nodes[2].cornerRadius = Float(index % 8)
            renderer.prepare(tree, resources: store, width: 200, height: 150, scale: 1)
            try renderer.draw()
        }
        for index in 0..<6 { try frame(index, on: renderer) }
        if AllocationCounter.isAvailable {
            let count = AllocationCounter.allocationsOnThisThread {
                for index in 6..<14 { try? frame(index, on: renderer) }
            }
            #expect(count == 0)
        }
        for index in 14..<18 {
            try frame(index, on: renderer)
            let fresh = FrameRenderer(backend: CPUBackend(width: 200, height: 150))
            try frame(index, on: fresh)
            let difference = PictureDifference(
                CGImage(try renderer.backend.readPixels()), CGImage(try fresh.backend.readPixels()))
            #expect(difference.isWithin(0), "\(index): \(difference)")
        }
    }

    /// A picture that is referenced elsewhere stays as it was.
    @Test func aPictureThatIsHeldIsNotWritten() throws {
        _ = try draw(card("move=20,20"))
        let command = try #require(builder.list.commands.last)
        guard case .image(let image)? = store[command.resource] else { throw CancellationError() }
        let before = image.pixels[20, 20]
        for color in ["#000001", "#000002", "#000003", "#000004"] { _ = try draw(card("move=20,20", color: color)) }
        #expect(image.pixels[20, 20] == before && image.version == 0)
    }
}
