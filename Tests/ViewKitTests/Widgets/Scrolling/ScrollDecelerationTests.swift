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
        let course = released(100, 1000)
        #expect(abs(course.target - (100 - 1000 / (1000 * log(0.998)))) < 1e-9)
        #expect(abs(course.target - 599.5) < 0.01)
        let after = course.state(at: 2.5)
        #expect(abs(after.velocity - 1000 * pow(0.998, 500)) < 1e-9)
    }

    /// From any release the place follows the velocity at every moment, also where the end is met and at rest.
    @Test(arguments: [
        (100.0, 1000.0), (100, 8000), (900, -12000), (100, -900), (-80, 0), (-80, -500), (-80, 300), (1040, 2000),
        (1040, -1500), (1040, -9000), (500, 3),
    ]) func placeAndVelocityAreContinuous(_ position: Double, _ velocity: Double) {
        let course = released(position, velocity)
        #expect(course.state(at: 2) == MotionState(position: position, velocity: velocity))
        let step = 1e-5
        var time = 2.0
        var last = course.state(at: 2)
        // The strongest pull: that of the decay, or of the spring where it was met at full speed.
        let pull = max(2.1 * abs(velocity), 25 * abs(velocity), 100 * 100) + 100 * 200
        while time + step < min(course.endTime, 4) {
            time += step
            let state = course.state(at: time)
            #expect(abs(state.position - last.position - step * last.velocity) < pull * step * step)
            #expect(abs(state.velocity - last.velocity) < pull * step)
            last = state
            if abs(state.velocity) < 1 { break }
        }
        let end = course.state(at: course.endTime - 1e-9)
        #expect(abs(end.position - course.target) <= Self.tolerance + 1e-6)
        #expect(course.state(at: course.endTime) == MotionState(position: course.target))
    }

    @Test func itRestsWithinTheEnds() {
        for position in stride(from: -300.0, through: 1300, by: 50) {
            for velocity in stride(from: -9000.0, through: 9000, by: 500) {
                for bounces in [true, false] {
                    let course = released(position, velocity, bounces: bounces)
                    #expect(Self.range.contains(course.target))
                    #expect(course.endTime < 2 + 8)
                }
            }
        }
    }

    @Test func withoutBounceItStopsAtTheEnd() {
        let course = released(900, 4000, bounces: false)
        #expect(course.target == 1000)
        #expect(course.endTime < 2.03)
        #expect(course.state(at: course.endTime - 1e-6).position <= 1000)
    }

    /// A place that the delegate chose is reached with the finger's velocity, and not passed.
    @Test func aChosenPlaceIsNotPassed() {
        for velocity in [0.0, 100, 1000, 5000, -800] {
            let course = ScrollDeceleration(
                releasing: MotionState(position: 100, velocity: velocity), at: 0, on: 400, tolerance: Self.tolerance)
            #expect(course.state(at: 0).velocity == velocity)
            for frame in 0..<200 { #expect(course.state(at: Double(frame) / 60).position <= 400 + 1e-6) }
            #expect(course.endTime < 3)
        }
    }

    @Test func whatIsMovedGoesOnFromThere() {
        var course = released(100, 1000)
        let before = course.state(at: 2.2)
        course.move(by: 40)
        let after = course.state(at: 2.2)
        #expect(abs(after.position - before.position - 40) < 1e-9 && after.velocity == before.velocity)
    }
}
