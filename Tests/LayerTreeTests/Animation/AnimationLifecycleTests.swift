import LayerTree
import Testing

@MainActor struct AnimationLifecycleTests {
    @Test func itBeginsWithTheFirstFrame() {
        let host = TestHost()
        let log = AnimationLog()
        let layer = host.committedLayer(at: 3)
        host.run { layer.add(CABasicAnimation("opacity", from: 0.0, to: 1.0, log: log), forKey: "fade") }
        #expect(log.lines.isEmpty)
        host.frame(at: 50)
        #expect(log.lines == ["start opacity"])
        #expect(layer.presentation()?.opacity == 0)
        host.frame(at: 50.5)
        #expect(layer.presentation()?.opacity == 0.5)
        host.frame(at: 51)
        #expect(log.lines == ["start opacity", "stop opacity true"])
        #expect(layer.animationKeys() == nil)
    }

    /// As measured: what was added outside of the tree does not outlast the commit, and what is in the tree by then runs.
    @Test(arguments: [false, true]) func oneOfALayerOutsideOfTheTreeEndsWithTheCommit(_ wasInTree: Bool) {
        let host = TestHost()
        let log = AnimationLog()
        let layer = wasInTree ? host.committedLayer(at: 3) : CALayer()
        if wasInTree {
            host.run { layer.removeFromSuperlayer() }
            host.frame(at: 4)
        }
        host.run { layer.add(CABasicAnimation("opacity", from: 0.0, to: 1.0, log: log), forKey: "fade") }
        #expect(layer.animationKeys() == ["fade"])
        host.frame(at: 5)
        #expect(layer.animationKeys() == nil && log.lines.last == "stop opacity false")
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 5.5)
        #expect((layer.presentation() ?? layer).opacity == 1)
        let other = CALayer()
        host.run {
            other.add(CABasicAnimation("opacity", from: 0.0, to: 1.0), forKey: "fade")
            host.root.addSublayer(other)
        }
        for time in [6, 6.5] { host.frame(at: time) }
        #expect(other.animationKeys() == ["fade"] && other.presentation()?.opacity == 0.5)
    }

    @Test func oneWithABeginTimeStartsThen() {
        let host = TestHost()
        let log = AnimationLog()
        let layer = host.committedLayer(at: 100)
        let animation = CABasicAnimation("opacity", from: 0.0, to: 1.0, log: log)
        animation.beginTime = 101
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 100.9)
        #expect(log.lines.isEmpty && layer.presentation()?.opacity == 1)
        host.frame(at: 101)
        #expect(log.lines == ["start opacity"] && layer.presentation()?.opacity == 0)
    }

    @Test func theLayerKeepsACopy() throws {
        let host = TestHost()
        let layer = CALayer()
        let animation = CABasicAnimation("opacity", from: 0.0, to: 1.0)
        host.run { layer.add(animation, forKey: "fade") }
        animation.toValue = 0.5
        let kept = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
        #expect(kept !== animation && kept.toValue as? Double == 1)
        #expect(kept.value(forKey: "name") as? String == "opacity")
    }

    @Test func aKeyHoldsOneAnimationAndNoKeyAny() {
        let host = TestHost()
        let layer = CALayer()
        let log = AnimationLog()
        host.run {
            layer.add(CABasicAnimation("opacity", name: "first", log: log), forKey: "k")
            layer.add(CABasicAnimation("opacity", name: "second", log: log), forKey: "k")
            layer.add(CABasicAnimation("opacity", name: "third", log: log), forKey: nil)
            layer.add(CABasicAnimation("opacity", name: "fourth", log: log), forKey: nil)
        }
        #expect(log.lines == ["stop first false"])
        #expect(layer.animationKeys() == ["k"])
        host.run { layer.removeAllAnimations() }
        #expect(log.lines.dropFirst() == ["stop second false", "stop third false", "stop fourth false"])
    }

    @Test func oneThatStaysIsToldOfOnceAndLeavesTheHostIdle() {
        let host = TestHost()
        let log = AnimationLog()
        let layer = host.committedLayer()
        let animation = CABasicAnimation("opacity", from: 0.0, to: 0.5, log: log)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        host.run { layer.add(animation, forKey: "k") }
        for time in [1.0, 2, 3] { host.frame(at: time) }
        #expect(log.lines == ["start opacity", "stop opacity true"])
        #expect(layer.presentation()?.opacity == 0.5)
        #expect(!host.layers.wantsFrames)
        host.run { layer.removeAnimation(forKey: "k") }
        #expect(log.lines.count == 2)
        #expect(host.layers.wantsFrames)
        host.frame(at: 4)
        #expect(layer.presentation()?.opacity == 1 && !host.layers.wantsFrames)
    }

    @Test func aDelegateThatRemovesTheOthersTellsEachOnce() {
        let host = TestHost()
        let log = AnimationLog()
        let layer = host.committedLayer()
        host.run {
            layer.add(CABasicAnimation("opacity", name: "a", log: log), forKey: "a")
            layer.add(CABasicAnimation("position", name: "b", log: log), forKey: "b")
        }
        log.whenStopped = { layer.removeAllAnimations() }
        host.frame(at: 1)
        host.frame(at: 2)
        #expect(log.lines == ["start a", "start b", "stop a true", "stop b true"])
    }

    @Test func whatEndsMayStartSomethingInTheSameFrame() {
        let host = TestHost()
        let log = AnimationLog()
        let layer = host.committedLayer()
        host.run { layer.add(CABasicAnimation("position.x", from: 0.0, to: 5.0, log: log), forKey: "k") }
        log.whenStopped = {
            log.whenStopped = nil
            layer.add(CABasicAnimation("position.x", from: 5.0, to: 9.0), forKey: "k")
        }
        host.frame(at: 1)
        host.frame(at: 2)
        #expect(layer.presentation()?.position.x == 5)
    }

    @Test func whatLayoutAddsDoesNotShowTheModelFirst() {
        final class Sliding: CALayer {
            override func layoutSublayers() { add(CABasicAnimation("position.x", from: 7.0, to: 9.0), forKey: "slide") }
        }
        let host = TestHost()
        let layer = Sliding()
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
        host.run { layer.setNeedsLayout() }
        host.frame(at: 1)
        #expect(layer.presentation()?.position.x == 7)
        #expect(host.nodes.last?.transform.tx == 7)
    }

    @Test func changesOfTheModelShowInTheSameFrameWhileSomethingElseAnimates() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            layer.add(CABasicAnimation("opacity", from: 0.5, to: 0.6, duration: 100), forKey: nil)
        }
        host.frame(at: 1)
        host.run {
            host.layers.animations.update(atHostTime: 2)
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor.white
            layer.addSublayer(CALayer())
            layer.contents = CGImage.blank(1, 1)
            host.layers.commit(host.root, size: host.screen.size)
        }
        #expect(host.nodes.map(\.kind) == [.group, .group, .solid, .image, .group])
    }

    @Test func leavingTheTreeEndsAnimationsUnfinished() {
        let host = TestHost()
        let log = AnimationLog()
        let child = CALayer()
        let layer = host.committedLayer()
        host.run { layer.addSublayer(child) }
        host.frame(at: 0)
        host.run {
            let endless = CABasicAnimation("opacity", name: "endless", log: log)
            endless.repeatCount = .infinity
            child.add(endless, forKey: nil)
        }
        host.frame(at: 1)
        host.run { layer.removeFromSuperlayer() }
        host.frame(at: 2)
        #expect(log.lines == ["start endless", "stop endless false"])
        #expect(!host.layers.wantsFrames)
    }

    @Test func aMaskThatIsTakenOffEndsItsAnimationsUnfinished() {
        let host = TestHost()
        let log = AnimationLog()
        let mask = CALayer()
        let layer = host.committedLayer()
        host.run { layer.mask = mask }
        host.frame(at: 0)
        host.run {
            let endless = CABasicAnimation("opacity", name: "endless", log: log)
            endless.repeatCount = .infinity
            mask.add(endless, forKey: nil)
        }
        host.frame(at: 1)
        host.run { layer.mask = nil }
        host.frame(at: 2)
        #expect(log.lines == ["start endless", "stop endless false"])
        #expect(!host.layers.wantsFrames)
    }

    @Test func movingWithinTheTreeDoesNot() {
        let host = TestHost()
        let log = AnimationLog()
        let other = CALayer()
        let layer = host.committedLayer()
        host.run {
            host.root.addSublayer(other)
            layer.add(CABasicAnimation("opacity", log: log), forKey: nil)
        }
        host.frame(at: 1)
        host.run { other.addSublayer(layer) }
        host.frame(at: 1.5)
        #expect(log.lines == ["start opacity"])
    }

    @Test func aPausedAnimationNeedsNoFrames() {
        let host = TestHost()
        let layer = host.committedLayer()
        let animation = CABasicAnimation("opacity", from: 0.0, to: 1.0)
        animation.speed = 0
        animation.timeOffset = 0.25
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 90)
        #expect(layer.presentation()?.opacity == 0.25)
        #expect(!host.layers.wantsFrames)
    }

    @Test func theDefaultDurationIsThatOfTheTransaction() {
        let host = TestHost()
        let log = AnimationLog()
        let layer = host.committedLayer()
        host.run {
            CATransaction.begin()
            CATransaction.setAnimationDuration(4)
            layer.add(CABasicAnimation("opacity", duration: 0, log: log), forKey: nil)
            CATransaction.commit()
        }
        host.frame(at: 10)
        host.frame(at: 13.9)
        #expect(log.lines.count == 1)
        host.frame(at: 14)
        #expect(log.lines.count == 2)
    }

    @Test func presentationAndModelKnowEachOther() throws {
        let host = TestHost()
        let fresh = CALayer()
        #expect(fresh.presentation() == nil && fresh.model() === fresh)
        let layer = host.committedLayer()
        layer.addSublayer(CALayer())
        let shown = try #require(layer.presentation())
        #expect(shown !== layer && shown.model() === layer && shown.sublayers == nil)
    }
}
