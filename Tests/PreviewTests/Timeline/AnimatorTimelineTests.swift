import Testing
import ViewKit

@testable import Preview

/// The animations of property animators: each in its window, whatever the animator is made to do.
@MainActor @Suite struct AnimatorTimelineTests {
    private let rig = TimelineRig()

    private func lines() throws -> [String] { try rig.timeline().rows.flatMap(\.bars).map(\.line) }

    /// An animator of 2 s whose fade begins a quarter in, and whose keyframes take the second and third quarter of that.
    private func makeAnimator(of view: UIView) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x += 100 }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.25)
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.layer.cornerRadius = 8 }
            }
        }
        return animator
    }

    private func expected(after delay: Double) -> [String] {
        [
            "\(delay.short) + 2 propertyAnimator both added, (60, 70) to (160, 70), 0 0.25 0.5 0.75 1",
            "\((delay + 0.5).short) + 1.5 propertyAnimator both, 1 to 0, 0 0.25 0.5 0.75 1",
            "\(delay.short) + 2 propertyAnimator both added, keys at 0 0.25 0.75 1, 0 to 8, 0 0.25 0.5 0.75 1",
        ]
    }

    @Test func eachHasItsWindow() throws {
        let view = rig.addView()
        rig.step()
        let animator = rig.stage.run { makeAnimator(of: view) }
        rig.stage.run { animator.startAnimation(afterDelay: 0.5) }
        rig.step()
        #expect(try lines() == expected(after: 0.5))
        rig.step(100)
        #expect(try lines() == expected(after: 0.5))
        // Held, scrubbed, turned round and let go, its bars stay where they are.
        let changes: [() -> Void] = [
            { animator.pauseAnimation() }, { animator.fractionComplete = 0.8 }, { animator.isReversed = true },
            { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) },
        ]
        for change in changes {
            rig.stage.run(change)
            rig.step(2)
            #expect(try lines() == expected(after: 0.5))
        }
    }

    /// One that a gesture scrubs, and that never ran.
    @Test func aHeldAnimatorHasItsWindowsToo() throws {
        let view = rig.addView()
        rig.step()
        let animator = rig.stage.run { makeAnimator(of: view) }
        for fraction in [0.0, 0.4, 0.9] {
            rig.stage.run { animator.fractionComplete = fraction }
            rig.step(3)
            #expect(try lines() == expected(after: 0))
        }
        rig.stage.run { animator.startAnimation() }
        rig.step(3)
        #expect(try lines() == expected(after: 0))
        rig.stage.run { animator.stopAnimation(true) }
    }

    /// A spring whose parts move differently is an animation for each part, with the overshoot of each.
    @Test func springsHaveTheirOvershoot() throws {
        let view = rig.addView()
        rig.step()
        rig.stage.run {
            let timing = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 20))
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
            animator.addAnimations { view.center = CGPoint(x: 160, y: 270) }
            animator.startAnimation()
        }
        rig.step()
        let rows = try rig.timeline().rows
        #expect(rows.map(\.keyPath) == ["position.x", "position.y"])
        let peaks = rows.map { $0.bars[0].curve.max() ?? 0 }
        // exp(-π · ζ / √(1 - ζ²)) beyond the end without a velocity.
        #expect(abs(peaks[0] - 1.163) < 0.01 && peaks[1] > peaks[0])
        #expect(
            rows.map { $0.bars[0].from.text } == ["60", "70"] && rows.map { $0.bars[0].to.text } == ["160", "270"])
    }
}
