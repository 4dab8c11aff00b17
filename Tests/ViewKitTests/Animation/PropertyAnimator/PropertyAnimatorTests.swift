import Foundation
import Testing

@testable import ViewKit

/// Effects of an animator on views and touches, and within other animations.
@MainActor @Suite struct PropertyAnimatorTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() { host.show(view) }

    private func frames(_ times: Double...) {
        for time in times { host.frame(at: time) }
    }

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    private func make(
        _ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear, _ changes: @escaping () -> Void
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve, animations: changes)
    }

    @Test func everyPropertyGoesBackToItsStart() throws {
        host.run {
            view.backgroundColor = .black
            let animator = make { [view] in
                view.frame = CGRect(x: 20, y: 30, width: 40, height: 50)
                view.alpha = 0.25
                view.backgroundColor = .white
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
                view.layer.cornerRadius = 4
            }
            animator.startAnimation()
            host.frame(at: 0)
            host.frame(at: 0.5)
            animator.stopAnimation(false)
            #expect(view.alpha == 0.625 && view.layer.cornerRadius == 2)
            animator.finishAnimation(at: .start)
        }
        #expect(view.transform == .identity)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.alpha == 1 && view.layer.cornerRadius == 0)
        #expect(view.backgroundColor?.cgColor.rgba == SIMD4(0, 0, 0, 1))
    }

    @Test func twoAnimatorsAddUp() {
        let first = host.run { make { [view] in view.center.x += 100 } }
        let second = host.run { make { [view] in view.center.x += 50 } }
        host.run { first.startAnimation() }
        frames(0, 0.5)
        host.run { second.startAnimation() }
        frames(0.5, 0.75)
        #expect(abs(shown.position.x - (5 + 75 + 12.5)) < 1e-9)
        host.run { first.isReversed = true }
        frames(1.5)
        // The first is back at its start, the second at its end.
        #expect(view.center.x == 55 && view.layer.animationKeys() == nil)
    }

    @Test func aVelocityHasTwoParts() {
        host.run {
            let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
            animator.addAnimations { [view] in view.center = CGPoint(x: 105, y: 105) }
            animator.startAnimation()
        }
        frames(0, 0.01)
        // 1 - (1 + (w - v) t) exp(-w t) of the way, where w is 8.378 per second for x and 9.233 for y.
        #expect(abs(shown.position.x - 9.93) < 0.01 && abs(shown.position.y - 5.40) < 0.01)
        frames(1)
        #expect(view.center == CGPoint(x: 105, y: 105) && view.layer.animationKeys() == nil)
    }

    @Test func blocksWithinAreTrackedAndInheritTheTime() {
        var ends: [String] = []
        let outer = host.run {
            make(2) { [view] in
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 9, delay: 1) {
                    view.alpha = 0
                } completion: {
                    ends.append("alpha \($0)")
                }
                UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
                    view.center.x = 105
                } completion: {
                    ends.append("move \($0)")
                }
            }
        }
        host.run { outer.fractionComplete = 0.25 }
        frames(0)
        #expect(abs(shown.position.x - 105) < 1e-9 && shown.opacity == 1)
        host.run { outer.fractionComplete = 0.125 }
        frames(0.1)
        #expect(abs(shown.position.x - 55) < 1e-9)
        host.run { outer.fractionComplete = 0.75 }
        frames(0.2)
        #expect(abs(shown.opacity - 0.5) < 1e-6 && ends == [])
        host.run { outer.startAnimation() }
        frames(1, 1.5)
        #expect(ends.sorted() == ["alpha true", "move true"])
    }

    @Test func aRunningAnimatorWithinAnotherOneIsTakenAlong() {
        var log: [String] = []
        var inner: UIViewPropertyAnimator?
        let outer = host.run {
            make { [view] in
                inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 9, delay: 0) {
                    view.center.x = 105
                } completion: {
                    log.append("inner \($0)")
                }
            }
        }
        host.run {
            outer.addCompletion { log.append("outer \($0)") }
            outer.startAnimation()
        }
        frames(0, 0.5)
        #expect(abs(shown.position.x - 55) < 1e-9)
        host.run {
            #expect(inner?.isRunning == true && inner?.isInterruptible == false)
            outer.isReversed = true
        }
        frames(1)
        #expect(log == ["inner start", "outer start"] && inner?.state == .inactive && view.center.x == 5)
    }

    @Test func withinAPlainBlockItInheritsAndCannotBeInterrupted() {
        var log: [String] = []
        var reports: [String] = []
        host.run { FaultLog.current.onReport = { reports.append($0) } }
        let inner = host.run {
            var inner: UIViewPropertyAnimator?
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 9, delay: 0) { [view] in
                    view.center.x = 105
                } completion: {
                    log.append("inner \($0)")
                }
            }
            inner?.pauseAnimation()
            return inner
        }
        frames(0, 1)
        #expect(abs(shown.position.x - 55) < 1e-9 && inner?.isRunning == true && reports.count == 1)
        frames(2)
        #expect(log == ["inner end"] && inner?.state == .inactive)
    }

    @Test func leavingTheWindowTakesTheAnimationsButNotTheAnimator() {
        var log: [String] = []
        let animator = host.run { make { [view] in view.center.x = 105 } }
        host.run {
            animator.addCompletion { log.append("\($0)") }
            animator.startAnimation()
        }
        frames(0, 0.5)
        host.run { view.removeFromSuperview() }
        #expect(view.layer.animationKeys() == nil)
        frames(1)
        #expect(log == ["end"] && animator.state == .inactive && view.center.x == 105)
    }

    @Test func whatRunsKeepsItselfAlive() {
        var log: [String] = []
        host.run {
            let animator = make { [view] in view.center.x = 105 }
            animator.addCompletion { log.append("\($0)") }
            animator.startAnimation()
        }
        frames(0, 0.5, 1)
        #expect(log == ["end"])
    }

    @Test func theAnimatorIsFreedAfterwards() {
        weak var freed: UIViewPropertyAnimator?
        host.run {
            let animator = make { [view] in view.center.x = 105 }
            freed = animator
            animator.startAnimation()
        }
        frames(0, 1)
        #expect(freed == nil)
    }

    @Test func aHostThatGoesLetsGoOfWhatRuns() {
        weak var freed: UIViewPropertyAnimator?
        var log: [String] = []
        scoped {
            let other = TestHost()
            let moving = other.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            other.show(moving)
            other.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { moving.center.x = 105 }
                animator.addCompletion { log.append("\($0)") }
                animator.startAnimation()
                freed = animator
            }
            other.frame(at: 0.5)
        }
        #expect(freed == nil && log == [])
    }

    /// Runs `body` in a function of its own, so that its variables are gone afterwards.
    private func scoped(_ body: () -> Void) { body() }

    @Test func movingViewsAreTouchedWhereTheyShow() {
        for (manual, enabled) in [(false, true), (true, true), (false, false)] {
            let animator = host.run { make { [view] in view.center.x = 105 } }
            host.run {
                view.center.x = 5
                animator.isManualHitTestingEnabled = manual
                animator.isUserInteractionEnabled = enabled
                animator.fractionComplete = 0.5
            }
            frames(0)
            let hit = { (x: CGFloat) in host.window.hitTest(CGPoint(x: x, y: 5), with: nil) === view }
            #expect(hit(55) == (enabled && !manual) && hit(105) == (enabled && manual))
            host.run { animator.stopAnimation(true) }
            #expect(hit(55))
        }
    }

    @Test func animationsTurnedOffChangeAtOnce() {
        var log: [String] = []
        host.run {
            UIView.setAnimationsEnabled(false)
            let animator = make { [view] in view.center.x = 105 }
            animator.addCompletion { log.append("\($0)") }
            animator.startAnimation()
            UIView.setAnimationsEnabled(true)
        }
        #expect(view.layer.animationKeys() == nil)
        frames(0.1)
        #expect(log == ["end"])
    }

    @Test func aCompletionMayStartTheAnimatorAgain() {
        let animator = host.run { make { [view] in view.center.x = 105 } }
        host.run {
            animator.addCompletion { _ in
                animator.addAnimations { [view] in view.center.x = 205 }
                animator.startAnimation()
            }
            animator.startAnimation()
        }
        frames(0, 1)
        #expect(animator.isRunning && abs(shown.position.x - 105) < 1e-9)
        frames(1.5)
        #expect(abs(shown.position.x - 155) < 1e-9)
        frames(2)
        #expect(animator.state == .inactive && view.center.x == 205)
    }

    @Test func copiesShareTheTimingAlone() throws {
        let animator = host.run { make(3) { [view] in view.center.x = 105 } }
        animator.scrubsLinearly = false
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 3 && !copy.scrubsLinearly && copy.timingParameters === animator.timingParameters)
        host.run { copy.startAnimation() }
        #expect(view.center.x == 5 && !copy.isRunning)
        host.run { copy.stopAnimation(true) }
    }
}
