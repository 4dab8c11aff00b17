import Motion
import TestSupport
import Testing

/// The closed form against 60-digit samples.
struct OscillatorVectors: Decodable, Sendable {
    struct Set: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var mass, stiffness, damping, from, to, initialVelocity, positionScale, velocityScale: Double
        var samples: [[Double]]
        var testDescription: String { id }
    }
    struct Tolerance: Decodable, Sendable { var position, velocity: VectorTolerance }
    var tolerance: Tolerance
    var sets: [Set]
}

struct RetargetVectors: Decodable, Sendable {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Phase: Decodable, Sendable {
            var target, duration, stiffness, damping: Double
            var samples: [[Double]]
        }
        var id: String
        var mass, startPosition, startVelocity: Double
        var phases: [Phase]
        var testDescription: String { id }
    }
    struct Tolerance: Decodable, Sendable { var position, velocity: VectorTolerance }
    var tolerance: Tolerance
    var cases: [Case]
}

@Suite struct SpringStateTests {
    @Test(arguments: try vectors.load(OscillatorVectors.self, from: "spring_oscillator").sets)
    func matchesVector(_ set: OscillatorVectors.Set) throws {
        let tolerance = try vectors.load(OscillatorVectors.self, from: "spring_oscillator").tolerance
        let spring = try Spring(mass: set.mass, stiffness: set.stiffness, damping: set.damping)
        let motion = SpringMotion(
            spring: spring, from: MotionState(position: set.from, velocity: set.initialVelocity), to: set.to, at: 0)
        for sample in set.samples {
            let state = motion.state(at: sample[0])
            #expect(abs(state.position - sample[1]) <= tolerance.position.value * set.positionScale, "t = \(sample[0])")
            #expect(abs(state.velocity - sample[2]) <= tolerance.velocity.value * set.velocityScale, "t = \(sample[0])")
        }
    }

    @Test(arguments: try vectors.load(RetargetVectors.self, from: "spring_retarget").cases)
    func retargetingMatchesVector(_ script: RetargetVectors.Case) throws {
        let tolerance = try vectors.load(RetargetVectors.self, from: "spring_retarget").tolerance
        var motion = SpringMotion(
            spring: .smooth, from: MotionState(position: script.startPosition, velocity: script.startVelocity),
            to: script.startPosition, at: 0)
        var phaseStart = 0.0
        for phase in script.phases {
            let spring = try Spring(mass: script.mass, stiffness: phase.stiffness, damping: phase.damping)
            motion = motion.retargeted(to: phase.target, with: spring, at: phaseStart)
            for sample in phase.samples {
                let state = motion.state(at: phaseStart + sample[0])
                #expect(abs(state.position - sample[1]) <= tolerance.position.value, "t = \(phaseStart + sample[0])")
                #expect(abs(state.velocity - sample[2]) <= tolerance.velocity.value, "t = \(phaseStart + sample[0])")
            }
            phaseStart += phase.duration
        }
    }

    /// `1 − x(t)` of CASpringAnimation with mass 1 and stiffness 100, to the six digits published.
    @Test(arguments: [
        (10, 0, [0.104405, 0.340300, 0.849426, 1.124355, 1.153123, 1.074591, 0.974152, 1.002170, 0.999365]),
        (20, 0, [0.090204, 0.264241, 0.593994, 0.800852, 0.908422, 0.959572, 0.995299, 0.999501, 0.999995]),
        (30, 0, [0.078867, 0.213354, 0.455504, 0.627818, 0.745938, 0.826595, 0.933266, 0.974318, 0.996196]),
        (10, 5, [0.293078, 0.607053, 1.059065, 1.190976, 1.128358, 1.030619, 0.977009, 1.004863, 0.999496]),
    ])
    func matchesCoreAnimation(damping: Double, velocity: Double, expected: [Double]) throws {
        let spring = try Spring(stiffness: 100, damping: damping)
        for (time, value) in zip([0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5], expected) {
            let state = spring.state(from: MotionState(position: -1, velocity: velocity), after: time)
            #expect(abs(1 + state.position - value) <= 1e-6, "t = \(time)")
        }
    }
}
