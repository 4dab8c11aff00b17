import LayerTree
import Testing

@MainActor struct PresentationTreeTests {
    private let host = TestHost()

    /// A layer at (100, 100) that stands at (200, 100) on its way, with a layer in it, and another that masks it.
    private func moving() throws -> (parent: CALayer, child: CALayer, shown: CALayer) {
        let parent = host.committedLayer()
        let child = CALayer()
        host.run {
            CATransaction.setDisableActions(true)
            parent.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
            child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
            parent.addSublayer(child)
            parent.mask = CALayer()
        }
        host.frame(at: 0)
        host.run { parent.add(CABasicAnimation("position.x", from: 125.0, to: 325.0, duration: 2), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 2)
        return (parent, child, try #require(parent.presentation()))
    }

    @Test func itsNeighboursArePresentationsToo() throws {
        let (parent, child, shown) = try moving()
        #expect(shown.superlayer?.model() === host.root && shown.superlayer !== host.root)
        #expect(shown.sublayers?.count == 1 && shown.sublayers?[0].model() === child)
        #expect(shown.mask?.model() === parent.mask)
        #expect(child.presentation()?.superlayer?.position.x == 225)
        #expect(shown.presentation() === shown)
    }

    @Test func pointsAreFoundWhereLayersShow() throws {
        let (parent, child, shown) = try moving()
        #expect(shown.hitTest(CGPoint(x: 240, y: 140))?.model() === parent)
        #expect(shown.hitTest(CGPoint(x: 215, y: 115))?.model() === child)
        #expect(shown.hitTest(CGPoint(x: 110, y: 110)) == nil && parent.hitTest(CGPoint(x: 215, y: 115)) == nil)
        #expect(host.root.presentation()?.hitTest(CGPoint(x: 215, y: 115))?.model() === child)
    }

    @Test func conversionsGoThroughWhatShows() throws {
        let (_, child, _) = try moving()
        let shown = try #require(child.presentation())
        #expect(shown.convert(CGPoint.zero, to: host.root.presentation()) == CGPoint(x: 210, y: 110))
        #expect(child.convert(CGPoint.zero, to: host.root) == CGPoint(x: 110, y: 110))
    }

    @Test func whatIsHiddenByAnAnimationIsHidden() throws {
        let layer = host.committedLayer()
        let blink = CAKeyframeAnimation(keyPath: "hidden")
        blink.values = [false, true]
        blink.calculationMode = .discrete
        blink.duration = 1
        host.run {
            layer.backgroundColor = CGColor.white
            layer.removeAllAnimations()
            layer.add(blink, forKey: nil)
        }
        host.frame(at: 1)
        #expect(layer.presentation()?.isHidden == false && host.nodes.count == 2)
        host.frame(at: 1.75)
        #expect(layer.presentation()?.isHidden == true && !layer.isHidden && host.nodes.count == 1)
    }
}
