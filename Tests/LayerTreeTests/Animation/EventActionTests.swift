import Foundation
import LayerTree
import Testing

/// Actions of events that are no change of a property that can be animated.
@MainActor struct EventActionTests {
    private let host = TestHost()

    private final class Log: CAAction {
        var lines: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            lines.append("\((anObject as? CALayer)?.name ?? "?") \(event)")
        }
        var actions: [String: any CAAction] {
            ["onOrderIn": self, "onOrderOut": self, "sublayers": self, "contents": self, "hidden": self]
        }
    }

    @Test func layersThatComeAndGoTellThemselvesAndTheirSuperlayers() {
        let log = Log()
        let parent = host.committedLayer()
        let child = CALayer()
        parent.name = "parent"
        child.name = "child"
        parent.actions = log.actions
        child.actions = log.actions
        host.run {
            parent.addSublayer(child)
            child.isHidden = true
            child.isHidden = true
            child.isHidden = false
            child.removeFromSuperlayer()
            child.removeFromSuperlayer()
        }
        #expect(
            log.lines == [
                "parent sublayers", "child onOrderIn", "child hidden", "child onOrderOut", "child hidden",
                "child onOrderIn", "parent sublayers", "child onOrderOut",
            ])
    }

    @Test func contentsTellWhenTheyChange() {
        let log = Log()
        let layer = host.committedLayer()
        let image = CGImage.blank(1, 1)
        layer.name = "layer"
        layer.actions = log.actions
        host.run {
            layer.contents = image
            layer.contents = image
            CATransaction.setDisableActions(true)
            layer.contents = nil
        }
        #expect(log.lines == ["layer contents"])
    }

    @Test func aTransitionAsActionShowsTheOldContents() {
        let layer = host.committedLayer()
        let transition = CATransition()
        transition.type = .push
        layer.actions = ["contents": transition, "sublayers": CATransition()]
        host.run { layer.contents = CGImage.blank(1, 1) }
        #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .push)
        host.run { layer.addSublayer(CALayer()) }
        #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .fade)
    }

    /// A source of actions may change the tree while it is queried; nothing traps, and no layer has two parents.
    @Test func askingMayChangeTheTree() {
        final class Meddling: NSObject, CALayerDelegate {
            var meddle: () -> Void = {}
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                let body = meddle
                meddle = {}
                body()
                return nil
            }
        }
        let parent = host.committedLayer()
        let child = CALayer()
        let delegate = Meddling()
        let children = (0..<3).map { _ in CALayer() }
        host.run {
            for child in children { parent.addSublayer(child) }
            parent.delegate = delegate
            delegate.meddle = { parent.sublayers = nil }
            parent.insertSublayer(child, at: 3)
            #expect(parent.sublayers == [child])
            delegate.meddle = { host.root.addSublayer(child) }
            child.removeFromSuperlayer()
            #expect(parent.sublayers == nil && child.superlayer === host.root)
            delegate.meddle = { child.addSublayer(parent) }
            parent.addSublayer(child)
            delegate.meddle = { children[1].removeFromSuperlayer() }
            parent.addSublayer(children[1])
        }
        host.frame(at: 5)
    }

    @Test func withoutActionsNothingHappens() {
        let layer = host.committedLayer()
        host.run {
            layer.contents = CGImage.blank(1, 1)
            layer.isHidden = true
            layer.addSublayer(CALayer())
        }
        #expect(layer.animationKeys() == nil)
    }
}
