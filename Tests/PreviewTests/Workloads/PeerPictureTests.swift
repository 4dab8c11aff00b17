import Compositor
import Foundation
import Graphics
import LayerTree
import Testing

@testable import Preview

/// Whole frames beside those of the peers' program.
@MainActor struct PeerPictureTests {
    /// A workload and how far a channel may be off on average, of 255.
    ///
    /// The peers round positions to whole pixels and do not antialias edges; W4 is full of edges.
    nonisolated static let rows: [(WorkloadKind, Double)] = [(.w1, 0.75), (.w2, 0.75), (.w3, 0.25), (.w4, 2)]

    @Test(arguments: rows) func halfwayTheFrameIsThePeers(kind: WorkloadKind, tolerance: Double) throws {
        let file = Bundle.module.bundleURL.appending(path: "Peers/\(kind.name).png")
        let expected = try CGImage(pngData: Data(contentsOf: file))
        let frame = try frame(of: kind, at: 0.5, size: CGSize(width: expected.width, height: expected.height))
        let difference = meanDifference(frame, expected)
        #expect(difference <= tolerance)
        let start = try self.frame(of: kind, at: 0.4, size: CGSize(width: expected.width, height: expected.height))
        #expect(meanDifference(start, expected) > difference, "another progress is just as near")
    }

    private func frame(of kind: WorkloadKind, at progress: Double, size: CGSize) throws -> CGImage {
        let host = FakeHost(painter: TreeRasterizer())
        let workload = kind.make(size: size, scale: 1, host: host)
        _ = host.commit(workload.root)
        HostScope.with(host) { workload.show(progress) }
        let renderer = FrameRenderer(backend: CPUBackend(width: Int(size.width), height: Int(size.height)))
        renderer.prepare(
            host.commit(workload.root), resources: host.layers.resources, width: Int(size.width),
            height: Int(size.height), scale: 1)
        try renderer.draw()
        return CGImage(try renderer.backend.readPixels())
    }

    private func meanDifference(_ a: CGImage, _ b: CGImage) -> Double {
        var sum = 0
        for y in 0..<b.height {
            for (p, q) in zip(a.pixels.row(y), b.pixels.row(y)) {
                for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(p >> shift & 255) - Int(q >> shift & 255)) }
            }
        }
        return Double(sum) / Double(3 * b.width * b.height)
    }
}
