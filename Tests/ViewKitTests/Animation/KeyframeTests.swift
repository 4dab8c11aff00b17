import Foundation
import TestSupport
import Testing

@testable import ViewKit

/// Keyframes: what shows when, from a table, and how they stand within other animations.
@MainActor @Suite struct KeyframeTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

    init() { host.show(view) }

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    private nonisolated static let rows: [String] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Tables/keyframes.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }()

    private static let modes: [String: UIView.KeyframeAnimationOptions] = [
        "linear": .calculationModeLinear, "discrete": .calculationModeDiscrete, "paced": .calculationModePaced,
        "cubic": .calculationModeCubic, "cubicPaced": .calculationModeCubicPaced,
    ]

    private static let even = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func numbers(_ text: Substring) -> [Double] {
        text.split { " :".contains($0) }.compactMap { Double($0) }
    }

    @Test func thereIsATable() { #expect(Self.rows.count > 8) }

    @Test(arguments: rows) func showsWhatTheTableSays(_ row: String) throws {
        let parts = row.split(separator: "|")
        let mode = try #require(Self.modes[parts[0].trimmingCharacters(in: .whitespaces)])
        host.run {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.even, mode]) {
                for frame in parts[1].split(separator: ",").map(numbers) {
                    UIView.addKeyframe(withRelativeStartTime: frame[0], relativeDuration: frame[1]) {
                        view.center.x = frame[2]
                        view.alpha = 1 - frame[2] / 1000
                    }
                }
            }
        }
        host.frame(at: 0)
        for expected in parts[2].split(separator: ",").map(numbers) {
            host.frame(at: expected[0])
            #expect(abs(shown.position.x - expected[1]) < 1e-6, "position at \(expected[0])")
            #expect(abs(Double(shown.opacity) - (1 - expected[1] / 1000)) < 1e-6, "opacity at \(expected[0])")
        }
        host.frame(at: 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func everyPropertyGetsOneAnimation() {
        host.run {
            UIView.animateKeyframes(withDuration: 2, delay: 0.5, options: [.repeat, .autoreverse]) {
                for step in 0..<4 {
                    UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
                        view.center.x += 10
                        view.transform = CGAffineTransform(rotationAngle: Double(step + 1))
                    }
                }
            }
        }
        #expect(view.layer.animationKeys() == ["position", "transform"])
        let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
        #expect(animation?.isAdditive == true && animation?.values?.count == 5)
        #expect(animation?.repeatCount == .infinity && animation?.autoreverses == true && animation?.duration == 2)
    }

    @Test func theWholeIsSlowAtBothEnds() {
        host.run {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 1000 }
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.25)
        #expect(abs(shown.position.x - 129.162) < 0.01)
    }

    @Test func whatIsOutsideOfKeyframesTakesTheWholeTime() {
        host.run {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
                view.center.x = 100
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(abs(shown.position.x - 50) < 1e-9 && shown.opacity == 1)
    }

    @Test func blocksWithinAKeyframeKeepToIt() {
        var ends: [String] = []
        host.run {
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.even) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    UIView.animate(withDuration: 9) {
                        view.center.x = 100
                    } completion: {
                        ends.append("inner \($0)")
                    }
                    UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) { view.alpha = 0 }
                }
            } completion: {
                ends.append("outer \($0)")
            }
        }
        host.frame(at: 0)
        host.frame(at: 1)
        #expect(shown.position.x == 0 && shown.opacity == 1)
        host.frame(at: 1.25)
        #expect(abs(shown.position.x - 25) < 1e-9 && abs(shown.opacity - 0.5) < 1e-6)
        host.frame(at: 2)
        #expect(ends.sorted() == ["inner true", "outer true"])
    }

    @Test func theCompletionIsToldOfAnInterruption() {
        var ends: [Bool] = []
        host.run {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            } completion: {
                ends.append($0)
            }
        }
        host.frame(at: 0)
        host.run { UIView.animate(withDuration: 1) { view.alpha = 1 } }
        #expect(ends == [false])
    }

    @Test func anAnimatorScrubsThemEvenly() {
        let animator = host.run {
            UIViewPropertyAnimator(duration: 4, dampingRatio: 1) { [view] in
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 105 }
                }
            }
        }
        for (fraction, x, y) in [(0.25, 50.0, 5.0), (0.5, 100, 5), (0.75, 100, 55), (0.1, 20, 5)] {
            host.run { animator.fractionComplete = fraction }
            host.frame(at: fraction)
            #expect(abs(shown.position.x - x) < 1e-9 && abs(shown.position.y - y) < 1e-9, "\(fraction)")
        }
        host.run { animator.stopAnimation(true) }
        #expect(abs(view.center.x - 20) < 1e-9)
    }

    @Test func anOuterBlockHandsItsTimeOn() {
        host.run {
            UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
                UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
                }
            }
        }
        host.frame(at: 0)
        host.frame(at: 3)
        #expect(abs(shown.position.x - 50) < 1e-9)
    }

    @Test func badNumbersAreBroughtIntoRange() {
        host.run {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 5 }
            UIView.animateKeyframes(withDuration: 1, delay: .nan, options: Self.even) {
                UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: .nan) { view.center.x = 55 }
                UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) { view.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = .nan }
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(abs(shown.position.x - 80) < 1e-9)
    }

    /// Ten times as many views: quadratic costs would take a hundred times as long.
    @Test func manyViewsCostEachAsMuchAsFew() {
        func time(views count: Int) -> Double {
            let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            host.run { for view in views { self.view.addSubview(view) } }
            defer { host.run { for view in views { view.removeFromSuperview() } } }
            return ProcessorTime.measure {
                host.run {
                    UIView.animateKeyframes(withDuration: 1, delay: 0) {
                        for step in 0..<10 {
                            UIView.addKeyframe(withRelativeStartTime: Double(step) / 10, relativeDuration: 0.1) {
                                for view in views { view.center.x = Double(step) }
                            }
                        }
                    }
                }
            }
        }
        let few = (0..<5).map { _ in time(views: 200) }.min() ?? 0
        let many = (0..<5).map { _ in time(views: 2_000) }.min() ?? 0
        #expect(many < 30 * few, "\(few) s for 200 views, \(many) s for 2,000")
    }
}
