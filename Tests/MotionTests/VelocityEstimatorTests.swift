import Foundation
import Motion
import TestSupport
import Testing

struct GestureVectors: Decodable, Sendable {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var reportRate, releaseTime, trueVelocity: Double
        var samples: [[Double]]
        var testDescription: String { id }

        var estimate: Double {
            var estimator = VelocityEstimator()
            for sample in samples { estimator.add(sample[1], at: sample[0]) }
            return estimator.velocity(at: releaseTime)
        }
    }
    struct Velocity: Decodable, Sendable { var absolute, relative, absoluteAt60Hz: Double }
    struct Tolerance: Decodable, Sendable {
        var velocity: Velocity
        var rms: Double
    }
    var tolerance: Tolerance
    var rows: [Row]
}

@Suite struct VelocityEstimatorTests {
    /// An estimator that has seen `position` at `times`.
    private func estimator(at times: [Double], _ position: (Double) -> Double) -> VelocityEstimator {
        var estimator = VelocityEstimator()
        for time in times { estimator.add(position(time), at: time) }
        return estimator
    }

    private func times(until end: Double, rate: Double) -> [Double] {
        (0...Int(end * rate)).map { Double($0) / rate }
    }

    @Test(arguments: try vectors.load(GestureVectors.self, from: "gesture_velocity").rows)
    func matchesVector(_ row: GestureVectors.Row) throws {
        let tolerance = try vectors.load(GestureVectors.self, from: "gesture_velocity").tolerance.velocity
        let absolute = row.reportRate == 60 ? tolerance.absoluteAt60Hz : tolerance.absolute
        #expect(abs(row.estimate - row.trueVelocity) <= max(absolute, tolerance.relative * abs(row.trueVelocity)))
    }

    @Test func rootMeanSquareErrorOverAllVectors() throws {
        let file = try vectors.load(GestureVectors.self, from: "gesture_velocity")
        let squares = file.rows.map { ($0.estimate - $0.trueVelocity) * ($0.estimate - $0.trueVelocity) }
        #expect((squares.reduce(0, +) / Double(squares.count)).squareRoot() <= file.tolerance.rms)
    }

    @Test(arguments: [60.0, 125, 250, 1000, 8000])
    func constantMotionIsExact(rate: Double) {
        let estimator = estimator(at: times(until: 0.3, rate: rate)) { 40 - 700 * $0 }
        #expect(abs(estimator.velocity(at: 0.3) + 700) <= 1e-6)
        #expect(abs(estimator.velocity(at: 0.31) + 700) <= 1e-6)
    }

    /// A fast mouse whose reports arrive in bursts, stamped on receipt, does not push the past out of the storage.
    @Test func burstsAreThinned() {
        var estimator = VelocityEstimator()
        for report in 0..<2000 {
            let burst = Double(report / 100) * 0.0125
            estimator.add(Double(report) * 0.125, at: burst + Double(report % 100) * 1e-6)
        }
        #expect(abs(estimator.velocity(at: 0.24) - 1000) <= 100)
        #expect(estimator.sampleCount <= 64)
    }

    /// Twice the movement, mirrored movement, another place, another time: the estimate follows.
    @Test func scalesAndShiftsWithTheMotion() {
        func flick(_ time: Double) -> Double { 900 * time * time + 30 * time }
        let times = times(until: 0.2, rate: 125)
        let velocity = estimator(at: times, flick).velocity(at: 0.204)
        #expect(abs(velocity - 390) < 40)
        #expect(abs(estimator(at: times) { -3 * flick($0) }.velocity(at: 0.204) + 3 * velocity) <= 1e-9)
        #expect(abs(estimator(at: times) { flick($0) + 5000 }.velocity(at: 0.204) - velocity) <= 1e-7)
        #expect(
            abs(estimator(at: times.map { $0 + 1e5 }) { flick($0 - 1e5) }.velocity(at: 1e5 + 0.204) - velocity) <= 1e-4)
    }

    /// 20 ms without a report mean that the pointer is held, not that it goes on, and not that it turns round.
    @Test func heldPointerStands() {
        let estimator = estimator(at: times(until: 0.2, rate: 125)) { 1000 * $0 }
        #expect(abs(estimator.velocity(at: 0.2 + 0.0199) - 1000) < 1e-6)
        for age in [0.0201, 0.025, 0.04, 0.0601, 5] { #expect(estimator.velocity(at: 0.2 + age) == 0, "age \(age)") }
    }

    /// Of a pointer with 40 reports a second, as a remote desktop sends them, 20 ms of silence say nothing.
    @Test(arguments: [(60.0, 0.0199), (50, 0.0229), (40, 0.0287), (30, 0.038)])
    func aSlowPointerIsHeldLater(rate: Double, age: Double) {
        let times = times(until: 0.5, rate: rate)
        let estimator = estimator(at: times) { 1000 * $0 }
        let last = times.last ?? 0
        #expect(abs(estimator.velocity(at: last + age) - 1000) < 1e-6)
        #expect(estimator.velocity(at: last + age + 0.001) == 0)
        // Whoever reports still less often stands still.
        let rare = self.estimator(at: self.times(until: 0.5, rate: 20)) { 1000 * $0 }
        #expect(rare.velocity(at: 0.5 + 0.041) == 0)
    }

    @Test func brakingIsNotTakenForReversal() {
        // Slows down so hard that the parabola turns round, although nothing has moved back.
        for distance in [200.0, -200] {
            let braked = estimator(at: times(until: 0.08, rate: 125)) { $0 / 0.08 * (2 - $0 / 0.08) * distance }
            #expect(braked.velocity(at: 0.095) == 0)
        }
        let back = estimator(at: times(until: 0.2, rate: 125)) { $0 < 0.1 ? 800 * $0 : 160 - 800 * $0 }
        #expect(abs(back.velocity(at: 0.2) + 800) < 20)
    }

    @Test func reportsWithoutMovementSayNothing() {
        var estimator = estimator(at: times(until: 0.2, rate: 125)) { 1000 * $0 }
        let velocity = estimator.velocity(at: 0.206)
        estimator.add(200, at: 0.206)
        #expect(estimator.velocity(at: 0.206) == velocity)
    }

    /// A burst that arrives with nearly equal stamps does not divide by the gap between them.
    @Test func collapsedStampsStayBounded() {
        var estimator = VelocityEstimator()
        for index in 0...41 {
            let time = Double(index / 2) * 0.016 + (index % 2 == 1 ? 1e-7 : 0)
            estimator.add(Double(index) * 8, at: time)
        }
        #expect(abs(estimator.velocity(at: 0.3201) - 1000) < 1)
        var pair = VelocityEstimator()
        pair.add(0, at: 1)
        pair.add(3, at: 1.0008)
        #expect(abs(pair.velocity(at: 1.001) - 3000) <= 1e-9)
    }

    @Test func equalAndEarlierStampsMerge() {
        var estimator = VelocityEstimator()
        estimator.add(0, at: 1)
        estimator.add(10, at: 1.01)
        estimator.add(20, at: 1.01)
        estimator.add(21, at: 0.5)
        #expect(estimator.sampleCount == 2)
        #expect(abs(estimator.velocity(at: 1.01) - 2100) <= 1e-6)
    }

    @Test func badInput() {
        var estimator = VelocityEstimator()
        #expect(estimator.velocity(at: 1) == 0)
        for (position, time) in [(Double.nan, 1.0), (1, .nan), (.infinity, 1), (1, -.infinity)] {
            estimator.add(position, at: time)
        }
        #expect(estimator.sampleCount == 0)
        estimator.add(5, at: 1)
        #expect(estimator.velocity(at: 1) == 0)
        estimator.add(15, at: 1.01)
        #expect(abs(estimator.velocity(at: .nan) - 1000) < 1e-6)
        #expect(abs(estimator.velocity(at: 0) - 1000) < 1e-6)
        #expect(estimator.velocity(at: .infinity) == estimator.velocity(at: 1.01))
        estimator.add(1e300, at: 1.02)
        #expect(estimator.velocity(at: 1.02).isFinite)
        estimator.reset()
        #expect(estimator.sampleCount == 0 && estimator.velocity(at: 1.02) == 0)
    }

    @Test func axesOfAPointerDoNotInfluenceEachOther() {
        var pointer = PointerVelocityEstimator()
        var across = VelocityEstimator()
        var down = VelocityEstimator()
        for time in times(until: 0.2, rate: 250) {
            let position = SIMD2((300 * time).rounded(), (-2000 * time * time).rounded())
            pointer.add(position, at: time)
            across.add(position.x, at: time)
            down.add(position.y, at: time)
        }
        let velocity = pointer.velocity(at: 0.202)
        #expect(velocity == SIMD2(across.velocity(at: 0.202), down.velocity(at: 0.202)))
        #expect(abs(velocity.x - 300) < 60 && abs(velocity.y + 808) < 80)
        #expect(pointer.sampleCount == max(across.sampleCount, down.sampleCount))
        pointer.reset()
        #expect(pointer.velocity(at: 0.202) == .zero)
    }
}
