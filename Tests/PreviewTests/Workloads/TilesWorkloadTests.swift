import Compositor
import Graphics
import LayerTree
import RenderTree
import TestSupport
import Testing

@testable import Preview

/// Thousands of snapshots of one screen: what they cost is stated in counts, which are the same on every machine.
@MainActor struct TilesWorkloadTests {
    private nonisolated static let size = CGSize(width: 390, height: 844)

    @Test(arguments: [(nil, 3_000), (1, 1), (7, 7), (200, 200), (0, 1)] as [(Int?, Int)])
    func thereAreAsManyTilesAsAskedFor(layers: Int?, expected: Int) throws {
        let workload = WorkloadKind.w6.make(size: Self.size, scale: 2, layers: layers, host: FakeHost())
        let tiles = try #require(workload.root.sublayers).dropFirst()
        #expect(tiles.count == expected)
        let area = tiles.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
        #expect(abs(area - Self.size.width * Self.size.height) < 1e-3, "together they are the screen")
        #expect(tiles.allSatisfy { $0.sublayers == nil })
    }

    @Test func allTilesShareOneSnapshot() throws {
        let host = FakeHost()
        let workload = WorkloadKind.w6.make(size: Self.size, scale: 2, host: host)
        let nodes = host.commit(workload.root).nodes.filter { $0.kind == .fragment }
        #expect(nodes.count == 3_000)
        #expect(Set(nodes.map(\.resource)).count == 1)
    }

    /// Without a seam, although the tiles' edges lie in the middle of pixels.
    @Test(arguments: [1, 1.5, 2]) func togetherTheyShowTheScreen(scale: Double) throws {
        let size = CGSize(width: 60, height: 40)
        let tiled = try Frames(layers: 60, size: size, scale: scale)
        let whole = try Frames(layers: 1, size: size, scale: scale)
        let difference = PictureDifference(try tiled.image, try whole.image)
        #expect(difference.isWithin(1), "\(difference)")
    }

    /// A frame of 3,000 tiles is one command for each, the pixels of the screen, and no upload but the first one's.
    @Test func aFrameDrawsEachTileOnce() throws {
        let frames = try Frames(layers: 3_000, size: Self.size, scale: 2)
        for progress in [0.3, 0.31, 0.7, 1] {
            let counters = try frames.show(progress)
            #expect((1_000...3_001).contains(counters.drawCommands), "tiles that left the screen are not drawn")
            #expect(counters.pixelsTouched <= 780 * 1_688)
            #expect(counters.textureUploads == 0)
        }
        #expect(frames.host.layers.resources.count < 20)
    }

    /// Draws frames of the workload.
    @MainActor private final class Frames {
        let host = FakeHost(painter: TreeRasterizer())
        private let workload: any Workload
        private let renderer: FrameRenderer
        private let (width, height): (Int, Int)
        private let scale: Double

        init(layers: Int, size: CGSize, scale: Double = 1) throws {
            width = Int(size.width * scale)
            height = Int(size.height * scale)
            self.scale = scale
            workload = WorkloadKind.w6.make(size: size, scale: scale, layers: layers, host: host)
            renderer = FrameRenderer(backend: CPUBackend(width: width, height: height))
            _ = try show(0)
        }

        func show(_ progress: Double) throws -> DrawCounters {
            HostScope.with(host) { workload.show(progress) }
            renderer.prepare(
                host.commit(workload.root), resources: host.layers.resources, width: width, height: height,
                scale: scale)
            try renderer.draw()
            return renderer.counters
        }

        var image: CGImage { get throws { CGImage(try renderer.backend.readPixels()) } }
    }
}
