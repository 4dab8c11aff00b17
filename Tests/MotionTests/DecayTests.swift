import Foundation
import Motion
import TestSupport
import Testing

struct DecayVectors: Decodable, Sendable {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var rate: String
        var decelerationRate, velocity, projectionWWDC, lambda: Double
        var timeToHalfPointPerSecond: Double?
        var samples: [[Double]]
        var testDescription: String { "\(rate), \(velocity) pt/s" }
    }
    struct Tolerance: Decodable, Sendable { var projection, samples: VectorTolerance }
    var tolerance: Tolerance
    var rows: [Row]
}

@Suite struct DecayTests {
    @Test(arguments: try vectors.load(DecayVectors.self, from: "decay").rows)
    func matchesVector(_ row: DecayVectors.Row) throws {
        let tolerance = try vectors.load(DecayVectors.self, from: "decay").tolerance
        let decay = try #require(Decay(decelerationRate: row.decelerationRate))
        let named = ["normal": Decay.normal, "fast": Decay.fast]
        #expect(decay == named[row.rate])
        #expect(abs(decay.restingDistance(velocity: row.velocity) - row.projectionWWDC) <= tolerance.projection.value)
        #expect(abs(decay.decayRate - row.lambda) <= tolerance.projection.value)
        let time = decay.time(from: row.velocity, toSpeed: 0.5)
        #expect(abs(time - (row.timeToHalfPointPerSecond ?? 0)) <= tolerance.samples.value)
        // The vectors have the integral, iOS sums by the millisecond.
        let factor = decay.lookahead * decay.decayRate
        for sample in row.samples {
            let state = decay.state(velocity: row.velocity, after: sample[0])
            #expect(abs(state.position - sample[1] * factor) <= tolerance.samples.value, "t = \(sample[0])")
            #expect(abs(state.velocity - sample[2]) <= tolerance.samples.value, "t = \(sample[0])")
        }
    }

    @Test(arguments: [Decay.normal, .fast])
    func laws(_ decay: Decay) {
        for (velocity, time) in [(1000.0, 0.05), (-300, 0.4), (20, 1.7)] {
            let state = decay.state(velocity: velocity, after: time)
            let step = 1e-5
            let before = decay.state(velocity: velocity, after: time - step).position
            let after = decay.state(velocity: velocity, after: time + step).position
            let speed = state.velocity * decay.lookahead * decay.decayRate
            #expect(abs((after - before) / (2 * step) - speed) <= 1e-6 * abs(velocity))
            let rest = state.position + decay.restingDistance(velocity: state.velocity)
            #expect(abs(rest - decay.restingDistance(velocity: velocity)) <= 1e-12 * abs(velocity))
            let slow = decay.time(from: velocity, toSpeed: 3)
            let distance = decay.distance(velocity: velocity, toSpeed: 3)
            #expect(abs(decay.state(velocity: velocity, after: slow).position - distance) <= 1e-9)
            #expect(abs(abs(decay.state(velocity: velocity, after: slow).velocity) - 3) <= 1e-12)
        }
    }

    @Test func badInput() {
        for rate in [0, 1, -0.5, 2, .nan, .infinity] { #expect(Decay(decelerationRate: rate) == nil) }
        #expect(Decay.normal.restingDistance(velocity: .nan) == 0)
        #expect(Decay.normal.restingDistance(velocity: -.infinity) == 0)
        #expect(Decay.normal.distance(velocity: .nan, toSpeed: 1) == 0)
        #expect(Decay.normal.distance(velocity: 5, toSpeed: 5) == 0)
        #expect(Decay.normal.state(velocity: .nan, after: 1) == .rest)
        #expect(Decay.normal.state(velocity: 5, after: .nan) == MotionState(position: 0, velocity: 5))
        #expect(Decay.normal.state(velocity: 5, after: -1) == MotionState(position: 0, velocity: 5))
        let end = Decay.normal.state(velocity: 5, after: .infinity)
        #expect(end == MotionState(position: Decay.normal.restingDistance(velocity: 5), velocity: 0))
        #expect(Decay.normal.time(from: 5, toSpeed: 0) == .infinity)
        #expect(Decay.normal.time(from: .nan, toSpeed: 1) == 0)
        #expect(Decay.normal.time(from: 1, toSpeed: 2) == 0)
    }

    /// The way back from a distance to the time at which it has been gone.
    @Test func aDistanceHasItsTime() throws {
        for decay in [Decay.normal, .fast] {
            for time in [0.001, 0.1, 0.7, 2] {
                let distance = decay.state(velocity: -700, after: time).position
                let found = try #require(decay.time(from: -700, toDistance: distance))
                #expect(abs(found - time) < 1e-12 * exp(decay.decayRate * time) + 1e-12)
            }
            #expect(decay.time(from: 100, toDistance: 0) == 0)
            #expect(decay.time(from: 100, toDistance: -1) == nil)
            #expect(decay.time(from: 100, toDistance: decay.restingDistance(velocity: 100) + 1e-9) == nil)
            #expect(decay.time(from: 0, toDistance: 1) == nil && decay.time(from: .nan, toDistance: 1) == nil)
        }
    }
}
