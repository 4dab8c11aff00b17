import LayerTree
import Testing

@testable import ViewKit

/// The values of the animations that blocks make, and values that code sets by key.
@MainActor @Suite struct AnimationValueTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() { host.show(view) }

    @Test func numbersCastToWhatTheCodeAsksFor() throws {
        host.run {
            UIView.animate(withDuration: 1) {
                view.alpha = 0.25
                view.layer.cornerRadius = 4
            }
        }
        let fade = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
        let rounding = try #require(view.layer.animation(forKey: "cornerRadius") as? CABasicAnimation)
        for (value, expected) in [(fade.fromValue, 1.0), (fade.toValue, 0.25), (rounding.fromValue, -4)] {
            #expect(value as? Double == expected)
            #expect(value as? CGFloat == CGFloat(expected))
            #expect(value as? Float == Float(expected))
            #expect((value as? NSNumber)?.doubleValue == expected)
        }
        fade.byValue = NSNumber(value: 0.5)
        #expect(fade.byValue as? Float == 0.5)
    }

    @Test(arguments: ["backgroundColor", "borderColor", "shadowColor"])
    func coloursOfUIKitAnimateByTheirKey(_ key: String) throws {
        let layer = CALayer()
        host.run { host.window.layer.addSublayer(layer) }
        host.frame(at: 0)
        host.run { layer.setValue(UIColor.red, forKeyPath: key) }
        let value = try #require(layer.value(forKey: key) as? CGColor)
        #expect(value == UIColor.red.cgColor)
        #expect(layer.animationKeys() == [key])
    }

    @Test func aBlockAnimatesAColourThatIsSetByItsKey() {
        host.run {
            UIView.animate(withDuration: 1) { view.layer.setValue(UIColor.blue, forKeyPath: "backgroundColor") }
        }
        #expect(view.backgroundColor == UIColor.blue && view.layer.animationKeys() == ["backgroundColor"])
        host.run { view.layer.setValue("blue", forKeyPath: "backgroundColor") }
        #expect(view.backgroundColor == UIColor.blue, "no colour changes nothing")
        host.run { view.layer.setValue(nil, forKeyPath: "backgroundColor") }
        #expect(view.backgroundColor == nil)
    }

    /// The state on the screen is that of the last frame, also before the block's own turn is over.
    @Test func beginFromCurrentStateInOneTurnStartsFromTheScreen() {
        host.run {
            view.alpha = 0.3
            UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 0.6 }
        }
        let fade = view.layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect(fade?.fromValue as? Double == 1)
        #expect(view.layer.presentation()?.opacity == 1)
        host.run {
            view.alpha = 0.3
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        }
        let other = view.layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect((other?.fromValue as? Double).map { abs($0 - 0.3) < 1e-6 } == true)
    }

    @Test func anAnimatorsFractionIsOneAtItsCompletion() {
        for start in [0.1, 0.3, 1.7] {
            var fractions: [CGFloat] = []
            host.frame(at: start)
            let animator = host.run {
                UIViewPropertyAnimator(duration: 0.7, curve: .linear) { view.center.x += 10 }
            }
            animator.addCompletion { _ in fractions.append(animator.fractionComplete) }
            host.run { animator.startAnimation() }
            for step in 0...60 { host.frame(at: start + Double(step) / 60) }
            #expect(fractions == [1] && animator.fractionComplete == 0)
        }
        let paused = host.run { UIViewPropertyAnimator(duration: 0.7, curve: .linear) { view.center.x += 10 } }
        paused.pausesOnCompletion = true
        host.run { paused.startAnimation() }
        for step in 0...60 { host.frame(at: 3.1 + Double(step) / 60) }
        #expect(paused.fractionComplete == 1)
        host.run { paused.stopAnimation(true) }
    }
}
