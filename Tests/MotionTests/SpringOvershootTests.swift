import Foundation
import Motion
import Testing

@Suite struct SpringOvershootTests {
    /// The furthest of many samples beyond the target, on the side away from the start.
    private func sampledOvershoot(_ spring: Spring, from start: MotionState) -> Double {
        var furthest = 0.0
        for index in 0...20_000 {
            let position = spring.state(from: start, after: Double(index) * spring.response / 2000).position
            let beyond = start.position == 0 ? abs(position) : (start.position < 0 ? position : -position)
            furthest = max(furthest, beyond)
        }
        return furthest
    }

    @Test(arguments: try sampleSprings())
    func isTheFurthestSample(_ spring: Spring) {
        for start in sampleStarts.map({ MotionState.sample($0, for: spring) }) {
            let overshoot = spring.overshoot(from: start)
            let sampled = sampledOvershoot(spring, from: start)
            let frequency = max(spring.undampedAngularFrequency, 2 * spring.decayRate)
            let scale = start.position.magnitude + start.velocity.magnitude / frequency
            let spacing = spring.response / 2000 * frequency
            #expect(sampled <= overshoot + 1e-12 * scale, "\(start)")
            #expect(overshoot <= sampled + scale * min(spacing * spacing, 1), "\(start)")
        }
    }

    @Test(arguments: try sampleSprings())
    func fractionIsTheOvershootFromRest(_ spring: Spring) {
        let overshoot = spring.overshoot(from: MotionState(position: -2))
        #expect(abs(overshoot - 2 * spring.overshootFraction) <= 1e-12)
    }

    /// A critical spring overshoots exactly if it is thrown faster than ω₀ times the distance.
    @Test func criticalSpringOvershootsOnlyIfThrown() throws {
        let spring = try Spring(stiffness: 100, damping: 20)
        let distance = 0.2
        #expect(spring.overshoot(from: MotionState(position: -distance, velocity: 1.99)) == 0)
        #expect(spring.overshoot(from: MotionState(position: -distance, velocity: 2.01)) > 0)
        let velocity = 40.0
        let peak = (velocity / 10 - distance) * exp(-velocity / (velocity - 10 * distance))
        #expect(abs(spring.overshoot(from: MotionState(position: -distance, velocity: velocity)) - peak) <= 1e-12)
    }
}
