import LayerTree
import Testing

@testable import ViewKit

/// Which animations a block makes: `expected-values.md` 5.8, and the semantics around it.
@MainActor @Suite struct AnimateTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() { host.show(view) }

    private func animate(_ options: UIView.AnimationOptions = [], _ changes: () -> Void) {
        host.run { UIView.animate(withDuration: 1, delay: 0, options: options, animations: changes) }
    }

    private func animation(_ key: String) -> CABasicAnimation? {
        view.layer.animation(forKey: key) as? CABasicAnimation
    }

    @Test func outsideABlockNothingAnimates() {
        host.run {
            view.center = CGPoint(x: 50, y: 50)
            view.alpha = 0.5
            view.layer.cornerRadius = 4
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func positionIsAdditive() {
        animate { view.center = CGPoint(x: 105, y: 5) }
        #expect(animation("position")?.isAdditive == true)
        #expect(animation("position")?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
        #expect(animation("position")?.toValue as? CGPoint == .zero)
        #expect(view.center == CGPoint(x: 105, y: 5))
    }

    @Test func boundsTransformAndCornerRadiusAreAdditive() {
        animate {
            view.bounds.size = CGSize(width: 30, height: 50)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.layer.cornerRadius = 5
        }
        #expect(
            animation("bounds")?.fromValue as? CGRect == CGRect(origin: .zero, size: CGSize(width: -20, height: -40)))
        #expect(animation("bounds")?.toValue as? CGRect == .zero)
        #expect(animation("cornerRadius")?.fromValue as? Double == -5)
        let from = animation("transform")?.fromValue as? CATransform3D
        #expect(from?.m11 == 0.5)
        #expect(from?.m22 == 0.5)
        #expect(["bounds", "transform", "cornerRadius"].allSatisfy { animation($0)?.isAdditive == true })
    }

    @Test(arguments: [UIView.AnimationOptions(), .beginFromCurrentState])
    func aSecondChangeAddsUnderAnotherKey(_ options: UIView.AnimationOptions) {
        animate(options) { view.center.x = 105 }
        host.frame(at: 0.5)
        animate(options) { view.center.x = 205 }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        #expect(animation("position-2")?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
        animate(options) { view.center.x = 5 }
        #expect(animation("position-3")?.fromValue as? CGPoint == CGPoint(x: 200, y: 0))
    }

    @Test func retargetingNeitherJumpsNorStops() throws {
        animate(.curveLinear) { view.center.x = 105 }
        host.frame(at: 0)
        host.frame(at: 0.5)
        let before = try #require(view.layer.presentation()).position.x
        animate(.curveLinear) { view.center.x = 5 }
        host.frame(at: 0.5)
        let after = try #require(view.layer.presentation()).position.x
        #expect(abs(before - 55) < 1e-9)
        #expect(abs(after - before) < 1e-9)
        // Both go on: 100 points per second there, 100 points per second back.
        host.frame(at: 0.75)
        #expect(abs(try #require(view.layer.presentation()).position.x - 55) < 1e-9)
        host.frame(at: 1.25)
        #expect(abs(try #require(view.layer.presentation()).position.x - 30) < 1e-9)
    }

    @Test func opacityIsReplacedFromTheModelValue() {
        host.run { view.alpha = 0 }
        animate(.curveLinear) { view.alpha = 1 }
        host.frame(at: 0)
        host.frame(at: 0.5)
        animate(.curveLinear) { view.alpha = 0.25 }
        #expect(view.layer.animationKeys() == ["opacity"])
        #expect(animation("opacity")?.isAdditive == false)
        #expect(animation("opacity")?.fromValue as? Double == 1)
        #expect(animation("opacity")?.toValue as? Double == 0.25)
    }

    @Test func beginFromCurrentStateStartsFromWhatShows() {
        host.run { view.alpha = 0 }
        animate(.curveLinear) { view.alpha = 1 }
        host.frame(at: 0)
        host.frame(at: 0.5)
        animate([.curveLinear, .beginFromCurrentState]) { view.alpha = 0.25 }
        #expect(animation("opacity")?.fromValue as? Double == 0.5)
    }

    @Test func backgroundColourAndAnchorPointAreReplaced() {
        host.run { view.backgroundColor = .black }
        animate {
            view.backgroundColor = .white
            view.layer.anchorPoint = .zero
        }
        #expect(animation("backgroundColor")?.isAdditive == false)
        #expect((animation("backgroundColor")?.fromValue as? CGColor)?.rgba == SIMD4(0, 0, 0, 1))
        #expect(animation("anchorPoint")?.isAdditive == false)
    }

    @Test func otherPropertiesChangeAtOnce() {
        animate {
            view.layer.borderWidth = 3
            view.layer.borderColor = .white
            view.layer.shadowColor = .white
            view.layer.shadowOffset = .zero
            view.layer.shadowRadius = 9
            view.layer.zPosition = 4
            view.isHidden = true
        }
        #expect(view.layer.animationKeys() == nil)
        animate { view.layer.shadowOpacity = 1 }
        #expect(view.layer.animationKeys() == ["shadowOpacity"])
    }

    @Test func aTransformThatFlattensReplaces() throws {
        animate(.curveLinear) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        #expect(animation("transform")?.isAdditive == false)
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(abs(try #require(view.layer.presentation()).transform.m11 - 0.5) < 1e-9)
    }

    @Test func valuesThatDoNotChangeAddNothing() {
        animate {
            view.alpha = 1
            view.frame = view.frame
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func viewsInNoWindowChangeAtOnce() {
        let loose = UIView()
        host.run { UIView.animate(withDuration: 1) { loose.alpha = 0 } }
        #expect(loose.layer.animationKeys() == nil)
        #expect(loose.alpha == 0)
    }

    @Test func masksAnimateWithTheViewThatTheyMask() {
        let mask = UIView(frame: view.bounds)
        host.run {
            view.mask = mask
            UIView.animate(withDuration: 1) { mask.frame.size.width = 4 }
        }
        #expect(mask.layer.animationKeys()?.contains("bounds") == true)
    }

    @Test func numbersThatAreNotFiniteDoNotAnimate() {
        animate {
            view.center.x = .nan
            view.alpha = .nan
        }
        #expect(view.layer.animationKeys() == nil)
        animate { view.center.x = 5 }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func delaysShowTheOldValueUntilTheStart() throws {
        host.run {
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 105 }
        }
        let expected: [(time: Double, x: Double)] = [(0, 5), (0.4, 5), (0.5, 5), (1, 55), (1.5, 105), (2, 105)]
        for row in expected {
            host.frame(at: row.time)
            #expect(abs(try #require(view.layer.presentation()).position.x - row.x) < 1e-9, "at \(row.time)")
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseInOut, 0.129162), (.curveEaseIn, 0.093465),
        (.curveEaseOut, 0.378138),
    ])
    func curvesPace(_ options: UIView.AnimationOptions, _ quarter: Double) throws {
        animate(options) { view.center.x = 1005 }
        host.frame(at: 0)
        host.frame(at: 0.25)
        #expect(abs(try #require(view.layer.presentation()).position.x - (5 + 1000 * quarter)) < 1e-3)
    }

    @Test func repeatsAndReverses() throws {
        animate([.curveLinear, .repeat, .autoreverse]) { view.center.x = 105 }
        for (time, x) in [(0.0, 5.0), (0.5, 55), (1.5, 55), (1.75, 30), (2.5, 55), (100.25, 30)] {
            host.frame(at: time)
            #expect(abs(try #require(view.layer.presentation()).position.x - x) < 1e-6, "at \(time)")
        }
    }

    @Test func springsSettleWithinTheirDuration() throws {
        host.run {
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
                view.center.x = 1005
            }
        }
        #expect(animation("position") is CASpringAnimation)
        host.frame(at: 0)
        var furthest = 0.0
        for step in 1...49 {
            host.frame(at: Double(step) / 100)
            furthest = max(furthest, try #require(view.layer.presentation()).position.x)
        }
        // exp(-pi 0.6 / 0.8) of the way is the first overshoot.
        #expect(abs(furthest - (1005 + 94.8)) < 1)
        #expect(abs(try #require(view.layer.presentation()).position.x - 1005) < 2)
    }

    @Test func aSpringOfDampingOneDoesNotOvershoot() throws {
        host.run {
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
                view.center.x = 1005
            }
        }
        var last = 5.0
        for step in 0...49 {
            host.frame(at: Double(step) / 100)
            let x = try #require(view.layer.presentation()).position.x
            #expect(x >= last - 1e-9 && x <= 1005)
            last = x
        }
        #expect(last > 1003)
    }

    @Test func innerBlocksInheritUnlessTheyOverride() {
        var inherited: [TimeInterval] = []
        animate(.curveEaseIn) {
            inherited.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) { view.alpha = 0 }
            UIView.animate(withDuration: 5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
                inherited.append(UIView.inheritedAnimationDuration)
                view.center.x = 60
            }
            view.layer.cornerRadius = 1
        }
        #expect(inherited == [1, 5])
        #expect(host.run { UIView.inheritedAnimationDuration } == 0)
        #expect(animation("opacity")?.duration == 1)
        #expect(animation("opacity")?.timingFunction?.curve == CAMediaTimingFunction(name: .easeIn).curve)
        #expect(animation("position")?.duration == 5)
        #expect(animation("position")?.timingFunction?.curve == CAMediaTimingFunction(name: .easeInEaseOut).curve)
        #expect(animation("cornerRadius")?.duration == 1)
    }

    @Test func nothingAnimatesWithoutAnimation() {
        animate {
            UIView.performWithoutAnimation { view.alpha = 0 }
            view.center.x = 60
        }
        #expect(view.layer.animationKeys() == ["position"])
        host.run { UIView.setAnimationsEnabled(false) }
        #expect(host.run { UIView.areAnimationsEnabled } == false)
        animate { view.layer.cornerRadius = 8 }
        #expect(view.layer.animationKeys() == ["position"])
    }

    @Test func disabledActionsSuppressAnimations() {
        animate {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            view.center.x = 60
            CATransaction.commit()
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func layoutSubviewsLaysOutWithinTheBlock() {
        let parent = Centering(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        host.show(parent)
        animate { parent.frame.size.width = 40 }
        #expect(parent.child.layer.animationKeys() == nil)
        host.frame(at: 2)
        animate(.layoutSubviews) { parent.frame.size.width = 80 }
        #expect(parent.child.layer.animationKeys() == ["position"])
    }

    @Test func everyAnimationOfABlockBelongsToAView() {
        animate { view.center.x = 60 }
        #expect(animation("position")?.belongsToView == true)
    }

    /// Time that is set by hand may lie before the start: there the view is as it was.
    @Test func beforeItsStartAnAnimationShowsItsStart() throws {
        host.run { view.layer.speed = 0 }
        animate(.curveLinear) { view.center.x = 105 }
        host.frame(at: 1)
        let start = view.layer.timeOffset
        for (offset, x) in [(-0.5, 5.0), (0, 5), (0.25, 30), (0.75, 80), (-0.01, 5)] {
            host.run { view.layer.timeOffset = start + offset }
            host.frame(at: 2 + offset)
            #expect(abs(try #require(view.layer.presentation()).position.x - x) < 1e-9, "at \(offset)")
        }
    }

    /// Animations that end in the same frame have ended before the first completion is called.
    @Test func whoEndsTogetherEndsFinished() {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        var ends: [String] = []
        host.run {
            host.window.addSubview(other)
            UIView.animate(withDuration: 1) {
                view.center.x = 105
            } completion: {
                ends.append("first \($0)")
                other.removeFromSuperview()
            }
            UIView.animate(
                withDuration: 1, animations: { other.center.x = 105 }, completion: { ends.append("second \($0)") })
        }
        for time in [0.1, 0.9, 1.2] { host.frame(at: time) }
        #expect(ends == ["first true", "second true"])
    }
}

/// Keeps a view in its middle.
private final class Centering: UIView {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    override func layoutSubviews() {
        if child.superview == nil { addSubview(child) }
        child.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
