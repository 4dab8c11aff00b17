import RenderTree
import Testing

@testable import LayerTree

/// Snapshots of one layer, each added to it, so that each later one holds all before.
@MainActor struct NestedSnapshotTests {
    /// A host whose pictures are empty, or that makes none.
    private final class Painter: Host, FrameRasterizer, ImageDecoder, ImageEncoder {
        private(set) lazy var layers = LayerContext(host: self)
        let screen = ScreenTraits(size: CGSize(width: 100, height: 100), scale: 2)
        var draws = true
        private(set) var pictures: [FragmentExtent] = []

        var rasterizer: any FrameRasterizer { self }
        var imageDecoder: any ImageDecoder { self }
        var imageEncoder: any ImageEncoder { self }
        let assets: any AssetSource = NoAssets()

        func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
            pictures.append(fragment.extent)
            let size = fragment.tree.size
            return draws ? CGImage.blank(Int((size.width * scale).rounded(.up)), Int(size.height * scale)) : nil
        }

        nonisolated func jpegData(of image: CGImage, quality: Double) throws -> Data { throw CancellationError() }
        nonisolated func decode(contentsOf path: String) throws -> CGImage { throw CancellationError() }
        nonisolated func decode(_ data: Data) throws -> CGImage { throw CancellationError() }
    }

    private let host = Painter()
    private let layer = CALayer()

    init() {
        HostScope.with(host) {
            layer.frame = CGRect(x: 0, y: 0, width: 16.25, height: 16)
            layer.backgroundColor = CGColor.white
            host.layers.root = layer
        }
    }

    private func addSnapshot(at index: Int, afterUpdates: Bool) throws -> Fragment {
        let context = host.layers
        context.frame(timestamp: Double(index), targetTimestamp: Double(index))
        return try HostScope.with(host) {
            let fragment = try #require(context.committer.fragment(of: layer, afterUpdates: afterUpdates))
            let snapshot = CALayer()
            snapshot.frame = layer.bounds
            snapshot.fragment = fragment
            layer.addSublayer(snapshot)
            return fragment
        }
    }

    @Test(arguments: [24, 60, 1_000], [false, true])
    func eachHasALimitedSize(count: Int, afterUpdates: Bool) throws {
        var largest = 0
        for index in 0..<count {
            let fragment = try addSnapshot(at: index, afterUpdates: afterUpdates)
            #expect(fragment.extent.isWithinLimits)
            largest = max(largest, fragment.tree.nodes.count)
        }
        #expect(host.layers.resources.nestedNodeCount < 2 * FragmentExtent.nodeLimit)
        #expect(largest < 20, "what has all others in it is a picture")
        #expect((count - 16...count - 8).contains(host.pictures.count))
        let work = host.pictures.map(\.nodeCount).max() ?? 0
        #expect(work < 2 * FragmentExtent.nodeLimit + 2 * count, "each picture has what one of them may have")
    }

    /// The picture ends at whole pixels, beyond the layer: of it, as much shows as the layer is wide.
    @Test func aPictureShowsInItsPlace() throws {
        var last = try addSnapshot(at: 0, afterUpdates: false)
        for index in 1..<20 { last = try addSnapshot(at: index, afterUpdates: false) }
        let node = try #require(last.tree.nodes.first)
        #expect(last.tree.nodes.count == 1 && node.kind == .image && last.tree.size == layer.bounds.size)
        #expect(node.bounds == SIMD4(0, 0, 16.25, 16) && node.contentsRect == SIMD4(0, 0, 32.5 / 33, 1))
        #expect(last.extent.depth == 1 && last.extent.nodeCount == 1)
    }

    @Test(arguments: [true, false]) func whereNoPictureCanBeMadeTheyShowNothing(draws: Bool) throws {
        var reports: [String] = []
        host.layers.faults.onReport = { reports.append($0) }
        host.draws = draws
        // Four pictures at most.
        host.layers.committer.pictures.byteLimit = 4 * 33 * 32 * 4
        var shown = 0
        for index in 0..<60 {
            shown += try addSnapshot(at: index, afterUpdates: false).tree.nodes.isEmpty ? 0 : 1
        }
        #expect(!draws || (1...4).contains(host.pictures.count), "a row of pixels may take more memory than it shows")
        #expect((8...20).contains(shown))
        let problem =
            draws
            ? "the pictures of snapshots that hold others take more than 0 MB"
            : "it holds too many others to be drawn one by one, and no picture of it can be made"
        #expect(
            reports == [
                """
                CALayer: its snapshot shows nothing: \(problem). Remove earlier snapshots from it before you take \
                another one.
                """
            ])
        layer.sublayers = nil
        host.draws = true
        for index in 60..<76 {
            #expect(try !addSnapshot(at: index, afterUpdates: false).tree.nodes.isEmpty, "as before")
        }
    }

    /// Transitions of a layer that begin before the last one has ended hold the pictures of those.
    @Test func transitionsOfTransitionsHaveALimitedDepth() throws {
        var deepest = 0
        for index in 0..<60 {
            let time = Double(index) / 100
            host.layers.frame(timestamp: time, targetTimestamp: time)
            HostScope.with(host) { layer.add(CATransition(), forKey: "transition") }
            let fragment = host.layers.committer.fragment(of: layer, afterUpdates: false)
            deepest = max(deepest, fragment?.extent.depth ?? 0)
        }
        #expect(deepest > 4 && deepest <= FragmentExtent.depthLimit)
    }
}
