import LayerTree
import Testing

@MainActor struct AnimationGroupTests {
    private func play(_ group: CAAnimationGroup, on host: TestHost) -> CALayer {
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: -1, y: -1)
            layer.add(group, forKey: "group")
        }
        host.frame(at: 10)
        return layer
    }

    @Test func membersRunInTheTimeOfTheGroupAndAreCutAtItsEnd() {
        let host = TestHost()
        let group = CAAnimationGroup()
        let long = CABasicAnimation("position.x", from: 0.0, to: 4.0, duration: 4)
        let late = CABasicAnimation("position.y", from: 0.0, to: 1.0)
        late.beginTime = 0.5
        group.animations = [long, late]
        group.duration = 2
        group.speed = 2
        let layer = play(group, on: host)
        host.frame(at: 10.125)
        #expect(layer.presentation()?.position == CGPoint(x: 0.25, y: -1))
        host.frame(at: 10.5)
        #expect(layer.presentation()?.position == CGPoint(x: 1, y: 0.5))
        host.frame(at: 10.8)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 1.6) < 1e-9)
        #expect(layer.presentation()?.position.y == -1, "the second member is over, and does not fill")
        host.frame(at: 11)
        #expect(layer.presentation()?.position == CGPoint(x: -1, y: -1))
        #expect(layer.animationKeys() == nil)
    }

    @Test func membersWithoutADurationTakeThatOfTheGroup() {
        let host = TestHost()
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation("position.x", from: 0.0, to: 1.0, duration: 0)]
        group.duration = 2
        let layer = play(group, on: host)
        host.frame(at: 11)
        #expect(layer.presentation()?.position.x == 0.5)
    }

    @Test func aGroupThatStaysHoldsWhatReachesItsEnd() {
        let host = TestHost()
        let group = CAAnimationGroup()
        group.animations = [
            CABasicAnimation("position.x", from: 0.0, to: 1.0, duration: 2),
            CABasicAnimation("position.y", from: 0.0, to: 1.0, duration: 1),
        ]
        group.duration = 2
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        let layer = play(group, on: host)
        for time in [12.0, 100] {
            host.frame(at: time)
            #expect(layer.presentation()?.position == CGPoint(x: 1, y: -1))
        }
    }

    @Test func theCurveOfTheGroupPacesItsMembers() throws {
        let host = TestHost()
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation("position.x", from: 0.0, to: 2.0, duration: 2)]
        group.duration = 2
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let layer = play(group, on: host)
        host.frame(at: 11)
        #expect(abs(try #require(layer.presentation()).position.x - 2 * 0.315357) < 2e-6)
    }

    @Test func groupsNestAndOnlyTheOutermostHasADelegate() {
        let host = TestHost()
        let outer = CAAnimationGroup()
        let inner = CAAnimationGroup()
        let log = AnimationLog()
        inner.animations = [CABasicAnimation("position.x", from: 0.0, to: 1.0, log: log)]
        inner.duration = 1
        inner.delegate = log
        outer.animations = [inner]
        outer.duration = 1
        outer.delegate = log
        outer.setValue("outer", forKey: "name")
        let layer = play(outer, on: host)
        host.frame(at: 10.5)
        #expect(layer.presentation()?.position.x == 0.5)
        host.frame(at: 11)
        #expect(log.lines == ["start outer", "stop outer true"])
    }

    @Test func aCopyHasCopiesOfItsMembers() throws {
        let group = CAAnimationGroup()
        let member = CABasicAnimation("opacity", from: 0.0, to: 1.0)
        group.animations = [member]
        let copy = try #require(group.copy() as? CAAnimationGroup)
        member.toValue = 0.5
        #expect((copy.animations?.first as? CABasicAnimation)?.toValue as? Double == 1)
    }
}
