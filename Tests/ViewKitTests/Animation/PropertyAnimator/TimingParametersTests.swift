import Foundation
import Testing

@testable import ViewKit

/// Timing parameters: what they hold, and the durations and curves that come of them.
@MainActor @Suite struct TimingParametersTests {
    private func duration(_ parameters: any UITimingCurveProvider) -> TimeInterval {
        UIViewPropertyAnimator(duration: 2, timingParameters: parameters).duration
    }

    @Test func cubicOnesNameTheirCurve() {
        let named = UICubicTimingParameters(animationCurve: .easeOut)
        #expect(named.animationCurve == .easeOut && named.timingCurveType == .builtin)
        #expect(named.controlPoint1 == .zero && named.controlPoint2 == CGPoint(x: 0.58, y: 1))
        #expect(named.cubicTimingParameters === named && named.springTimingParameters == nil)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 7, y: CGFloat.nan))
        #expect(own.timingCurveType == .cubic && own.controlPoint1 == CGPoint(x: 0.1, y: 2))
        #expect(own.controlPoint2 == CGPoint(x: 1, y: 1))
        #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    }

    @Test func springsFromConstantsTakeTheirOwnTime() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
        #expect(spring.cubicTimingParameters == nil)
        #expect(abs(duration(spring) - 1.4727) < 1e-3, "what Core Animation says")
        #expect(abs(duration(UISpringTimingParameters()) - 0.6) < 1e-9)
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.5)) == 2)
        #expect(abs(duration(UISpringTimingParameters(duration: 0.5, bounce: 0)) - 0.8) < 1e-9)
        #expect(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3)) > 0.6)
        #expect(duration(UISpringTimingParameters(duration: 0.5, bounce: -0.5)) > 0.8)
        let pushed = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 50))
        #expect(duration(pushed) > duration(spring))
    }

    @Test func unusableSpringsTakeNoTime() {
        for numbers in [(0.0, 1.0, 1.0), (1, -1, 1), (1, 1, -1), (.nan, 1, 1)] {
            let spring = UISpringTimingParameters(
                mass: numbers.0, stiffness: numbers.1, damping: numbers.2, initialVelocity: .zero)
            #expect(duration(spring) == 0)
        }
        #expect(duration(UISpringTimingParameters(duration: -1, bounce: 0)) == 0)
        let odd = UISpringTimingParameters(dampingRatio: .nan, initialVelocity: CGVector(dx: CGFloat.nan, dy: 1))
        #expect(odd.initialVelocity == CGVector(dx: 0, dy: 1))
    }

    @Test func aComposedProviderPacesTheSpringByTheCurve() {
        let plain = AnimatorPacing(UISpringTimingParameters(dampingRatio: 1), duration: 1)
        let composed = AnimatorPacing(Composed(), duration: 1)
        let curve = UICubicTimingParameters(animationCurve: .easeIn).bezier
        for time in [0.1, 0.5, 0.9] {
            #expect(abs(composed.value(at: time) - plain.value(at: curve.value(at: time))) < 1e-12)
        }
    }

    @Test func theWayBackFromAWayToATime() {
        let springs = [0.3, 1, 3].map { UISpringTimingParameters(dampingRatio: $0) }
        let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
        let all: [any UITimingCurveProvider] = springs + curves.map { UICubicTimingParameters(animationCurve: $0) }
        for provider in all {
            let pacing = AnimatorPacing(provider, duration: 1)
            for value in stride(from: 0.0, through: 0.95, by: 0.05) {
                #expect(abs(pacing.value(at: pacing.time(for: value)) - value) < 1e-9)
            }
        }
    }

    @Test func theySurviveAnArchive() throws {
        let velocity = CGVector(dx: 1, dy: -2)
        let all: [any UITimingCurveProvider] = [
            UICubicTimingParameters(animationCurve: .easeIn),
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4)),
            UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity),
            UISpringTimingParameters(mass: 2, stiffness: 300, damping: 20, initialVelocity: velocity),
        ]
        for provider in all {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            provider.encode(with: archiver)
            archiver.finishEncoding()
            let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            let copy: (any UITimingCurveProvider)? =
                provider is UICubicTimingParameters
                ? UICubicTimingParameters(coder: coder) : UISpringTimingParameters(coder: coder)
            let old = AnimatorPacing(provider, duration: 1)
            let new = AnimatorPacing(try #require(copy), duration: 1)
            #expect(copy?.timingCurveType == provider.timingCurveType)
            for time in [0.2, 0.7] {
                #expect(
                    old.value(at: time) == new.value(at: time)
                        && old.value(at: time, axis: 1) == new.value(at: time, axis: 1))
            }
        }
    }

    /// A provider of one's own, as a caller may write it.
    private final class Composed: NSObject, UITimingCurveProvider {
        override init() { super.init() }
        nonisolated required init?(coder: NSCoder) { nil }
        nonisolated func encode(with coder: NSCoder) {}
        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
        var timingCurveType: UITimingCurveType { .composed }
        var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
        var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 1) }
    }
}
