import Graphics
import RenderTree
import TestSupport
import Testing

@testable import LayerTree

/// A layer uses its own context, whichever host is current.
@MainActor @Suite struct LayerContextTests {
    private let a = TestHost()
    private let b = TestHost()

    private nonisolated static let changes: [(name: String, change: @MainActor @Sendable (CALayer) -> Void)] = [
        ("a property", { $0.backgroundColor = .white }),
        ("contents", { $0.contents = CGImage.blank(2, 2) }),
        ("a path", { $0.shadowPath = CGPath(rect: .zero, transform: nil) }),
        ("a flag", { $0.masksToBounds = true }),
        ("a mask", { $0.mask = CALayer() }),
        ("a sublayer", { $0.addSublayer(CALayer()) }),
        ("layout", { $0.setNeedsLayout() }),
        ("display", { $0.setNeedsDisplay() }),
        ("its time", { $0.speed = 2 }),
        ("an animation", { $0.add(CABasicAnimation("opacity", from: 0, to: 1), forKey: nil) }),
        ("its end", { $0.removeFromSuperlayer() }),
    ]

    @Test(arguments: changes.map(\.name)) func aChangeMarksItsOwnContext(name: String) throws {
        let change = try #require(Self.changes.first { $0.name == name }).change
        let layer = a.committedLayer()
        b.frame(at: 0)
        #expect(!a.layers.wantsFrames && !b.layers.wantsFrames)
        b.run { change(layer) }
        #expect(a.layers.needsCommit && !b.layers.wantsFrames)
        #expect(b.layers.resources.count == 0)
    }

    @Test func implicitAnimationsAreThoseOfItsOwnTransaction() throws {
        let layer = a.committedLayer()
        a.run { CATransaction.setAnimationDuration(4) }
        b.run {
            CATransaction.setDisableActions(true)
            layer.opacity = 0
        }
        #expect(layer.animation(forKey: "opacity")?.duration == 4)
        a.frame(at: 0)
        b.frame(at: 100)
        a.frame(at: 2)
        #expect(try #require(layer.presentation()).opacity != 0)
    }

    @Test func aNewLayerBelongsToTheCurrentHostUntilATreeTakesIt() {
        let (layer, child) = a.run { (CALayer(), CALayer()) }
        #expect(layer.context === a.layers && child.context === a.layers)
        layer.addSublayer(child)
        b.run { layer.addSublayer(CALayer()) }
        #expect(layer.sublayers?.allSatisfy { $0.context === a.layers } == true)
        b.root.addSublayer(layer)
        #expect(layer.context === b.layers && child.context === b.layers)
        layer.removeFromSuperlayer()
        #expect(layer.context === b.layers)
        a.root.mask = layer
        #expect(layer.context === a.layers && child.context === a.layers)
    }

    @Test func aLayerMadeOutsideOfAnyHostBelongsToTheCurrentOneUntilATreeTakesIt() {
        let layer = CALayer()
        a.run { #expect(layer.context === a.layers) }
        b.run { #expect(layer.context === b.layers) }
        a.root.addSublayer(layer)
        b.run { #expect(layer.context === a.layers) }
    }

    @Test func aMovedTreeTakesItsResourcesAlong() throws {
        let layer = a.committedLayer()
        let shape = a.run { CAShapeLayer() }
        layer.actions = ["contents": NSNull(), "shadowOpacity": NSNull()]
        layer.contents = CGImage.blank(2, 2)
        layer.shadowPath = CGPath(rect: .zero, transform: nil)
        layer.shadowOpacity = 1
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        layer.addSublayer(shape)
        a.frame(at: 1)
        let before = a.committer.tree.text(resources: a.layers.resources)
        #expect(a.layers.resources.count == 3 && b.layers.resources.count == 0)
        b.root.addSublayer(layer)
        a.frame(at: 2)
        b.frame(at: 2)
        #expect(b.committer.tree.text(resources: b.layers.resources) == before)
        #expect(b.layers.resources.count == 3)
        a.frame(at: 3)
        #expect(a.nodes.count == 1)
        a.root.addSublayer(layer)
        a.frame(at: 4)
        b.frame(at: 4)
        #expect(a.committer.tree.text(resources: a.layers.resources) == before)
        #expect(a.layers.resources.count == 3)
    }

    @Test func aMovedLayerLeavesItsAnimationsBehindAndIsNew() {
        let layer = a.committedLayer()
        let log = AnimationLog()
        layer.add(CABasicAnimation("opacity", from: 0, to: 1, name: "fade", log: log), forKey: nil)
        a.frame(at: 1)
        b.root.addSublayer(layer)
        #expect(layer.animationKeys() == nil && log.lines.last == "stop fade false")
        #expect(layer.presentation() == nil)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil, "nobody has seen it here")
        a.frame(at: 2)
        b.frame(at: 2)
        #expect(!a.layers.wantsFrames && !b.layers.wantsFrames && layer.presentation()?.opacity == 0.5)
    }

    @Test func aTreeMovesWhateverItsDepth() {
        let bottom = a.run { CALayer() }
        var top = bottom
        for _ in 0..<20_000 {
            let layer = a.run { CALayer() }
            layer.addSublayer(top)
            top = layer
        }
        b.root.addSublayer(top)
        #expect(bottom.context === b.layers)
    }

    @Test func aLayerOutlivesItsHost() throws {
        var host: TestHost? = TestHost()
        let layer = try #require(host).committedLayer()
        layer.contents = CGImage.blank(2, 2)
        host = nil
        #expect(layer.host == nil)
        a.run { #expect(layer.context === a.layers) }
        a.root.addSublayer(layer)
        a.frame(at: 0)
        #expect(layer.context === a.layers && a.nodes.map(\.kind) == [.group, .image])
        #expect(a.layers.resources.count == 1)
    }

    @Test func aFragmentIsThatOfTheLayersOwnHost() throws {
        let layer = a.committedLayer()
        layer.contents = CGImage.blank(2, 2)
        let fragment = try #require(b.run { b.committer.fragment(of: layer, afterUpdates: true) })
        #expect(fragment.store === a.layers.resources && b.layers.resources.count == 0)
    }
}
