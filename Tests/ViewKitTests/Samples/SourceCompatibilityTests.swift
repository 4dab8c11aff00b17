import Testing

@testable import ViewKit
@testable import iOSSamples

/// iOS source runs on the host's clock.
@MainActor @Suite struct SourceCompatibilityTests {
    @Test func anIOSViewAnimatesAndListens() {
        let host = TestHost()
        let card = host.run { makeCards(1)[0] }
        host.show(card)
        host.run { card.wiggle() }
        #expect(card.layer.animationKeys() == ["transform", "opacity", "position"])
        for time in [0, 0.1, 0.2, 0.25, 0.3, 0.6] { host.frame(at: time) }
        #expect(card.log == ["async", "tick", "later", "at a time", "wiggled true"])
    }

    @Test func itsGesturesReachIt() {
        let host = TestHost()
        let card = host.run { makeCards(1)[0] }
        host.show(card)
        host.window.handle([
            TouchSample(phase: .began, location: SIMD2(20, 20), timestamp: 0),
            TouchSample(phase: .ended, location: SIMD2(20, 20), timestamp: 0.1),
            TouchSample(phase: .began, location: SIMD2(20, 20), timestamp: 1),
            TouchSample(phase: .moved, location: SIMD2(25, 20), timestamp: 1.01),
            TouchSample(phase: .moved, location: SIMD2(35, 20), timestamp: 1.02),
            TouchSample(phase: .ended, location: SIMD2(35, 20), timestamp: 1.03),
        ])
        #expect(card.log == ["tap", "pan", "10", "done"])
    }

    @Test func everyWayToAnimateReachesItsEnd() {
        let host = TestHost()
        let view = host.run { PulseView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        host.show(view)
        host.run { view.pulse() }
        for frame in 0...90 { host.frame(at: Double(frame) / 60) }
        #expect(view.log == ["faded", "grown true", "turned", "moved"])
        #expect(view.center.x == 60 && view.alpha == 1 && view.layer.animationKeys() == nil)
    }

    @Test func animationsFromBeforeBlocksRun() throws {
        let host = TestHost()
        let view = host.run { OldBlockView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        host.show(view)
        host.run { view.slide() }
        #expect(view.layer.animationKeys() == ["position"], "what comes after the commit does not animate")
        for (time, x) in [(0.0, 10.0), (0.1, 10), (0.3, 60), (0.45, 97.5), (0.5, 110)] {
            host.frame(at: time)
            #expect(abs((view.layer.presentation() ?? view.layer).position.x - x) < 1e-6)
        }
        host.run { view.pulse() }
        let pulse = try #require(view.layer.animation(forKey: "opacity"))
        #expect(pulse.duration == 0.2 && pulse.repeatCount == 2 && pulse.autoreverses)
        host.run { view.forget() }
        #expect(view.layer.animationKeys()?.filter { $0.hasPrefix("position") } == ["position"])
        #expect(host.run { UIView.inheritedAnimationDuration } == 0)
    }
}
