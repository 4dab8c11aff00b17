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
            bounces: bounces)
    }

    /// 0.499 s of the speed above 10 points per second.
    @Test func aFlickGoesAsFarAsApples() {
        let deceleration = released(100, 1000)
        #expect(abs(deceleration.target - (100 + 990 * 0.499)) < 1e-9)
        #expect(abs(deceleration.endTime - 2 - log(100) / (-1000 * log(0.998))) < 1e-9)
        #expect(released(100, 9).endTime == 2 && released(100, -9).target == 100)
        let after = deceleration.state(at: 2.5)
        #expect(abs(after.velocity - 1000 * pow(0.998, 500)) < 1e-9)
    }

    /// From any release the place follows the velocity at every moment, also where the end is met and at rest.
    @Test(arguments: [
        (100.0, 1000.0), (100, 8000), (900, -12000), (100, -900), (-80, 0), (-80, -500), (-80, 300), (1040, 2000),
        (1040, -1500), (1040, -9000),
    ]) func placeAndVelocityAreContinuous(_ position: Double, _ velocity: Double) {
        let deceleration = released(position, velocity)
        let start = deceleration.state(at: 2)
        #expect(start.position == position)
        #expect(start.velocity == velocity || !Self.range.contains(position))
        let step = 1e-5
        var time = 2.0
        var last = start
        // The strongest pull: that of the decay, or of the spring where it was met at full speed.
        let fastest = max(abs(velocity), abs(start.velocity))
        let pull = max(25 * fastest, 100 * 100) + 121 * 200
        while time + step < min(deceleration.endTime, 4) {
            time += step
            let state = deceleration.state(at: time)
            // What decays goes a thousandth less far than its speed says.
            let difference = state.position - last.position - step * last.velocity
            #expect(abs(difference) < pull * step * step + 0.0011 * fastest * step)
            #expect(abs(state.velocity - last.velocity) < pull * step)
            last = state
            if abs(state.velocity) < 1 { break }
        }
        let end = deceleration.state(at: deceleration.endTime - 1e-9)
        #expect(abs(end.position - deceleration.target) <= 0.5 + 1e-6)
        #expect(deceleration.state(at: deceleration.endTime) == MotionState(position: deceleration.target))
    }

    /// What was held beyond an end is thrown inwards, what moves out fast goes on, and there is no jump between them.
    @Test func whatIsBeyondTheEndIsThrownInwards() {
        func start(_ position: Double, _ velocity: Double) -> Double {
            released(position, velocity).state(at: 2).velocity
        }
        #expect(start(-100, 0) == 730 && start(1100, 0) == -730)
        #expect(start(-100, 900) == 900 && start(-100, 300) == 730)
        #expect(start(-100, -1000) == -1000 && start(1100, 1000) == 1000)
        for position in [-200.0, -1, 1001, 1300] {
            var last = start(position, -4000)
            for velocity in stride(from: -3990.0, through: 4000, by: 10) {
                let next = start(position, velocity)
                #expect(next >= last && next - last <= 20)
                last = next
            }
        }
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
