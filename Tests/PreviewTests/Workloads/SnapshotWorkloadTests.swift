import Graphics
import LayerTree
import RenderTree
import Testing

@testable import Preview

@MainActor struct SnapshotWorkloadTests {
    struct Call: Decodable, Sendable {
        let index: Int
        let kind: String
        let frame: [Double]
        let color: [Float]?
    }

    @Test(arguments: try Peers.load([Peers.Frame<Call>].self, "w4"))
    func theTreeIsWhatThePeersDraw(_ expected: Peers.Frame<Call>) throws {
        let host = FakeHost()
        let workload = WorkloadKind.w4.make(size: expected.size, scale: 1, host: host)
        _ = host.commit(workload.root)
        HostScope.with(host) { workload.show(expected.progress) }
        let tree = try #require(host.fragments.last).tree
        #expect(tree.size == expected.size)
        #expect(tree.nodes.count == 502, "the tree, its background and 500 items")
        for call in expected.layers {
            let node = tree.nodes[call.index + 2]
            let bounds = CGRect((0..<4).map { Double(node.bounds[$0]) })
            #expect(bounds.applying(node.transform).isNear(CGRect(call.frame)), "item \(call.index)")
            #expect(node.kind == (call.kind == "photo" ? .image : .solid))
            #expect(node.cornerRadius == (call.kind == "rounded" ? 8 : 0))
            guard let color = call.color else { continue }
            let difference = node.color * 255 - SIMD4(color[0], color[1], color[2], color[3])
            #expect(difference.max() < 1e-3 && difference.min() > -1e-3, "item \(call.index) is \(node.color)")
        }
    }

    @Test func everyProgressMakesANewPicture() {
        let host = FakeHost()
        let workload = WorkloadKind.w4.make(size: CGSize(width: 390, height: 844), scale: 2, host: host)
        #expect(host.fragments.count == 1, "the picture of progress 0")
        _ = host.commit(workload.root)
        for step in 1...3 {
            HostScope.with(host) { workload.show(Double(step) / 4) }
            #expect(host.fragments.count == step + 1)
            #expect(workload.root.contents as? CGImage === host.lastImage)
        }
        #expect(host.scales == [2, 2, 2, 2])
        #expect(host.commit(workload.root).nodes.map(\.kind) == [.image])
    }

    @Test func theHostIsNotKeptAlive() {
        var host: FakeHost? = FakeHost()
        weak let gone = host
        let workload = WorkloadKind.w4.make(
            size: CGSize(width: 40, height: 40), scale: 1, host: host ?? FakeHost())
        host = nil
        #expect(gone == nil)
        let last = workload.root.contents as? CGImage
        workload.show(0.5)
        #expect(workload.root.contents as? CGImage === last)
    }
}
