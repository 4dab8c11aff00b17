import LayerTree
import RenderTree
import Testing

@testable import ViewKit

/// Snapshots of a view, each added to that view.
@MainActor struct NestedSnapshotTests {
    /// The calls that take a snapshot.
    enum Call: CaseIterable {
        case lastFrame, afterUpdates, resizable
    }

    private let host = TestHost()
    private let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))

    private func snapshot(_ call: Call) -> UIView? {
        switch call {
        case .lastFrame: view.snapshotView(afterScreenUpdates: false)
        case .afterUpdates: view.snapshotView(afterScreenUpdates: true)
        case .resizable:
            view.resizableSnapshotView(
                from: view.bounds.insetBy(dx: 1, dy: 1), afterScreenUpdates: false, withCapInsets: .zero)
        }
    }

    /// The twenty-fourth had two to the power of 24 nodes.
    @Test(arguments: [24, 60, 1_000], Call.allCases) func theyDoNotGrow(count: Int, call: Call) throws {
        view.backgroundColor = .red
        host.show(view)
        for index in 1...count {
            host.frame(at: Double(index) / 60)
            let snapshot = try #require(host.run { self.snapshot(call) })
            let fragment = try #require(snapshot.layer.fragment)
            #expect(fragment.extent.isWithinLimits && !fragment.tree.nodes.isEmpty)
            host.run { view.addSubview(snapshot) }
        }
        #expect(view.subviews.count == count)
        #expect(host.layers.resources.nestedNodeCount < 2 * FragmentExtent.nodeLimit)
        #expect((count - 16..<count).contains(host.counting.requests.count), "one picture for each of the later ones")
        #expect(host.layers.resources.count <= 2 * count)
    }

    /// Two in one another, as where a transition starts from another one's snapshots, are no pictures.
    @Test func aSnapshotOfASnapshotIsNoPicture() throws {
        view.backgroundColor = .red
        host.show(view)
        for depth in 1...FragmentExtent.depthLimit {
            host.frame(at: Double(depth) / 60)
            let snapshot = try #require(host.run { view.snapshotView(afterScreenUpdates: false) })
            #expect(snapshot.layer.fragment?.extent.depth == depth)
            host.run {
                for subview in view.subviews { subview.removeFromSuperview() }
                view.addSubview(snapshot)
            }
        }
        #expect(host.counting.requests.isEmpty)
    }
}
