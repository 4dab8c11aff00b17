import Motion
import TestSupport
import Testing

struct SettlingVectors: Decodable, Sendable {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var mass, stiffness, damping, from, to, initialVelocity: Double
        var settling, envelopeSumEstimate, envelopeRssEstimate: Double?
        var infinite: Bool
        var testDescription: String { id }
    }
    struct Tolerance: Decodable, Sendable { var settling: VectorTolerance }
    var tolerance: Tolerance
    var positionTolerance: Double
    var rows: [Row]
}

struct SettlingDurationVectors: Decodable, Sendable {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var mass, stiffness, damping, initialVelocity, settlingDuration: Double
        var testDescription: String { "\(mass), \(stiffness), \(damping), \(initialVelocity)" }
    }
    struct Tolerance: Decodable, Sendable { var settlingDuration: VectorTolerance }
    var tolerance: Tolerance
    var rows: [Row]
}

@Suite struct SpringSettlingTests {
    @Test(arguments: try vectors.load(SettlingVectors.self, from: "spring_settling").rows)
    func matchesVector(_ row: SettlingVectors.Row) throws {
        let file = try vectors.load(SettlingVectors.self, from: "spring_settling")
        let spring = try Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
        let start = MotionState(position: row.from - row.to, velocity: row.initialVelocity)
        let settling = spring.settlingTime(from: start, within: file.positionTolerance)
        let bound = spring.settlingBound(from: start, within: file.positionTolerance)
        #expect((settling == .infinity) == row.infinite)
        #expect(settling <= bound)
        if let expected = row.settling { #expect(abs(settling - expected) <= file.tolerance.settling.value) }
        if let rootOfSquares = row.envelopeRssEstimate {
            #expect(abs(bound - rootOfSquares) <= file.tolerance.settling.value)
        }
        if let sum = row.envelopeSumEstimate { #expect(bound <= sum) }
    }

    @Test(arguments: try vectors.load(SettlingDurationVectors.self, from: "caspring_settling_duration").rows)
    func coreAnimationsRuleMatchesVector(_ row: SettlingDurationVectors.Row) throws {
        let file = try vectors.load(SettlingDurationVectors.self, from: "caspring_settling_duration")
        let spring = try Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
        let duration = spring.settlingDuration(initialVelocity: row.initialVelocity)
        #expect(abs(duration - row.settlingDuration) <= file.tolerance.settlingDuration.value)
    }

    /// The motion stays within the tolerance from the settling time on, and was outside just before.
    @Test(arguments: try sampleSprings())
    func settlingTimeIsTheLastMomentOutside(_ spring: Spring) {
        for start in sampleStarts.map({ MotionState.sample($0, for: spring) }) {
            for tolerance in [1e-1, 1e-3, 1e-6] {
                let time = spring.settlingTime(from: start, within: tolerance)
                #expect(time <= spring.settlingBound(from: start, within: tolerance))
                guard time < .infinity, time > 0 else { continue }
                let before = spring.state(from: start, after: time * (1 - 1e-9)).position
                #expect(abs(before) > tolerance * (1 - 1e-12), "\(start)")
                for index in 0...500 {
                    let later = spring.state(from: start, after: time * (1 + Double(index) / 250)).position
                    #expect(abs(later) <= tolerance, "\(start), step \(index)")
                }
            }
        }
    }

    @Test(arguments: try sampleSprings().filter { $0.damping > 0 })
    func speedIsBoundedAtTheSettlingBound(_ spring: Spring) {
        guard spring.isUnderdamped else { return }
        for start in sampleStarts.map({ MotionState.sample($0, for: spring) }) {
            let bound = spring.settlingBound(from: start, within: 1e-3)
            for index in 0...100 {
                let state = spring.state(from: start, after: bound * (1 + Double(index) / 50))
                #expect(abs(state.velocity) <= 1e-3 * spring.undampedAngularFrequency * (1 + 1e-9))
            }
        }
    }

    @Test func undampedSpringSettlesOnlyWithinTheTolerance() throws {
        let spring = try Spring(stiffness: 100, damping: 0)
        #expect(spring.settlingTime(from: MotionState(position: 1), within: 1e-3) == .infinity)
        #expect(spring.settlingBound(from: MotionState(position: 1), within: 1e-3) == .infinity)
        #expect(spring.settlingTime(from: MotionState(position: 5e-4), within: 1e-3) == 0)
        #expect(spring.settlingBound(from: MotionState(position: 5e-4), within: 1e-3) == 0)
        #expect(spring.settlingTime(from: MotionState(position: 0, velocity: 0.02), within: 1e-3) == .infinity)
        #expect(spring.settlingDuration() == Double(Float.greatestFiniteMagnitude))
    }

    @Test func systemSpringIsCriticalUnlessOverdampingIsAllowed() throws {
        #expect(abs(Spring.system.dampingRatio - 4.56) < 0.005)
        #expect(abs(Spring.system.clampedToCritical.dampingRatio - 1) < 1e-15)
        let from = MotionState(position: -1)
        #expect(abs(Spring.system.clampedToCritical.settlingTime(from: from, within: 1e-3) - 0.50573) < 1e-5)
        #expect(abs(Spring.system.settlingDuration() - 0.6) < 1e-12)
        #expect(abs(Spring.system.settlingDuration(allowsOverdamping: true) - 3.5) < 1e-12)
        #expect(Spring.bouncy.clampedToCritical == .bouncy)
    }

    @Test func slowSpringsAnswerAtOnce() throws {
        let spring = try Spring(mass: 1e8, stiffness: 1, damping: 1e9)
        let duration = spring.settlingDuration(allowsOverdamping: true)
        #expect(duration > 1e9 && duration < 1e10)
        #expect(abs(duration * 10 - (duration * 10).rounded()) < 1e-5)
    }
}
