import Foundation
import LayerTree
import Testing

@MainActor struct ActionTests {
    final class Noted: CAAction {
        let name: String
        private(set) var runs: [String] = []
        init(_ name: String) { self.name = name }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs.append(event) }
    }

    final class Answering: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    final class WithDefault: CALayer {
        static let action = Noted("class")
        override class func defaultAction(forKey event: String) -> (any CAAction)? { action }
    }

    @Test func theFirstOfDelegateActionsStyleAndClassIsTaken() {
        let layer = WithDefault()
        let delegate = Answering()
        func found() -> String? { (layer.action(forKey: "opacity") as? Noted)?.name }
        #expect(found() == "class")
        layer.style = ["actions": ["opacity": Noted("style") as any CAAction]]
        #expect(found() == "style")
        layer.actions = ["opacity": Noted("actions")]
        #expect(found() == "actions")
        layer.delegate = delegate
        #expect(found() == "actions", "a delegate that answers nil asks further")
        delegate.answer = Noted("delegate")
        #expect(found() == "delegate")
    }

    @Test func aNullEndsTheSearch() {
        let layer = WithDefault()
        let delegate = Answering()
        layer.delegate = delegate
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        delegate.answer = nil
        layer.actions = ["opacity": NSNull()]
        #expect(layer.action(forKey: "opacity") == nil)
    }

    @Test func itIsFoundEvenWhileActionsAreDisabledButDoesNotRun() {
        let host = TestHost()
        let layer = CALayer()
        let action = Noted("actions")
        layer.actions = ["opacity": action]
        host.run {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            #expect(layer.action(forKey: "opacity") as? Noted === action)
            layer.opacity = 0.5
            #expect(action.runs.isEmpty)
            CATransaction.commit()
            layer.opacity = 0.25
            layer.opacity = 0.25
            #expect(action.runs == ["opacity"], "an equal value is no change")
        }
    }

    @Test func keysAreThoseOfTheProperties() {
        let host = TestHost()
        let layer = CALayer()
        let delegate = Answering()
        let action = Noted("delegate")
        layer.delegate = delegate
        delegate.answer = action
        host.run {
            layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            layer.transform = CATransform3DMakeScale(2, 2, 2)
            layer.zPosition = 1
            layer.shadowOffset = .zero
            layer.backgroundColor = CGColor.black
            layer.isHidden = true
        }
        #expect(
            action.runs == [
                "bounds", "position", "transform", "zPosition", "shadowOffset", "backgroundColor", "hidden",
                "onOrderOut",
            ])
    }

    /// A subclass that answers for its own keys is asked before anything changes.
    @Test func aSubclassMayAnswerItself() throws {
        final class Slow: CALayer {
            override func action(forKey event: String) -> (any CAAction)? {
                guard let animation = super.action(forKey: event) as? CABasicAnimation else { return NSNull() }
                if event == "opacity" { animation.duration = 9 }
                return event == "position" ? NSNull() : animation
            }
        }
        let host = TestHost()
        let layer = Slow()
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
        host.run {
            layer.opacity = 0.5
            layer.position.x = 5
            layer.cornerRadius = 5
        }
        let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(fade.duration == 9 && fade.fromValue as? Double == 1)
        #expect(layer.animationKeys() == ["opacity", "cornerRadius"])
    }

    /// The implicit animation of a committed layer is its action unless another source has one.
    @Test func theImplicitAnimationIsAnAction() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            let animation = layer.action(forKey: "cornerRadius") as? CABasicAnimation
            #expect(animation?.keyPath == "cornerRadius" && animation?.duration == 0.25)
            #expect(layer.action(forKey: "name") == nil && layer.action(forKey: "position.x") == nil)
            layer.actions = ["cornerRadius": NSNull()]
            #expect(layer.action(forKey: "cornerRadius") == nil)
        }
    }

    @Test func anAnimationAsActionIsAddedUnderTheKey() {
        let host = TestHost()
        let layer = CALayer()
        layer.actions = ["opacity": CABasicAnimation("opacity", from: 0.0)]
        host.run { layer.opacity = 0.5 }
        #expect(layer.animationKeys() == ["opacity"])
    }
}

@MainActor struct ImplicitAnimationTests {
    @Test func aLayerAnimatesOnlyAfterACommit() throws {
        let host = TestHost()
        let layer = CALayer()
        host.run {
            host.root.addSublayer(layer)
            layer.position = CGPoint(x: 1, y: 1)
            #expect(layer.animationKeys() == nil)
        }
        host.frame(at: 0)
        host.run { layer.position = CGPoint(x: 11, y: 1) }
        let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(animation.keyPath == "position" && !animation.isAdditive)
        #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 1) && animation.toValue == nil)
        host.frame(at: 10)
        #expect(layer.presentation()?.position.x == 1)
        host.frame(at: 10.125)
        #expect(abs((layer.presentation()?.position.x ?? 0) - (1 + 10 * 0.802403)) < 1e-4, "the default curve")
        host.frame(at: 10.25)
        #expect(layer.presentation()?.position.x == 11 && layer.animationKeys() == nil)
    }

    @Test func aFlushCounts() {
        let host = TestHost()
        host.frame(at: 0)
        let layer = CALayer()
        host.run {
            host.root.addSublayer(layer)
            CATransaction.flush()
            layer.opacity = 0.5
        }
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func hiddenAndTransparentLayersCount() {
        let host = TestHost()
        let hidden = CALayer()
        let clear = CALayer()
        hidden.isHidden = true
        clear.opacity = 0
        host.run {
            host.root.addSublayer(hidden)
            host.root.addSublayer(clear)
        }
        host.frame(at: 0)
        #expect(host.nodes.count == 1)
        #expect(hidden.presentation() != nil && clear.presentation() != nil)
        host.run { clear.opacity = 1 }
        host.frame(at: 1)
        host.frame(at: 1.1)
        let shown = clear.presentation()?.opacity ?? 0
        #expect(shown > 0.1 && shown < 0.9)
    }

    @Test func theTransactionSetsDurationAndCurve() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let curve = CAMediaTimingFunction(name: .easeIn)
        host.run {
            CATransaction.setAnimationDuration(3)
            CATransaction.setAnimationTimingFunction(curve)
            layer.cornerRadius = 5
        }
        let animation = try #require(layer.animation(forKey: "cornerRadius"))
        #expect(animation.duration == 3 && animation.timingFunction === curve)
    }

    @Test func noDurationOrNoActionsMeansNoAnimation() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            CATransaction.setAnimationDuration(0)
            layer.opacity = 0.5
            CATransaction.setAnimationDuration(1)
            CATransaction.setDisableActions(true)
            layer.opacity = 0.25
        }
        #expect(layer.animationKeys() == nil)
    }

    @Test func aSecondChangeStartsFromWhatShows() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.zPosition = 100
        }
        host.frame(at: 1)
        host.frame(at: 1.125)
        host.run { layer.zPosition = 0 }
        #expect((layer.animation(forKey: "zPosition") as? CABasicAnimation)?.fromValue as? Double == 50)
        #expect(layer.animationKeys() == ["zPosition"])
    }

    @Test func theImplicitSet() {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.position = CGPoint(x: 1, y: 1)
            layer.anchorPoint = .zero
            layer.anchorPointZ = 1
            layer.zPosition = 1
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
            layer.opacity = 0.5
            layer.backgroundColor = CGColor.black
            layer.cornerRadius = 1
            layer.borderWidth = 1
            layer.borderColor = CGColor.white
            layer.shadowColor = CGColor.white
            layer.shadowOffset = .zero
            layer.shadowOpacity = 1
            layer.shadowRadius = 1
            layer.contentsRect = .zero
            layer.masksToBounds = true
            layer.isHidden = true
            layer.contentsScale = 2
            layer.contentsGravity = .center
        }
        let keys = Set(layer.animationKeys() ?? [])
        #expect(
            keys == [
                "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform",
                "opacity",
                "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOffset",
                "shadowOpacity", "shadowRadius", "contentsRect",
            ])
        #expect(!keys.contains { (layer.animation(forKey: $0) as? CABasicAnimation)?.isAdditive != false })
    }

    @Test func aPresentationLayerDoesNotAnimate() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        let shown = try #require(layer.presentation())
        host.run { shown.opacity = 0.5 }
        #expect(shown.animationKeys() == nil)
    }
}
