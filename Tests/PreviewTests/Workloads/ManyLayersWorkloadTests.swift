import Foundation
import Graphics
import LayerTree
import Testing

@testable import Preview

@MainActor struct ManyLayersWorkloadTests {
    struct Call: Decodable, Sendable {
        let index: Int
        let photo: Int
        let frame: [Double]
        let degrees: Double
        let alpha: Double
    }

    @Test(arguments: try Peers.load([Peers.Frame<Call>].self, "w2"))
    func layersAreWhereThePeersDrawThem(_ expected: Peers.Frame<Call>) throws {
        let host = FakeHost()
        let workload = WorkloadKind.w2.make(size: expected.size, scale: 1, host: host)
        HostScope.with(host) { workload.show(expected.progress) }
        let layers = try #require(workload.root.sublayers)
        #expect(layers.count == 101, "a page and a hundred photos")
        for call in expected.layers {
            let layer = layers[call.index + 1]
            let map = layer.affineTransform()
            let side = 128 * hypot(map.a, map.b)
            let frame = CGRect(
                x: layer.position.x - side / 2, y: layer.position.y - side / 2, width: side, height: side)
            #expect(frame.isNear(CGRect(call.frame)), "layer \(call.index) is at \(frame)")
            let angle = atan2(map.b, map.a) - call.degrees * .pi / 180
            #expect(abs(sin(angle / 2)) < 1e-9, "layer \(call.index) is turned by \(angle) too much")
            #expect(abs(Double(layer.opacity) - call.alpha / 255) <= 0.5 / 255 + 1e-6)
            #expect(layer.contents as? CGImage === layers[call.photo + 1].contents as? CGImage)
        }
    }

    @Test(arguments: [(nil, 100), (0, 0), (10, 10), (1000, 1000), (-7, 0), (Int.max, 10_000)] as [(Int?, Int)])
    func thereAreAsManyLayersAsAskedFor(layers: Int?, expected: Int) {
        let size = CGSize(width: 320, height: 240)
        let workload = WorkloadKind.w2.make(size: size, scale: 1, layers: layers, host: FakeHost())
        #expect(workload.root.sublayers?.count == expected + 1)
    }
}
