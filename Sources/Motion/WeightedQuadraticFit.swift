#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The parabola through samples of which older ones count less, and its slope now.
///
/// Least squares with weight e^(t/τ) at t ≤ 0 and a penalty on the quadratic term, so that few samples give a line
/// instead of a wild curve. Only sums are kept. Times are in units of τ inside, positions relative to an origin near
/// them.
struct WeightedQuadraticFit {
    /// τ in seconds: how quickly the past is forgotten.
    let timeConstant: Double
    /// The weight of the squared quadratic coefficient, in units of τ⁴.
    let ridge: Double

    private var moments = (s0: 0.0, s1: 0.0, s2: 0.0, s3: 0.0, s4: 0.0)
    private var products = (y0: 0.0, y1: 0.0, y2: 0.0)

    init(timeConstant: Double, ridge: Double) {
        self.timeConstant = timeConstant
        self.ridge = ridge
    }

    /// Takes in a sample; `time` is in seconds, 0 now and negative before.
    mutating func add(_ position: Double, at time: Double) {
        let u = time / timeConstant
        let w0 = exp(u)
        let w1 = w0 * u
        let w2 = w0 * u * u
        moments.s0 += w0
        moments.s1 += w1
        moments.s2 += w2
        moments.s3 += w2 * u
        moments.s4 += w2 * u * u
        products.y0 += w0 * position
        products.y1 += w1 * position
        products.y2 += w2 * position
    }

    /// The slope of the parabola at time 0, in position units per second; 0 where the samples do not determine one.
    var slope: Double {
        let s = moments
        let y = products
        guard s.s0 > 0 else { return 0 }
        // The normal equations without the constant term.
        let m11 = s.s2 - s.s1 * s.s1 / s.s0
        let m12 = s.s3 - s.s1 * s.s2 / s.s0
        let m22 = s.s4 + ridge - s.s2 * s.s2 / s.s0
        let r1 = y.y1 - s.s1 * y.y0 / s.s0
        let r2 = y.y2 - s.s2 * y.y0 / s.s0
        let slope = (r1 * m22 - r2 * m12) / (m11 * m22 - m12 * m12) / timeConstant
        return slope.isFinite ? slope : 0
    }
}
