import LayerTree
import Testing

/// A transition of 2 s in a container that stands still, and what follows its clock: one layer in the container, one
/// elsewhere.
@MainActor struct AnimationClockTests {
    private let host = TestHost()
    private let container: CALayer
    private let inside = CALayer()
    private let outside = CALayer()
    private let clock: AnimationClock
    private let log = AnimationLog()

    init() {
        container = host.committedLayer()
        clock = AnimationClock(layer: container, start: nil, duration: 2)
        container.addSublayer(inside)
        host.root.addSublayer(outside)
        host.frame(at: 0)
    }

    private func view(
        _ keyPath: String, from: Double = 0, to: Double = 1, duration: Double = 2, delay: Double = 0
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath, from: from, to: to, duration: duration, log: log)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.belongsToView = true
        animation.startDelay = delay
        animation.isRemovedOnCompletion = true
        return animation
    }

    private func begin(_ animations: [(CALayer, CAAnimation)]) {
        host.run {
            host.layers.animations.clock = clock
            for (layer, animation) in animations { layer.add(animation, forKey: nil) }
            host.layers.animations.clock = nil
            container.speed = 0
            clock.isScrubbed = true
        }
        host.frame(at: 100)
    }

    private func scrub(to time: Double) {
        host.run { container.timeOffset = time }
        host.frame(at: 200)
    }

    private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

    @Test func viewAnimationsPaceEvenlyWhereverTheirLayerIs() {
        begin([(inside, view("position.x")), (outside, view("position.x"))])
        #expect(clock.start == 0)
        for time in [0.0, 0.5, 1.5, 1, 2] {
            scrub(to: time)
            #expect(x(inside) == time / 2 && x(outside) == time / 2)
        }
        #expect(log.lines == ["start position.x", "start position.x"], "nothing ends while it is scrubbed")
    }

    @Test func beyondTheEndsTheyGoOn() {
        begin([(inside, view("position.x", from: 10, to: 20)), (outside, view("opacity"))])
        scrub(to: 2.2)
        #expect(abs(x(inside) - 21) < 1e-9 && outside.presentation()?.opacity == 1)
        scrub(to: -0.2)
        #expect(abs(x(inside) - 9) < 1e-9 && outside.presentation()?.opacity == 0)
    }

    @Test func onesWithinTheTransitionKeepTheirOwnTime() {
        begin([(inside, view("position.x", duration: 0.5, delay: 1)), (outside, view("position.x", delay: 1))])
        let expected: [(time: Double, inside: Double, outside: Double)] = [
            (0.5, 0, 0), (1.25, 0.5, 0.125), (1.5, 1, 0.25), (2, 1, 0.5), (2.2, 1, 0.6), (-1, 0, 0),
        ]
        for row in expected {
            scrub(to: row.time)
            #expect(abs(x(inside) - row.inside) < 1e-9 && abs(x(outside) - row.outside) < 1e-9)
        }
    }

    @Test func explicitAnimationsKeepTheirCurveAndStayAtTheEnds() {
        let explicit = CABasicAnimation("position.x", from: 1.0, to: 2.0, duration: 2)
        explicit.timingFunction = CAMediaTimingFunction(name: .easeIn)
        begin([(outside, explicit)])
        scrub(to: 1)
        #expect(abs(x(outside) - 1.315357) < 1e-6)
        scrub(to: -0.5)
        #expect(x(outside) == 1)
        for time in [2, 2.3] {
            scrub(to: time)
            #expect(x(outside) == 2)
        }
        scrub(to: 0.5)
        #expect(x(outside) < 1.2, "it is still there")
    }

    @Test func explicitOnesThatEndEarlierShowTheModelAfterwards() {
        let explicit = CABasicAnimation("position.x", from: 1.0, to: 2.0)
        begin([(outside, explicit)])
        scrub(to: 1.5)
        #expect(x(outside) == 0)
    }

    @Test func repeatedViewAnimationsRepeat() {
        let pulse = view("position.x", duration: 0.5)
        pulse.timingFunction = nil
        pulse.repeatCount = .infinity
        pulse.autoreverses = true
        begin([(outside, pulse)])
        scrub(to: 1.25)
        #expect(x(outside) == 0.5)
        scrub(to: 1.75)
        #expect(x(outside) == 0.5)
    }

    @Test func goingOnByItselfItEnds() {
        begin([(outside, view("position.x"))])
        scrub(to: 1)
        host.run {
            clock.isScrubbed = false
            container.speed = 1
            container.timeOffset = 1
            container.beginTime = 200
        }
        #expect(host.layers.wantsFrames)
        host.frame(at: 200.5)
        #expect(abs(x(outside) - 0.621862) < 1e-6, "on the curve again, 0.75 of the way")
        host.frame(at: 201)
        #expect(log.lines.last == "stop position.x true" && x(outside) == 0)
    }

    @Test func finishingEndsAllThatFollowAndNothingElse() {
        let stays = view("position.y", from: 3, to: 4)
        stays.fillMode = .both
        stays.isRemovedOnCompletion = false
        host.run { outside.add(CABasicAnimation("opacity", duration: 1000, log: log), forKey: "own") }
        begin([(inside, view("position.x")), (outside, view("position.x")), (outside, stays)])
        scrub(to: 1)
        host.run { host.layers.animations.finish(clock) }
        #expect(
            log.lines.filter { $0.hasPrefix("stop") }.sorted() == [
                "stop position.x true", "stop position.x true", "stop position.y true",
            ])
        #expect(inside.animationKeys() == nil && outside.animationKeys() == ["own"])
        host.run { (container.speed, container.timeOffset, clock.isScrubbed) = (1, 0, false) }
        host.frame(at: 300)
        #expect(outside.presentation()?.position == CGPoint(x: 0, y: 4))
    }
}
