import LayerTree
import Recorder
import Testing

@testable import ViewKit

/// Animators that are started while a transition is set up, whose container a gesture may hold.
@MainActor @Suite struct AnimatorInTransitionTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let container = CALayer()
    let clock: AnimationClock
    let animator: UIViewPropertyAnimator
    let log = EventLog()

    init() {
        host.show(view)
        host.window.layer.addSublayer(container)
        (clock, animator) = host.run { [container, view] in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 105 }
            return (AnimationClock(layer: container, start: nil, duration: 1), animator)
        }
        animator.addCompletion { [log] in log.add("completed at \($0)") }
    }

    private func start() {
        host.run {
            host.layers.animations.clock = clock
            animator.startAnimation()
            host.layers.animations.clock = nil
        }
    }

    private func hold(at time: Double) {
        host.run {
            clock.isScrubbed = true
            container.speed = 0
            container.timeOffset = time
        }
    }

    private var x: Double { Double((view.layer.presentation() ?? view.layer).position.x) }

    private func frames(_ times: Double...) {
        for time in times { host.frame(at: time) }
    }

    @Test func whatNobodyTouchesIsMovedByTheGesture() {
        start()
        frames(0)
        for (progress, expected) in [(0.25, 30.0), (0.75, 80), (1.1, 115), (-0.1, -5), (0.5, 55)] {
            hold(at: progress)
            frames(7)
            #expect(abs(x - expected) < 1e-9, "\(progress)")
        }
        #expect(animator.isRunning && log.lines == [])
        host.run { host.layers.animations.finish(clock) }
        #expect(log.lines == ["completed at end"] && animator.state == .inactive)
        #expect(view.layer.animationKeys() == nil)
    }

    /// One that is shorter than the transition stops at its end, and one that ends with it goes beyond, as other animations.
    @Test(arguments: [(0.0, 0.25), (0.5, 0.5), (0.25, 0.5)]) func shorterOnesStayAtTheirEnds(
        delay: Double, duration: Double
    ) {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.show(other)
        host.run {
            let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 105 }
            host.layers.animations.clock = clock
            animator.startAnimation(afterDelay: delay)
            UIView.animate(withDuration: duration, delay: delay, options: .curveLinear) { other.center.x = 105 }
            host.layers.animations.clock = nil
        }
        frames(0)
        for progress in [-0.1, 0, 0.1, 0.25, 0.5, 0.75, 0.9, 1, 1.1] {
            hold(at: progress)
            frames(7)
            var fraction = min(1, max(0, (min(1, max(0, progress)) - delay) / duration))
            if progress > 1, delay + duration == 1 { fraction += (progress - 1) / duration }
            if progress < 0, delay == 0 { fraction += progress / duration }
            #expect(abs(x - 5 - 100 * fraction) < 1e-9, "\(progress)")
            let another = Double((other.layer.presentation() ?? other.layer).position.x)
            #expect(abs(another - x) < 1e-9, "\(progress)")
        }
    }

    @Test func withoutAGestureItKeepsItsCurveAndEnds() {
        start()
        frames(0, 0.5)
        #expect(abs(x - (5 + 31.5357)) < 1e-3)
        frames(1)
        #expect(log.lines == ["completed at end"])
    }

    @Test func aPausedOneFollowsItsOwnFractionAndTime() {
        start()
        frames(0)
        hold(at: 0.2)
        frames(0.1)
        host.run { animator.pauseAnimation() }
        frames(0.2)
        #expect(abs(x - 25) < 1e-9 && abs(animator.fractionComplete - 0.2) < 1e-9)
        host.run { animator.fractionComplete = 0.6 }
        hold(at: 0.9)
        frames(0.3)
        #expect(abs(x - 65) < 1e-9)
        host.run {
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        }
        frames(1, 1.5)
        #expect(abs(x - 85) < 1e-9, "although the container stands")
        frames(2)
        #expect(log.lines == ["completed at end"])
    }

    @Test func oneThatIsScrubbedFromTheStartNeverFollows() {
        hold(at: 0.4)
        host.run {
            host.layers.animations.clock = clock
            animator.fractionComplete = 0
            host.layers.animations.clock = nil
        }
        frames(0)
        #expect(x == 5)
        host.run {
            animator.fractionComplete = 0.3
            animator.isReversed = true
            animator.startAnimation()
        }
        frames(1, 3)
        #expect(log.lines == ["completed at start"] && view.center.x == 5)
    }

    @Test func finishingTheTransitionLeavesAPausedOneAlone() {
        start()
        frames(0, 0.5)
        host.run {
            animator.pauseAnimation()
            host.layers.animations.finish(clock)
        }
        #expect(animator.state == .active && log.lines == [])
        host.run { animator.stopAnimation(true) }
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func steadyFramesAllocateNothing() throws {
        let views = (0..<50).map { UIView(frame: CGRect(x: $0, y: 0, width: 9, height: 9)) }
        host.run { for view in views { host.window.addSubview(view) } }
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
        let animators = [
            host.run { UIViewPropertyAnimator(duration: 100, timingParameters: spring) },
            host.run { UIViewPropertyAnimator(duration: 100, curve: .easeInOut) },
        ]
        host.run {
            for (index, view) in views.enumerated() {
                animators[index % 2].addAnimations {
                    view.center.x += 100
                    UIView.animateKeyframes(withDuration: 1, delay: 0) {
                        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { view.alpha = 0 }
                    }
                }
            }
            for animator in animators { animator.startAnimation() }
        }
        for frame in 0..<4 { host.frame(at: 1 + Double(frame) / 60) }
        let running = AllocationCounter.allocationsOnThisThread {
            for frame in 4..<60 { host.frame(at: 1 + Double(frame) / 60) }
        }
        #expect(try #require(running) == 0)
        host.run { for animator in animators { animator.pauseAnimation() } }
        host.run { animators[1].fractionComplete = 0.1 }
        host.frame(at: 3)
        let scrubbed = AllocationCounter.allocationsOnThisThread {
            for frame in 0..<60 {
                host.run { animators[1].fractionComplete = 0.2 + Double(frame) / 100 }
                host.frame(at: 3 + Double(frame) / 60)
            }
        }
        #expect(try #require(scrubbed) == 0)
        host.run { for animator in animators { animator.stopAnimation(true) } }
    }
}
