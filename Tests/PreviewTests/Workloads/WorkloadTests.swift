import Foundation
import Graphics
import LayerTree
import Recorder
import RenderTree
import Testing

@testable import Preview

/// Laws that hold for every workload.
@MainActor struct WorkloadTests {
    @Test(.enabled(if: AllocationCounter.isAvailable), arguments: [WorkloadKind.w1, .w2, .w5, .w6])
    func showingAllocatesNothing(kind: WorkloadKind) {
        let host = FakeHost()
        let workload = kind.make(size: kind.defaultSize, scale: 1, host: host)
        _ = host.commit(workload.root)
        HostScope.with(host) {
            workload.show(0.01)
            let count = AllocationCounter.allocationsOnThisThread {
                for step in 0..<100 { workload.show(Double(step) / 99) }
            }
            #expect(count == 0)
        }
    }

    @Test(arguments: WorkloadKind.allCases) func showingAnimatesNothing(kind: WorkloadKind) {
        let host = FakeHost()
        let workload = kind.make(size: CGSize(width: 320, height: 200), scale: 1, host: host)
        _ = host.commit(workload.root)
        HostScope.with(host) {
            workload.show(0.7)
            #expect(!host.layers.animations.isRunning)
            #expect(!CATransaction.disableActions(), "the transaction is as it was")
        }
    }

    @Test(arguments: WorkloadKind.allCases) func thePictureIsAFunctionOfProgressAlone(kind: WorkloadKind) {
        let size = CGSize(width: 640, height: 400)
        let host = FakeHost()
        let freshHost = FakeHost()
        let workload = kind.make(size: size, scale: 1, layers: 60, host: host)
        for progress in [1, 0.3, 0, 0.8, 0.25] {
            HostScope.with(host) { workload.show(progress) }
            let fresh = kind.make(size: size, scale: 1, layers: 60, host: freshHost)
            HostScope.with(freshHost) { fresh.show(progress) }
            let seen = host.commit(workload.root).nodes
            let expected = freshHost.commit(fresh.root).nodes
            #expect(seen.count == expected.count)
            for (a, b): (RenderNode, RenderNode) in zip(seen, expected) {
                #expect(a.kind == b.kind && a.transform == b.transform && a.bounds == b.bounds)
                #expect(a.opacity == b.opacity && a.color == b.color)
            }
        }
    }

    @Test(arguments: WorkloadKind.allCases) func resourcesDoNotPileUp(kind: WorkloadKind) {
        let host = FakeHost()
        let workload = kind.make(size: CGSize(width: 320, height: 200), scale: 1, layers: 60, host: host)
        var counts: Set<Int> = []
        for step in 0..<20 {
            HostScope.with(host) { workload.show(Double(step) / 19) }
            _ = host.commit(workload.root)
            if step > 1 { counts.insert(host.layers.resources.count) }
        }
        #expect(counts.count == 1, "between \(counts.min() ?? 0) and \(counts.max() ?? 0) resources")
    }

    nonisolated static let unusableSizes = [
        CGSize.zero, CGSize(width: -10, height: 20), CGSize(width: CGFloat.nan, height: 20),
        CGSize(width: CGFloat.infinity, height: CGFloat.infinity), CGSize(width: 1e300, height: 4),
    ]

    @Test(arguments: WorkloadKind.allCases, unusableSizes)
    func unusableSizesGiveEmptyScreens(kind: WorkloadKind, size: CGSize) {
        let host = FakeHost()
        let workload = kind.make(size: size, scale: 1, layers: 120, host: host)
        #expect(workload.root.bounds == .zero)
        HostScope.with(host) { workload.show(0.5) }
        _ = host.commit(workload.root)
    }

    @Test(arguments: WorkloadKind.allCases, [Double.nan, .infinity, -.infinity, 1e300, -1, 2])
    func anyProgressCanBeCommitted(kind: WorkloadKind, progress: Double) {
        let host = FakeHost()
        let workload = kind.make(size: CGSize(width: 64, height: 40), scale: .nan, layers: 120, host: host)
        HostScope.with(host) { workload.show(progress) }
        #expect(!host.commit(workload.root).nodes.isEmpty)
    }

    @Test func kindsHaveTheNamesOfTheCommandLine() {
        #expect(WorkloadKind.allCases.map(\.name) == ["w1", "w2", "w3", "w4", "w5", "w6", "w7"])
        #expect(WorkloadKind.allCases.map(\.defaultLayers) == [nil, 100, nil, nil, 10_000, 3_000, 3_400])
        #expect(Set(WorkloadKind.allCases.map(\.summary)).count == 7)
    }
}
