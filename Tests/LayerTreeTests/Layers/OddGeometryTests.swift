import LayerTree
import RenderTree
import Testing

/// Numbers that no layer should have: nothing traps, and what cannot be placed is left out with all that it holds.
@MainActor struct OddGeometryTests {
    nonisolated static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]

    private func commit(_ change: (CALayer) -> Void) -> ContiguousArray<RenderNode> {
        let host = TestHost()
        let layer = CALayer()
        let child = CALayer()
        host.run {
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            layer.backgroundColor = CGColor.white
            child.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
            child.backgroundColor = CGColor.black
            layer.addSublayer(child)
            host.root.addSublayer(layer)
            change(layer)
        }
        host.frame(at: 0)
        _ = layer.frame
        _ = layer.convert(CGPoint(x: 1, y: 1), to: host.root)
        _ = host.root.hitTest(CGPoint(x: 12, y: 12))
        _ = host.run { host.committer.fragment(of: layer, afterUpdates: true) }
        _ = host.committer.fragment(of: layer, afterUpdates: false)
        return host.nodes
    }

    private func isUsable(_ node: RenderNode) -> Bool {
        let t = node.transform
        let floats = [node.opacity, node.cornerRadius] + (0..<4).flatMap { [node.bounds[$0], node.payload[$0]] }
        return [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) && floats.allSatisfy(\.isFinite)
    }

    @Test(arguments: odd) func everyPropertyTakesThem(value: Double) {
        let changes: [(CALayer) -> Void] = [
            { $0.position.x = value }, { $0.bounds.size.width = value }, { $0.bounds.origin.y = value },
            { $0.anchorPoint.x = value }, { $0.anchorPointZ = value }, { $0.zPosition = value },
            { $0.transform.m11 = value }, { $0.transform.m34 = value }, { $0.transform.m44 = value },
            { $0.sublayerTransform.m41 = value }, { $0.sublayerTransform.m34 = value },
            { $0.frame = CGRect(x: value, y: value, width: value, height: value) },
            { $0.cornerRadius = value }, { $0.borderWidth = value }, { $0.opacity = Float(value) },
            {
                $0.shadowOpacity = Float(value)
                $0.shadowOffset = CGSize(width: value, height: value)
                $0.shadowRadius = value
            },
            {
                $0.contents = CGImage.blank(5, 5)
                $0.contentsRect = CGRect(x: value, y: 0, width: value, height: value)
                $0.contentsGravity = .resizeAspectFill
                $0.contentsScale = value
            },
            { $0.setAffineTransform(CGAffineTransform(scaleX: value, y: value)) },
        ]
        for change in changes {
            for node in commit(change) { #expect(isUsable(node), "\(node)") }
        }
    }

    @Test func whatCannotBePlacedIsLeftOut() {
        #expect(commit { $0.position.x = .nan }.count == 1)
        #expect(commit { $0.transform.m34 = .infinity }.count == 1)
        #expect(commit { $0.opacity = .nan }.count == 1)
        #expect(commit { $0.sublayerTransform.m11 = .nan }.map(\.kind) == [.group, .group, .solid])
        #expect(commit { $0.cornerRadius = .nan }.count == 4)
    }

    @Test(arguments: odd) func animationsTakeThem(value: Double) {
        for keyPath in KeyPathTests.keyPaths where AnimatableProperty(keyPath: keyPath) != nil {
            let host = TestHost()
            let layer = host.committedLayer()
            host.run {
                layer.backgroundColor = CGColor.white
                layer.removeAllAnimations()
                for end: Any in [
                    value, CGPoint(x: value, y: 1), CGSize(width: 1, height: value),
                    CGRect(x: 0, y: 0, width: value, height: 1), CATransform3DMakeScale(value, 1, 1),
                ] { layer.add(CABasicAnimation(keyPath, to: end), forKey: nil) }
            }
            for time in [1, 1.5, 3] {
                host.frame(at: time)
                #expect(host.nodes.allSatisfy(isUsable))
                _ = layer.presentation()?.frame
            }
        }
    }
}
