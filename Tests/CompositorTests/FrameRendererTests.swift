import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@MainActor struct FrameRendererTests {
    private func frame(
        _ renderer: FrameRenderer, _ tree: RenderTree, _ store: ResourceStore, _ width: Int, _ height: Int
    ) throws -> DrawCounters {
        renderer.prepare(tree, resources: store, width: width, height: height, scale: 1)
        try renderer.draw()
        return renderer.counters
    }

    @Test func aFrameWithoutAChangeDrawsNothing() throws {
        let workload = Workload(width: 640, height: 480)
        let renderer = FrameRenderer(backend: CPUBackend(width: 640, height: 480))
        var tree = RenderTree()
        workload.magicMove(0.25, into: &tree)
        #expect(try frame(renderer, tree, workload.store, 640, 480).drawCommands == 4)
        let still = try frame(renderer, tree, workload.store, 640, 480)
        #expect(still.nodes == 4 && still.drawCommands == 0 && still.pixelsTouched == 0)
        #expect(renderer.damage.isEmpty)
        renderer.invalidate()
        #expect(try frame(renderer, tree, workload.store, 640, 480).pixelsTouched == 640 * 480)
    }

    @Test(arguments: SceneFile.all)
    func everySceneIsDrawnOnceAndThenStandsStill(scene: SceneFile) throws {
        let store = ResourceStore()
        let backend = CPUBackend(width: 320, height: 240)
        let tree = try scene.load(into: store)
        let renderer = FrameRenderer(backend: backend)
        #expect(try frame(renderer, tree, store, 320, 240).pixelsTouched == 320 * 240)
        #expect(PictureDifference(CGImage(backend.readPixels()), try DrawnScene(scene).image).isWithin(0))
        // A snapshot that was drawn as what it is becomes a picture.
        _ = try frame(renderer, tree, store, 320, 240)
        let still = try frame(renderer, tree, store, 320, 240)
        #expect(still.drawCommands == 0 && still.pixelsTouched == 0)
    }

    @Test func steadyFramesOfTheWorkloadsCostTheSameEverywhere() throws {
        let workload = Workload()
        let renderer = FrameRenderer(backend: CPUBackend(width: 1280, height: 800))
        var tree = RenderTree()
        for t in [0.3, 0.31] {
            workload.magicMove(t, into: &tree)
            _ = try frame(renderer, tree, workload.store, 1280, 800)
        }
        #expect(renderer.counters == counters(nodes: 4, commands: 4, pixels: 1_024_000))
        for t in [0.3, 0.31] {
            workload.pictures(100, t, into: &tree)
            _ = try frame(renderer, tree, workload.store, 1280, 800)
        }
        #expect(renderer.counters.nodes == 101 && renderer.counters.drawCommands == 101)
        for t in [0.3, 0.31] {
            workload.grid(10_000, t, into: &tree)
            _ = try frame(renderer, tree, workload.store, 1280, 800)
        }
        #expect(renderer.counters.nodes == 10_000)
        // 50 rectangles of 10 x 10 move by a fifth of a pixel; those that they touch are drawn again.
        #expect(renderer.counters.drawCommands >= 50 && renderer.counters.drawCommands <= 200)
        #expect(renderer.counters.pixelsTouched >= 5000 && renderer.counters.pixelsTouched <= 8000)
    }

    private func counters(nodes: Int, commands: Int, pixels: Int) -> DrawCounters {
        var counters = DrawCounters()
        counters.nodes = nodes
        counters.drawCommands = commands
        counters.pixelsTouched = pixels
        return counters
    }

    /// A backend that only records its calls.
    private final class Notebook: RenderBackend {
        var uploads = 0
        var drawn = 0
        var fails = false
        var deadline: DrawingDeadline?
        let isCutOff = false

        func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) throws -> Int {
            if fails { throw KernelError(missing: .neon) }
            drawn += 1
            return uploads
        }

        func readPixels() -> PixelBuffer { PixelBuffer(width: 0, height: 0) }
    }

    @Test func whatTheBackendCopiesIsCounted() throws {
        let workload = Workload(width: 640, height: 480)
        let notebook = Notebook()
        let renderer = FrameRenderer(backend: notebook)
        var tree = RenderTree()
        var uploads: [Int] = []
        for (t, copies) in [(0.3, 3), (0.4, 0), (0.4, 7), (0.5, 1)] {
            notebook.uploads = copies
            workload.magicMove(t, into: &tree)
            uploads.append(try frame(renderer, tree, workload.store, 640, 480).textureUploads)
        }
        // In the third frame there is nothing to draw.
        #expect(uploads == [3, 0, 0, 1] && notebook.drawn == 3)
    }

    @Test func afterAnErrorTheNextFrameIsDrawnWhole() throws {
        let workload = Workload(width: 640, height: 480)
        let notebook = Notebook()
        let renderer = FrameRenderer(backend: notebook)
        var tree = RenderTree()
        workload.magicMove(0.5, into: &tree)
        notebook.fails = true
        #expect(throws: KernelError.self) { try frame(renderer, tree, workload.store, 640, 480) }
        notebook.fails = false
        #expect(try frame(renderer, tree, workload.store, 640, 480).pixelsTouched == 640 * 480)
        #expect(try frame(renderer, tree, workload.store, 640, 480).pixelsTouched == 0)
    }

    /// A window's memory may have gaps between its rows, and is written nowhere else.
    @Test func drawsIntoLentMemoryOnly() throws {
        let scene = try #require(SceneFile.all.first { $0.name == "solids" })
        let expected = try DrawnScene(scene).image
        let store = ResourceStore()
        let tree = try scene.load(into: store)
        let rowBytes = 320 * 4 + 52
        let margin = 256
        var memory = [UInt8](repeating: 0xA5, count: rowBytes * 240 + 2 * margin)
        memory.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let target = PixelTarget(base: base + margin, width: 320, height: 240, bytesPerRow: rowBytes)
            let backend = CPUBackend(target: target)
            let builder = DrawListBuilder()
            builder.build(tree, resources: store, scale: 1, bounds: target.bounds)
            backend.draw(builder.list, over: Damage(target.bounds), resources: store)
            #expect(PictureDifference(CGImage(backend.readPixels()), expected).isWithin(0))
        }
        #expect(memory.prefix(margin).allSatisfy { $0 == 0xA5 } && memory.suffix(margin).allSatisfy { $0 == 0xA5 })
        for y in 0..<240 {
            let gap = margin + y * rowBytes + 1280
            #expect(memory[gap..<(gap + 52)].allSatisfy { $0 == 0xA5 })
        }
    }

    @Test func aPieceOfThePictureCanBeDrawnByItself() throws {
        let scene = try #require(SceneFile.all.first { $0.name == "masks" })
        let whole = try DrawnScene(scene)
        let pixels = PixelBuffer(width: 90, height: 70)
        let target = PixelTarget(
            base: pixels.base, width: 90, height: 70, bytesPerRow: pixels.bytesPerRow, originX: 61, originY: 43)
        CPUBackend(target: target).draw(
            whole.builder.list, over: Damage(target.bounds), resources: whole.store)
        let expected = whole.backend.readPixels()
        for y in 0..<70 {
            #expect((0..<90).allSatisfy { pixels[$0, y] == expected[$0 + 61, y + 43] }, "row \(y)")
        }
    }
}
