import Foundation
import Motion
import Testing

@testable import ViewKit

@Suite struct ScrollDecelerationTests {
    private static let range = 0.0...1000.0
    private static let tolerance = 0.25

    private func released(_ position: Double, _ velocity: Double, bounces: Bool = true) -> ScrollDeceleration {
        ScrollDeceleration(
            releasing: MotionState(position: position, velocity: velocity), at: 2, decay: .normal, in: Self.range,
            bounces: bounces, tolerance: Self.tolerance)
    }

    /// Apple's formula: v/λ with λ = −1000·ln 0.998, so 499.5 points for 1,000 points per second.
    @Test func aFlickGoesAsFarAsApples() {
        let deceleration = released(100, 1000)
        #expect(abs(deceleration.target - (100 - 1000 / (1000 * log(0.998)))) < 1e-9)
        #expect(abs(deceleration.target - 599.5) < 0.01)
        let after = deceleration.state(at: 2.5)
        #expect(abs(after.velocity - 1000 * pow(0.998, 500)) < 1e-9)
    }

    /// From any release the place follows the velocity at every moment, also where the end is met and at rest.
    @Test(arguments: [
        (100.0, 1000.0), (100, 8000), (900, -12000), (100, -900), (-80, 0), (-80, -500), (-80, 300), (1040, 2000),
        (1040, -1500), (1040, -9000), (500, 3),
    ]) func placeAndVelocityAreContinuous(_ position: Double, _ velocity: Double) {
        let deceleration = released(position, velocity)
        #expect(deceleration.state(at: 2) == MotionState(position: position, velocity: velocity))
        let step = 1e-5
        var time = 2.0
        var last = deceleration.state(at: 2)
        // The strongest pull: that of the decay, or of the spring where it was met at full speed.
        let pull = max(2.1 * abs(velocity), 25 * abs(velocity), 100 * 100) + 100 * 200
        while time + step < min(deceleration.endTime, 4) {
            time += step
            let state = deceleration.state(at: time)
            #expect(abs(state.position - last.position - step * last.velocity) < pull * step * step)
            #expect(abs(state.velocity - last.velocity) < pull * step)
            last = state
            if abs(state.velocity) < 1 { break }
        }
        let end = deceleration.state(at: deceleration.endTime - 1e-9)
        #expect(abs(end.position - deceleration.target) <= Self.tolerance + 1e-6)
        #expect(deceleration.state(at: deceleration.endTime) == MotionState(position: deceleration.target))
    }

    @Test func itRestsWithinTheEnds() {
        for position in stride(from: -300.0, through: 1300, by: 50) {
            for velocity in stride(from: -9000.0, through: 9000, by: 500) {
                for bounces in [true, false] {
                    let deceleration = released(position, velocity, bounces: bounces)
                    #expect(Self.range.contains(deceleration.target))
                    #expect(deceleration.endTime < 2 + 8)
                }
            }
        }
    }

    @Test func withoutBounceItStopsAtTheEnd() {
        let deceleration = released(900, 4000, bounces: false)
        #expect(deceleration.target == 1000)
        #expect(deceleration.endTime < 2.03)
        #expect(deceleration.state(at: deceleration.endTime - 1e-6).position <= 1000)
    }

    /// A place that the delegate chose is reached with the finger's velocity, and not passed.
    @Test func aChosenPlaceIsNotPassed() {
        for velocity in [0.0, 100, 1000, 5000, -800] {
            let deceleration = ScrollDeceleration(
                releasing: MotionState(position: 100, velocity: velocity), at: 0, on: 400, tolerance: Self.tolerance)
            #expect(deceleration.state(at: 0).velocity == velocity)
            for frame in 0..<200 { #expect(deceleration.state(at: Double(frame) / 60).position <= 400 + 1e-6) }
            #expect(deceleration.endTime < 3)
        }
    }

    @Test func whatIsMovedGoesOnFromThere() {
        var deceleration = released(100, 1000)
        let before = deceleration.state(at: 2.2)
        deceleration.move(by: 40)
        let after = deceleration.state(at: 2.2)
        #expect(abs(after.position - before.position - 40) < 1e-9 && after.velocity == before.velocity)
    }
}
