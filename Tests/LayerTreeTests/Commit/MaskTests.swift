import LayerTree
import Testing

@MainActor struct MaskTests {
    @Test func aMaskBelongsToOneLayerAndHasNoSuperlayer() {
        let a = CALayer()
        let b = CALayer()
        let mask = CALayer()
        let parent = CALayer()
        parent.addSublayer(mask)
        a.mask = mask
        #expect(mask.superlayer == nil && parent.sublayers == nil && a.mask === mask)
        b.mask = mask
        #expect(a.mask == nil && b.mask === mask)
        parent.addSublayer(mask)
        #expect(b.mask == nil && mask.superlayer === parent)
        b.mask = mask
        mask.removeFromSuperlayer()
        #expect(b.mask == nil)
    }

    @Test func aLayerCannotMaskItselfNorWhatItHolds() {
        let host = TestHost()
        let outer = CALayer()
        let inner = CALayer()
        let mask = CALayer()
        host.root.addSublayer(outer)
        outer.addSublayer(inner)
        inner.mask = inner
        inner.mask = outer
        #expect(inner.mask == nil)
        inner.mask = mask
        mask.addSublayer(outer)
        mask.addSublayer(inner)
        mask.mask = inner
        #expect(mask.sublayers == nil && mask.mask == nil && outer.superlayer === host.root)
        host.frame(at: 0)
        #expect(host.nodes.count == 4)
    }

    @Test func masksAreLaidOutDrawnAndAnimated() {
        final class Counting: CALayer {
            var layouts = 0
            override func layoutSublayers() { layouts += 1 }
        }
        let host = TestHost()
        let mask = Counting()
        let layer = host.committedLayer()
        mask.setNeedsLayout()
        host.run { layer.mask = mask }
        host.frame(at: 0)
        #expect(mask.layouts == 1)
        host.run { mask.setNeedsLayout() }
        host.frame(at: 1)
        #expect(mask.layouts == 2)
        host.run {
            mask.backgroundColor = CGColor.black
            mask.add(CABasicAnimation("position.x", from: 1.0, to: 5.0), forKey: nil)
        }
        host.frame(at: 2)
        host.frame(at: 2.5)
        #expect(host.nodes[2].transform.tx == 3)
    }
}
