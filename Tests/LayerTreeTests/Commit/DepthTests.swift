import Graphics
import RenderTree
import Testing

@testable import LayerTree

/// Layers that share a space with depth.
@MainActor struct DepthTests {
    private func box(_ z: CGFloat = 0) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = .white
        layer.transform = CATransform3DMakeTranslation(0, 0, z)
        return layer
    }

    private func kinds(_ host: TestHost) -> [RenderNode.Kind] { host.nodes.dropFirst().map(\.kind) }

    @Test func aTransformLayerGathersWhatItHolds() {
        let host = TestHost()
        let outer = CATransformLayer()
        let inner = CATransformLayer()
        outer.opacity = 0.5
        outer.backgroundColor = .white
        outer.masksToBounds = true
        outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        inner.frame = outer.bounds
        inner.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        for layer in [box(10), box(-10)] { inner.addSublayer(layer) }
        outer.addSublayer(inner)
        outer.addSublayer(box(0))
        host.run { host.root.addSublayer(outer) }
        host.frame(at: 0)
        #expect(kinds(host) == [.context3D, .solid, .solid, .solid])
        #expect(host.nodes[1].transform == CGAffineTransform(translationX: 10, y: 20))
        #expect(host.nodes.dropFirst(2).allSatisfy { $0.opacity == 0.5 })
        #expect(host.nodes[1].opacity == 1 && !host.nodes[1].flags.contains(.clips))
        #expect(host.nodes[1].subtreeCount == 4)
        // The turned ones carry their depth, the flat one does without.
        #expect(host.nodes.dropFirst(2).map { $0.flags.contains(.projective) } == [true, true, false])
        #expect(outer.hitTest(CGPoint(x: 50, y: 50)) == nil)
    }

    @Test func siblingsThatLeaveThePlaneAreComparedByDepth() {
        let host = TestHost()
        let layers = [box(), box(), box()]
        host.run { for layer in layers { host.root.addSublayer(layer) } }
        host.frame(at: 0)
        #expect(kinds(host) == [.solid, .solid, .solid])
        host.run {
            layers[0].transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
            layers[0].removeAllAnimations()
        }
        host.frame(at: 1)
        #expect(kinds(host) == [.context3D, .solid, .solid, .solid])
        host.run {
            layers[0].transform = CATransform3DIdentity
            layers[0].removeAllAnimations()
        }
        host.frame(at: 2)
        #expect(kinds(host) == [.solid, .solid, .solid])
        host.run {
            layers[1].add(CABasicAnimation("transform.rotation.x", from: 0.0, to: 1.0, duration: 2), forKey: nil)
        }
        host.frame(at: 3)
        host.frame(at: 4)
        #expect(kinds(host) == [.context3D, .solid, .solid, .solid])
    }

    @Test func aLayerByItselfNeedsNoSpace() {
        let host = TestHost()
        let turned = box()
        let hidden = box()
        turned.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        hidden.isHidden = true
        host.run {
            host.root.addSublayer(turned)
            host.root.addSublayer(hidden)
        }
        host.frame(at: 0)
        #expect(kinds(host) == [.solid])
    }

    @Test func perspectiveOfTheParentIsInTheMaps() throws {
        let host = TestHost()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let layers = [box(), box()]
        layers[0].transform = CATransform3DMakeTranslation(0, 0, 100)
        host.run {
            host.root.sublayerTransform = perspective
            for layer in layers { host.root.addSublayer(layer) }
        }
        host.frame(at: 0)
        let node = host.nodes[2]
        #expect(node.flags.contains(.projective))
        let matrix = host.committer.tree.matrices[Int(node.matrix)]
        #expect(abs(matrix.m44 - 0.8) < 1e-9 && matrix.m43 == 100)
    }
}
