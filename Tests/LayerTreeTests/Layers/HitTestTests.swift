import LayerTree
import Testing

@MainActor struct HitTestTests {
    private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        parent?.addSublayer(layer)
        return layer
    }

    private let root = CALayer()

    init() { root.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }

    @Test func theTopmostThatContainsThePoint() {
        let below = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        let above = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: root)
        let inner = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: above)
        #expect(hit(10, 10) === below && hit(70, 70) === above && hit(55, 55) === inner)
        #expect(hit(180, 10) === root && hit(300, 0) == nil)
        below.zPosition = 1
        #expect(hit(70, 70) === below && hit(55, 55) === below)
    }

    @Test func sublayersReachBeyondUnlessTheyAreClipped() {
        let small = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
        let wide = layer(CGRect(x: 5, y: 5, width: 100, height: 100), in: small)
        #expect(hit(50, 50) === wide)
        small.masksToBounds = true
        #expect(hit(50, 50) === root && hit(7, 7) === wide)
    }

    @Test func whatIsNotSeenIsNotHit() {
        let cover = layer(root.bounds, in: root)
        cover.isHidden = true
        #expect(hit(5, 5) === root)
        cover.isHidden = false
        cover.opacity = 0
        #expect(hit(5, 5) === root)
        cover.opacity = 1
        cover.transform = CATransform3DMakeScale(0, 1, 1)
        #expect(hit(100, 100) === root)
    }

    @Test func transformsAndBoundsOriginsCount() {
        let turned = layer(CGRect(x: 50, y: 90, width: 100, height: 20), in: root)
        #expect(hit(55, 100) === turned && hit(100, 55) === root)
        turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(hit(55, 100) === root && hit(100, 55) === turned)
        root.bounds.origin = CGPoint(x: 40, y: 0)
        #expect(hit(60, 55) === turned)
    }

    @Test func perspectiveCounts() {
        let page = layer(root.bounds, in: root)
        root.sublayerTransform.m34 = -1 / 200
        page.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let edge = page.convert(CGPoint(x: 199, y: 100), to: root)
        #expect(hit(edge.x, edge.y) === page && hit(edge.x + 3, edge.y) === root)
    }

    @Test func pointsThatAreNotNumbersHitNothing() {
        #expect(hit(.nan, 0) == nil && hit(.infinity, 0) == nil)
    }

    @Test func aSubclassMayChangeTheTreeWhileItIsAsked() {
        final class Vanishing: CALayer {
            override func hitTest(_ p: CGPoint) -> CALayer? {
                superlayer?.sublayers = nil
                return nil
            }
        }
        _ = layer(root.bounds, in: root)
        let vanishing = Vanishing()
        vanishing.frame = root.bounds
        root.addSublayer(vanishing)
        #expect(hit(5, 5) != nil && root.sublayers == nil)
    }

    /// A cube's sides lie in a transform layer: the nearest one is found, never the transform layer itself.
    @Test func layersInTransformLayersAreFound() {
        let space = CATransformLayer()
        space.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        root.addSublayer(space)
        let front = layer(space.bounds, in: space)
        front.transform = CATransform3DMakeTranslation(0, 0, 50)
        let side = layer(space.bounds, in: space)
        side.transform = CATransform3DConcat(
            CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeTranslation(50, 0, 0))
        #expect(hit(100, 100) === front && hit(10, 10) === root && space.hitTest(CGPoint(x: 100, y: 100)) == nil)
        space.transform = CATransform3DMakeRotation(-0.6, 0, 1, 0)
        #expect(hit(80, 100) === front && hit(158, 100) === side)
        space.isHidden = true
        #expect(hit(100, 100) === root)
    }

    @Test func transformLayersInTransformLayersShareTheirSpace() {
        let space = CATransformLayer()
        let inner = CATransformLayer()
        space.frame = root.bounds
        inner.frame = root.bounds
        root.addSublayer(space)
        space.addSublayer(inner)
        let near = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: inner)
        let far = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: space)
        near.zPosition = 10
        let part = layer(CGRect(x: 60, y: 60, width: 20, height: 20), in: far)
        #expect(hit(25, 25) === near && hit(55, 25) === far && hit(70, 70) === part)
    }
}
