import Motion
import Testing

/// Laws of every spring.
@Suite struct SpringLawTests {
    /// Times within the first ten responses, not multiples of anything.
    private static let times = [0.003, 0.021, 0.11, 0.37, 0.74, 1.3, 2.9, 9.7]

    @Test(arguments: try sampleSprings())
    func velocityIsTheDerivativeOfPosition(_ spring: Spring) {
        let frequency = max(spring.undampedAngularFrequency, 2 * spring.decayRate)
        let step = 1e-4 / frequency
        for start in sampleStarts.map({ MotionState.sample($0, for: spring) }) {
            // Bounds the third derivative, which is what a central difference leaves out.
            let scale = (start.position.magnitude + start.velocity.magnitude / frequency) * frequency
            for time in Self.times.map({ $0 * spring.response }) {
                let before = spring.state(from: start, after: time - step).position
                let after = spring.state(from: start, after: time + step).position
                let velocity = spring.state(from: start, after: time).velocity
                #expect(abs((after - before) / (2 * step) - velocity) <= 5e-8 * scale, "\(start) at \(time)")
            }
        }
    }

    @Test(arguments: try sampleSprings())
    func energyNeverGrows(_ spring: Spring) {
        func energy(_ state: MotionState) -> Double {
            (spring.stiffness * state.position * state.position + spring.mass * state.velocity * state.velocity) / 2
        }
        for start in sampleStarts.map({ MotionState.sample($0, for: spring) }) {
            let initial = energy(start)
            var previous = initial
            for index in 1...400 {
                let current = energy(spring.state(from: start, after: Double(index) * spring.response / 37))
                #expect(current <= previous + 1e-12 * initial, "\(start) at step \(index)")
                previous = current
            }
            if spring.damping == 0 { #expect(abs(previous - initial) <= 1e-11 * initial) }
        }
    }

    @Test(arguments: try sampleSprings())
    func evaluatingInTwoStepsEqualsOne(_ spring: Spring) {
        for start in sampleStarts.map({ MotionState.sample($0, for: spring) }) {
            let scale = start.position.magnitude + start.velocity.magnitude / spring.undampedAngularFrequency
            for first in Self.times.map({ $0 * spring.response }) {
                for second in Self.times.map({ $0 * spring.response }) {
                    let once = spring.state(from: start, after: first + second)
                    let twice = spring.state(from: spring.state(from: start, after: first), after: second)
                    #expect(abs(once.position - twice.position) <= 2e-13 * scale * spring.dampingAmplification)
                    #expect(
                        abs(once.velocity - twice.velocity)
                            <= 2e-13 * scale * spring.undampedAngularFrequency * spring.dampingAmplification)
                }
            }
        }
    }

    @Test(arguments: try sampleSprings())
    func doesNotJumpWhereTheFormulaChanges(_ spring: Spring) throws {
        let start = MotionState(position: -1, velocity: 2 / spring.response)
        for relative in [-1e-7, 1e-7] {
            let neighbour = try Spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping * (1 + relative))
            for time in Self.times.map({ $0 * spring.response }) {
                let difference =
                    neighbour.state(from: start, after: time).position - spring.state(from: start, after: time).position
                #expect(abs(difference) <= 1e-5, "damping \(1 + relative) times, at \(time)")
            }
        }
    }

    @Test(arguments: try sampleSprings())
    func retargetingKeepsPositionAndVelocity(_ spring: Spring) {
        let motion = SpringMotion(spring: spring, from: MotionState(position: 0.2, velocity: 3), to: 1, at: 10)
        for time in [10, 10.016, 10.1, 10.5] {
            let before = motion.state(at: time)
            let next = motion.retargeted(to: -0.5, with: .bouncy, at: time)
            #expect(next.state(at: time) == before)
            let after = next.state(at: time + 1e-9)
            #expect(abs(after.position - before.position) <= 1e-8 * (1 + before.velocity.magnitude))
            #expect(abs(after.velocity - before.velocity) <= 1e-6 * (1 + before.velocity.magnitude))
            #expect(next.spring == .bouncy && next.target == -0.5 && next.startTime == time)
        }
        #expect(motion.retargeted(to: 1, at: 10.3).spring == spring)
    }
}

extension Spring {
    /// The greatest effect of a rounding error in velocity, counted in ω₀, for this spring.
    fileprivate var dampingAmplification: Double { max(1, 2 * dampingRatio) }
}
