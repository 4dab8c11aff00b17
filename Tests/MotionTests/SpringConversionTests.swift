import Motion
import TestSupport
import Testing

struct ConversionVectors: Decodable, Sendable {
    struct DurationBounce: Decodable, Sendable, CustomTestStringConvertible {
        var duration, bounce, mass, stiffness, damping, response, dampingFraction: Double
        var testDescription: String { "duration \(duration), bounce \(bounce)" }
    }
    struct Physical: Decodable, Sendable, CustomTestStringConvertible {
        var mass, stiffness, damping, duration, bounce, dampingRatio, decayRate: Double
        var undampedAngularFrequency, overshootFraction: Double
        var dampedAngularFrequency: Double?
        var testDescription: String { "\(mass), \(stiffness), \(damping)" }
    }
    struct RelativeVelocity: Decodable, Sendable {
        var current, target, velocity: Double
        var relativeInitialVelocity: Double?
    }
    struct Tolerance: Decodable, Sendable { var relative: VectorTolerance }
    var tolerance: Tolerance
    var durationBounce: [DurationBounce]
    var physical: [Physical]
    var relativeVelocity: [RelativeVelocity]
}

@Suite struct SpringConversionTests {
    private let relative: Double

    init() throws {
        relative = try vectors.load(ConversionVectors.self, from: "spring_conversions").tolerance.relative.value
    }

    /// `actual` agrees with `expected` to the file's relative tolerance; an expected 0 allows the rounding of 1 − 1.
    private func agree(_ actual: Double, _ expected: Double) -> Bool {
        abs(actual - expected) <= max(relative * abs(expected), 4e-16)
    }

    @Test(arguments: try vectors.load(ConversionVectors.self, from: "spring_conversions").durationBounce)
    func durationAndBounceMatchVector(_ row: ConversionVectors.DurationBounce) throws {
        let responding = try Spring(response: row.response, dampingRatio: row.dampingFraction)
        for spring in [try Spring(duration: row.duration, bounce: row.bounce), responding] {
            #expect(spring.mass == row.mass)
            #expect(agree(spring.stiffness, row.stiffness))
            #expect(agree(spring.damping, row.damping))
            #expect(agree(spring.response, row.response))
            #expect(agree(spring.dampingRatio, row.dampingFraction))
            #expect(agree(spring.bounce, row.bounce))
        }
    }

    @Test(arguments: try vectors.load(ConversionVectors.self, from: "spring_conversions").physical)
    func physicalConstantsMatchVector(_ row: ConversionVectors.Physical) throws {
        let spring = try Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
        #expect(agree(spring.response, row.duration))
        #expect(agree(spring.bounce, row.bounce))
        #expect(agree(spring.dampingRatio, row.dampingRatio))
        #expect(agree(spring.decayRate, row.decayRate))
        #expect(agree(spring.undampedAngularFrequency, row.undampedAngularFrequency))
        #expect(agree(spring.overshootFraction, row.overshootFraction))
        #expect((spring.dampedAngularFrequency == nil) == (row.dampedAngularFrequency == nil))
        #expect(agree(spring.dampedAngularFrequency ?? 0, row.dampedAngularFrequency ?? 0))
    }

    @Test func relativeVelocityMatchesVector() throws {
        for row in try vectors.load(ConversionVectors.self, from: "spring_conversions").relativeVelocity {
            let velocity = Spring.relativeVelocity(row.velocity, from: row.current, to: row.target)
            #expect(agree(velocity, row.relativeInitialVelocity ?? 0))
        }
    }

    @Test func presetsAreSwiftUIs() throws {
        for (preset, bounce) in [(Spring.smooth, 0.0), (.snappy, 0.15), (.bouncy, 0.3)] {
            let spring = try Spring(duration: 0.5, bounce: bounce)
            #expect(agree(preset.stiffness, spring.stiffness) && agree(preset.damping, spring.damping))
        }
    }

    /// The remaining distance at the duration is at most 0.001 divided by the ratio.
    @Test(arguments: [0.05, 0.1, 0.3, 0.5, 0.8, 0.9, 0.99, 0.995, 0.996, 0.999999, 1, 1.000001, 1.5, 20])
    func springForADurationSettlesInIt(dampingRatio: Double) {
        for duration in [0.1, 0.5, 3] {
            let spring = Spring.settling(in: duration, dampingRatio: dampingRatio)
            #expect(abs(spring.dampingRatio - dampingRatio) <= 1e-12 * dampingRatio)
            let rest = 0.001 / min(1, dampingRatio) * (1 + 1e-9)
            #expect(spring.settlingTime(from: MotionState(position: -1), within: rest) <= duration * (1 + 1e-9))
            #expect(spring.settlingTime(from: MotionState(position: -1), within: 0.0005) > 0.6 * duration)
        }
    }

    @Test func springForADurationIsContinuousAtCriticalDamping() {
        let critical = Spring.settling(in: 0.5, dampingRatio: 1)
        for ratio in [1 - 1e-7, 1 - 1e-13, 1 + 1e-13, 1 + 1e-7] {
            let spring = Spring.settling(in: 0.5, dampingRatio: ratio)
            #expect(abs(spring.stiffness / critical.stiffness - 1) <= 1e-5)
        }
    }
}
