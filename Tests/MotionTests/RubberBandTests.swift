import Motion
import TestSupport
import Testing

struct RubberBandVectors: Decodable, Sendable {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var coefficient, dimension, overshoot, banded, slope: Double
        var testDescription: String { "c \(coefficient), d \(dimension), x \(overshoot)" }
    }
    struct Clamp: Decodable, Sendable, CustomTestStringConvertible {
        var value, dimension, coefficient, result: Double
        var range: [Double]
        var testDescription: String { "\(value)" }
    }
    struct Tolerance: Decodable, Sendable { var banded, slope: VectorTolerance }
    var tolerance: Tolerance
    var rows: [Row]
    var clamp: [Clamp]
}

@Suite struct RubberBandTests {
    @Test(arguments: try vectors.load(RubberBandVectors.self, from: "rubber_band").rows)
    func matchesVector(_ row: RubberBandVectors.Row) throws {
        let tolerance = try vectors.load(RubberBandVectors.self, from: "rubber_band").tolerance
        let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
        for sign in [1.0, -1] {
            let displacement = band.displacement(for: sign * row.overshoot)
            #expect(abs(displacement - sign * row.banded) <= tolerance.banded.value * row.dimension)
            #expect(abs(band.slope(at: sign * row.overshoot) - row.slope) <= tolerance.slope.value)
        }
    }

    @Test(arguments: try vectors.load(RubberBandVectors.self, from: "rubber_band").clamp)
    func clampMatchesVector(_ row: RubberBandVectors.Clamp) throws {
        let tolerance = try vectors.load(RubberBandVectors.self, from: "rubber_band").tolerance
        let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
        let shown = band.clamp(row.value, to: row.range[0]...row.range[1])
        #expect(abs(shown - row.result) <= tolerance.banded.value * row.dimension)
    }

    /// Grabbing what is over the end finds the finger's position again.
    @Test(arguments: [RubberBand(dimension: 320), RubberBand(dimension: 0.6, coefficient: 0.3)])
    func inverseRoundTrip(_ band: RubberBand) {
        let range = 0...band.dimension / 2
        for step in -400...400 {
            let value = Double(step) / 100 * band.dimension
            let shown = band.clamp(value, to: range)
            #expect(abs(band.unclamp(shown, to: range) - value) <= 1e-13 * max(abs(value), band.dimension))
            if range.contains(value) { #expect(shown == value) }
        }
    }

    @Test func slopeIsTheDerivativeOfTheClampedValue() {
        let band = RubberBand(dimension: 320)
        for value in [-500, -20, 100, 230, 900.0] {
            let difference = (band.clamp(value + 1e-3, to: 0...200) - band.clamp(value - 1e-3, to: 0...200)) / 2e-3
            #expect(abs(band.slope(at: value, clampedTo: 0...200) - difference) <= 1e-8)
        }
        #expect(band.slope(at: 0, clampedTo: 0...200) == 1 && band.slope(at: 200, clampedTo: 0...200) == 1)
    }

    @Test func followsLessTheFurtherItIsPulled() {
        let band = RubberBand(dimension: 100)
        var shown = 0.0
        var slope = 1.0
        for step in 1...1000 {
            let next = band.displacement(for: Double(step))
            #expect(next > shown && next < 100 && band.slope(at: Double(step)) < slope)
            shown = next
            slope = band.slope(at: Double(step))
        }
    }

    @Test func badInput() {
        for dimension in [0, -1, .nan, .infinity] {
            let rigid = RubberBand(dimension: dimension)
            #expect(rigid.displacement(for: 50) == 0 && rigid.slope(at: 50) == 0 && rigid.overshoot(for: 50) == 0)
            #expect(rigid.clamp(50, to: 0...1) == 1)
        }
        #expect(RubberBand(dimension: 10, coefficient: 0).displacement(for: 50) == 0)
        #expect(RubberBand(dimension: 10, coefficient: .nan).clamp(-4, to: 0...1) == 0)
        let band = RubberBand(dimension: 10)
        #expect(band.displacement(for: .infinity) == 10 && band.displacement(for: -.infinity) == -10)
        #expect(band.displacement(for: .nan) == 0 && band.slope(at: .nan) == 0 && band.slope(at: .infinity) == 0)
        #expect(band.overshoot(for: .nan) == 0 && band.overshoot(for: 10).isFinite && band.overshoot(for: -99).isFinite)
        #expect(band.displacement(for: 1e308) == 10 && band.displacement(for: .leastNonzeroMagnitude) >= 0)
        #expect(band.clamp(.nan, to: 2...3) == 2 && band.unclamp(.nan, to: 2...3) == 2)
    }
}
