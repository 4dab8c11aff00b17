import Testing

@testable import ViewKit

/// The newer forms of `UIView.animate`, and what modifies a block from within.
@MainActor @Suite struct AnimateVariantsTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

    init() { host.show(view) }

    private var x: Double { Double((view.layer.presentation() ?? view.layer).position.x) }

    private func animation(_ key: String) -> CAAnimation? { view.layer.animation(forKey: key) }

    @Test func perceivedSpringsHaveTheirDefaults() throws {
        host.run { UIView.animate { view.center.x = 100 } }
        let spring = try #require(animation("position") as? CASpringAnimation)
        // Half a second, without a bounce: 2 pi / 0.5 per second, critically damped; settled after 0.735 s, a tenth on.
        #expect(abs(spring.stiffness - 157.9137) < 1e-3 && abs(spring.damping - 25.1327) < 1e-3)
        #expect(abs(spring.duration - 0.8) < 1e-9 && spring.initialVelocity == 0)
    }

    @Test func bounceOvershootsAndVelocityPushes() throws {
        host.run {
            UIView.animate(springDuration: 0.4, bounce: 0.5, initialSpringVelocity: 5, delay: 0, options: []) {
                view.center.x = 1000
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.001)
        #expect(abs(x - 5) < 0.2)
        var furthest = 0.0
        for step in 1...60 {
            host.frame(at: Double(step) / 60)
            furthest = max(furthest, x)
        }
        #expect(furthest > 1050)
        host.frame(at: 9)
        #expect(x == 1000 && view.layer.animationKeys() == nil)
    }

    @Test func unusableSpringsChangeAtOnce() {
        for duration in [0, -1, .nan, .infinity] as [Double] {
            host.run { UIView.animate(springDuration: duration, bounce: .nan) { view.center.x += 1 } }
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func partsOfABlockRepeat() throws {
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
                view.alpha = 0
            }
        }
        #expect(animation("opacity")?.repeatCount == 0 && animation("opacity")?.autoreverses == false)
        for (time, expected) in [(0.0, 0.0), (0.5, 50), (1.5, 50), (1.75, 25), (2.25, 25), (3.75, 25)] {
            host.frame(at: time)
            #expect(abs(x - expected) < 1e-6, "at \(time)")
        }
        host.frame(at: 4)
        #expect(x == 100 && view.layer.animationKeys() == nil)
    }

    @Test func outsideOfABlockNothingRepeats() {
        host.run { UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 } }
        #expect(view.layer.animationKeys() == nil && view.center.x == 100)
    }

    @Test func blocksWithinRepeatAlong() {
        host.run {
            UIView.animate(withDuration: 1) {
                UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: false) { view.alpha = 0.5 }
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) {
                    UIView.animate(withDuration: 2) { view.center.x = 100 }
                }
            }
        }
        #expect(animation("position")?.repeatCount == 3 && animation("opacity")?.repeatCount == 0)
    }
}
