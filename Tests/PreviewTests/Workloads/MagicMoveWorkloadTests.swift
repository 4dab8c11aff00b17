import Graphics
import LayerTree
import Testing

@testable import Preview

@MainActor struct MagicMoveWorkloadTests {
    struct Call: Decodable, Sendable {
        let picture: String
        let frame: [Double]
        let alpha: Double
    }

    @Test(arguments: try Peers.load([Peers.Frame<Call>].self, "w1"))
    func layersAreWhereThePeersDrawThem(_ expected: Peers.Frame<Call>) throws {
        let host = FakeHost()
        let workload = WorkloadKind.w1.make(size: expected.size, scale: 1, host: host)
        HostScope.with(host) { workload.show(expected.progress) }
        let layers = try #require(workload.root.sublayers)
        #expect(layers.count == 4)
        #expect(layers[0].frame == CGRect(origin: .zero, size: expected.size))
        #expect(expected.layers.map(\.picture) == ["dimming", "destination", "photo"])
        for (layer, call) in zip(layers.dropFirst(), expected.layers) {
            #expect(layer.frame.isNear(CGRect(call.frame)), "\(call.picture) is at \(layer.frame)")
            #expect(abs(Double(layer.opacity) - call.alpha / 255) <= 0.5 / 255 + 1e-6, "\(call.picture)")
        }
    }

    @Test func thePageSlidesAtFractionsOfAPoint() throws {
        let host = FakeHost()
        let workload = WorkloadKind.w1.make(size: CGSize(width: 1280, height: 800), scale: 1, host: host)
        HostScope.with(host) { workload.show(0.333) }
        #expect(abs(try #require(workload.root.sublayers)[2].frame.minY - 533.6) < 1e-9)
    }

    @Test func pagesAreMadeForTheScreensPixels() throws {
        let workload = WorkloadKind.w1.make(size: CGSize(width: 390, height: 844), scale: 2, host: FakeHost())
        let page = try #require(workload.root.sublayers?[0].contents as? CGImage)
        #expect(page.width == 780 && page.height == 1688 && page.isOpaque)
    }

    @Test func nodesAreAPageADimmingAPageAndAPhoto() {
        let host = FakeHost()
        let workload = WorkloadKind.w1.make(size: CGSize(width: 1280, height: 800), scale: 1, host: host)
        HostScope.with(host) { workload.show(0.5) }
        let nodes = host.commit(workload.root).nodes
        #expect(nodes.map(\.kind) == [.group, .image, .solid, .image, .image])
        let grey: Float = 16.0 / 255
        #expect(nodes[2].color == SIMD4(grey, grey, 24.0 / 255, 1))
        #expect(nodes.map(\.opacity) == [1, 1, 0.5, 0.5, 1])
    }
}
