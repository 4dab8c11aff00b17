import LayerTree
import TestSupport
import Testing

/// Laws that hold for animations of any values.
@MainActor struct AnimationLawTests {
    private let host = TestHost()

    private func shown(_ animations: [CAAnimation], at times: [Double]) throws -> [Double] {
        let layer = host.committedLayer()
        host.run { for animation in animations { layer.add(animation, forKey: nil) } }
        host.frame(at: 10)
        return try times.map { time in
            host.frame(at: 10 + time)
            return try #require(layer.presentation()).position.x
        }
    }

    private func keyframes(_ count: Int, _ numbers: inout RepeatableNumbers, ascending: Bool = false)
        -> CAKeyframeAnimation
    {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        let values = (0..<count).map { _ in numbers.unit() * 200 - 100 }
        let times = [0] + (0..<count - 2).map { _ in numbers.unit() }.sorted() + [1]
        animation.values = ascending ? values.sorted() : values
        animation.duration = 1
        animation.keyTimes = times.map { NSNumber(value: $0) }
        return animation
    }

    /// Several additive animations show the sum of the values that each shows alone.
    @Test func additiveAnimationsSum() throws {
        var numbers = RepeatableNumbers(seed: 1)
        let modes = [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced]
        var animations: [CAAnimation] = modes.map { mode in
            let animation = keyframes(5, &numbers)
            animation.calculationMode = mode
            animation.isAdditive = true
            return animation
        }
        let spring = CASpringAnimation("position.x", from: -50.0, to: 0.0)
        spring.isAdditive = true
        animations.append(spring)
        let times = (0..<20).map { Double($0) / 20 }
        let alone = try animations.map { try shown([$0], at: times) }
        for (index, sum) in try shown(animations, at: times).enumerated() {
            #expect(abs(sum - alone.reduce(0) { $0 + $1[index] }) < 1e-9)
        }
    }

    /// Values that ascend are passed in their order, whatever the times, and each is met at its own.
    @Test func ascendingValuesAscend() throws {
        var numbers = RepeatableNumbers(seed: 1)
        for count in [2, 3, 5, 17] {
            let animation = keyframes(count, &numbers, ascending: true)
            for mode in [CAAnimationCalculationMode.linear, .paced, .discrete] {
                animation.calculationMode = mode
                let values = try shown([animation], at: (0..<100).map { Double($0) / 100 })
                #expect(values == values.sorted(), "\(mode)")
            }
            for mode in [CAAnimationCalculationMode.linear, .cubic] {
                animation.calculationMode = mode
                let times = try #require(animation.keyTimes).dropLast().map(\.doubleValue)
                for (value, expected) in zip(try shown([animation], at: times), animation.values ?? []) {
                    #expect(abs(value - (expected as? Double ?? .nan)) < 1e-6, "\(mode)")
                }
            }
        }
    }

    /// The way back of an animation that reverses mirrors the way there.
    @Test func reversingMirrors() throws {
        var numbers = RepeatableNumbers(seed: 1)
        for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced] {
            let animation = keyframes(6, &numbers)
            animation.calculationMode = mode
            animation.autoreverses = true
            animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
            let times = (1..<20).map { Double($0) / 20 }
            let there = try shown([animation], at: times)
            let back = try shown([animation], at: times.map { 2 - $0 }.reversed())
            for (a, b) in zip(there, back.reversed()) { #expect(abs(a - b) < 1e-6) }
        }
    }
}
