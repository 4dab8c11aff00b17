import LayerTree
import Testing

/// Layers whose own coordinates have y up.
@MainActor struct FlippedGeometryTests {
    private let host = TestHost()
    private let flipped = CALayer()
    private let child = CALayer()

    init() {
        flipped.frame = CGRect(x: 100, y: 50, width: 200, height: 100)
        flipped.backgroundColor = CGColor.black
        child.frame = CGRect(x: 10, y: 0, width: 20, height: 30)
        child.backgroundColor = CGColor.white
        flipped.addSublayer(child)
        host.run { host.root.addSublayer(flipped) }
        flipped.isGeometryFlipped = true
    }

    /// The place of the node `index`, counted from the root, on the screen.
    private func box(_ index: Int) -> CGRect {
        var map = host.nodes[index].transform
        var parent = index
        // The group around it.
        while let outer = (0..<parent).last(where: { $0 + Int(host.nodes[$0].subtreeCount) > parent }) {
            map = map.concatenating(host.nodes[outer].transform)
            parent = outer
        }
        let bounds = host.nodes[index].bounds
        return CGRect(x: CGFloat(bounds.x), y: CGFloat(bounds.y), width: CGFloat(bounds.z), height: CGFloat(bounds.w))
            .applying(map)
    }

    @Test func sublayersLieFromTheBottomUp() {
        host.frame(at: 0)
        #expect(flipped.frame == CGRect(x: 100, y: 50, width: 200, height: 100), "its own place is as it was")
        #expect(host.nodes.indices.map(box).last == CGRect(x: 110, y: 120, width: 20, height: 30))
        #expect(child.convert(CGPoint.zero, to: host.root) == CGPoint(x: 110, y: 150))
        #expect(host.root.convert(CGPoint(x: 110, y: 120), to: child) == CGPoint(x: 0, y: 30))
        #expect(host.root.hitTest(CGPoint(x: 115, y: 145)) === child)
        #expect(host.root.hitTest(CGPoint(x: 115, y: 55)) === flipped)
    }

    @Test func twoFlipsCancel() {
        #expect(flipped.contentsAreFlipped() && child.contentsAreFlipped() && !host.root.contentsAreFlipped())
        child.isGeometryFlipped = true
        #expect(!child.contentsAreFlipped())
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        child.addSublayer(inner)
        #expect(inner.convert(CGPoint.zero, to: host.root) == CGPoint(x: 110, y: 120))
        child.isGeometryFlipped = false
        #expect(inner.convert(CGPoint.zero, to: host.root) == CGPoint(x: 110, y: 150))
    }

    /// The orientation of the image on the screen: 1 for upright, -1 for upside down.
    private func uprightness() -> CGFloat {
        guard let index = host.nodes.indices.first(where: { host.nodes[$0].kind == .image }) else { return 0 }
        var map = host.nodes[index].transform
        var inner = index
        while let outer = (0..<inner).last(where: { $0 + Int(host.nodes[$0].subtreeCount) > inner }) {
            map = map.concatenating(host.nodes[outer].transform)
            inner = outer
        }
        return map.d
    }

    @Test func contentsStayUpright() throws {
        child.contents = CGImage.blank(4, 4)
        for (time, isFlipped) in [(0.0, true), (1, false), (2, true)] {
            flipped.isGeometryFlipped = isFlipped
            host.frame(at: time)
            #expect(uprightness() == 1, "\(isFlipped)")
            host.layers.setNeedsCommit()
            host.frame(at: time + 0.5)
            #expect(uprightness() == 1, "\(isFlipped), kept")
        }
        for afterUpdates in [false, true] {
            let fragment = try #require(host.run { host.committer.fragment(of: flipped, afterUpdates: afterUpdates) })
            let nodes = fragment.tree.nodes
            #expect(nodes[0].transform.d == -1)
            #expect(nodes.first { $0.kind == .image }?.transform.d == 1)
        }
    }

    @Test func theKeyIsApples() {
        #expect(flipped.value(forKey: "geometryFlipped") as? Bool == true)
        flipped.setValue(false, forKey: "geometryFlipped")
        #expect(!flipped.isGeometryFlipped)
    }
}
