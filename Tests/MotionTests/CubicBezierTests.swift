import Motion
import TestSupport
import Testing

struct BezierVectors: Decodable, Sendable {
    struct Curve: Decodable, Sendable, CustomTestStringConvertible {
        var name: String
        var controlPoints: [Double]
        /// x, y and the slope, which is null where the file gives none.
        var samples: [[Double?]]
        var cssExtrapolation: [[Double]]
        var testDescription: String { name }
        var bezier: CubicBezier {
            CubicBezier(controlPoints[0], controlPoints[1], controlPoints[2], controlPoints[3])
        }
    }
    struct Tolerance: Decodable, Sendable { var y, dydx: VectorTolerance }
    var tolerance: Tolerance
    var curves: [Curve]
}

@Suite struct CubicBezierTests {
    /// Curves of every kind, for laws: named ones, overshooting ones, vertical ends and a vertical middle.
    private static let curves: [CubicBezier] = [
        .linear, .easeIn, .easeOut, .easeInOut, .default, CubicBezier(0, 1, 1, 0), CubicBezier(1, 0, 0, 1),
        CubicBezier(0.68, -0.55, 0.265, 1.55), CubicBezier(0.1, 0.1, 0, 1), CubicBezier(0, 0, 0, 0),
        CubicBezier(0, 0, 0, 1), CubicBezier(1, 1, 1, 1), CubicBezier(1, 0, 1, 0), CubicBezier(0.5, 3, 0.5, -2),
    ]

    @Test(arguments: try vectors.load(BezierVectors.self, from: "cubic_bezier").curves)
    func matchesVector(_ curve: BezierVectors.Curve) throws {
        let tolerance = try vectors.load(BezierVectors.self, from: "cubic_bezier").tolerance
        for sample in curve.samples {
            let x = try #require(sample[0])
            let y = try #require(sample[1])
            #expect(abs(curve.bezier.value(at: x) - y) <= tolerance.y.value, "x = \(x)")
            guard let slope = sample[2] else { continue }
            // A slope of 0 has no relative error; its rounding is that of the control points.
            let bound = max(tolerance.dydx.value * abs(slope), 1e-12)
            #expect(abs(curve.bezier.slope(at: x) - slope) <= bound, "x = \(x)")
        }
        for sample in curve.cssExtrapolation {
            #expect(abs(curve.bezier.value(at: sample[0]) - sample[1]) <= tolerance.y.value, "x = \(sample[0])")
        }
    }

    /// Core Animation's named curves at x = 0.1, 0.2, 0.25, 0.3 … 0.9, to the six digits published.
    @Test(arguments: [
        (
            CubicBezier.easeIn,
            [
                0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.621862, 0.691634,
                0.839428,
            ]
        ),
        (
            .easeOut,
            [
                0.160572, 0.308366, 0.378138, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.906535, 0.937718,
                0.982973,
            ]
        ),
        (
            .easeInOut,
            [0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.870838, 0.918340, 0.980278]
        ),
        (
            .default,
            [
                0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.960459, 0.975625,
                0.994316,
            ]
        ),
    ])
    func matchesCoreAnimation(curve: CubicBezier, expected: [Double]) {
        for (x, y) in zip([0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9], expected) {
            #expect(abs(curve.value(at: x) - y) <= 1e-6, "x = \(x)")
        }
    }

    @Test(arguments: curves)
    func passesThroughItsEnds(_ curve: CubicBezier) {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(abs(curve.value(at: 1e-12)) <= 1e-5 && abs(curve.value(at: 1 - 1e-12) - 1) <= 1e-3)
    }

    /// A point of the curve at parameter t, computed as the definition says, lies on the function.
    @Test(arguments: curves)
    func functionAgreesWithTheParametricCurve(_ curve: CubicBezier) {
        func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
        }
        for index in 1..<200 {
            let t = Double(index) / 200
            let (x, y) = (point(curve.x1, curve.x2, t), point(curve.y1, curve.y2, t))
            // An error of one unit in the last place of x is a larger one in y on steep parts of the curve.
            let steepness = min(abs(curve.slope(at: x)), 1e8)
            #expect(abs(curve.value(at: x) - y) <= 1e-14 + 4e-16 * steepness + (steepness > 1e4 ? 1e-5 : 0))
        }
    }

    @Test(arguments: curves)
    func slopeIsTheDerivative(_ curve: CubicBezier) {
        for index in 1..<100 {
            let x = Double(index) / 100
            let step = 1e-6
            let slope = curve.slope(at: x)
            guard abs(slope) < 20 else { continue }
            let difference = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
            #expect(abs(slope - difference) <= 1e-5, "x = \(x)")
        }
        for x in [-3, -0.5, 1.5, 4] {
            let difference = (curve.value(at: x + 0.25) - curve.value(at: x - 0.25)) / 0.5
            #expect(abs(curve.slope(at: x) - difference) <= 1e-12)
        }
    }

    /// With control values between 0 and 1 the curve never runs back.
    @Test(arguments: curves)
    func isMonotoneInX(_ curve: CubicBezier) {
        guard min(curve.y1, curve.y2) >= 0, max(curve.y1, curve.y2) <= 1 else { return }
        var previous = curve.value(at: -0.1)
        for index in -100...1100 {
            let value = curve.value(at: Double(index) / 1000)
            #expect(value >= previous - 1e-15, "x = \(Double(index) / 1000)")
            previous = value
        }
    }

    @Test(arguments: curves)
    func inverseFindsTheLeastX(_ curve: CubicBezier) {
        for index in 0...100 {
            let value = Double(index) / 100
            let x = curve.x(for: value)
            #expect(x >= 0 && x <= 1)
            let slope = abs(curve.slope(at: x))
            #expect(abs(curve.value(at: x) - value) <= 1e-14 + 1e-15 * min(slope, 1e9), "value \(value)")
            // Before it the curve stays on one side of the value.
            for earlier in stride(from: 0.01, to: x - 0.01, by: 0.01) where value > 0 {
                #expect(curve.value(at: earlier) < value + 1e-12, "value \(value) already reached at \(earlier)")
            }
        }
    }

    @Test func inverseReachesValuesOutsideTheUnit() {
        let overshooting = CubicBezier(0.68, -0.55, 0.265, 1.55)
        for value in [-0.05, 1.05] {
            #expect(abs(overshooting.value(at: overshooting.x(for: value)) - value) <= 1e-13)
        }
        #expect(overshooting.x(for: -9) == 0 && overshooting.x(for: 9) == 1)
        #expect(CubicBezier.easeIn.x(for: -0.1) == 0 && CubicBezier.easeIn.x(for: 1.1) == 1)
    }

    @Test func steepEndsHaveInfiniteSlopes() {
        let curve = CubicBezier(0, 1, 1, 0)
        #expect(curve.slope(at: 0) == .infinity && curve.slope(at: 1) == .infinity)
        #expect(curve.slope(at: -1) == 0 && curve.slope(at: 2) == 0)
        #expect(CubicBezier(0, -1, 1, 1).slope(at: 0) == -.infinity)
    }
}
