/// One coordinate of a cubic Bézier from 0 to 1: a·t³ + b·t² + c·t.
struct UnitCubic: Hashable, Sendable, BitwiseCopyable {
    let a: Double
    let b: Double
    let c: Double

    /// The coordinate with the given inner control values.
    init(_ first: Double, _ second: Double) {
        c = 3 * first
        b = 3 * (second - first) - c
        a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

    func derivative(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

    /// The t strictly between 0 and 1 at which the cubic turns round, in rising order: none, one or two.
    var turns: [Double] {
        // The roots of 3a·t² + 2b·t + c, in the form that does not cancel.
        let discriminant = b * b - 3 * a * c
        guard discriminant > 0 else { return [] }
        let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        return [q / (3 * a), c / q].filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The t between `low` and `high`, where the cubic is monotone, at which it has `value`.
    ///
    /// Newton's steps, each replaced by a bisection where it would leave the interval that holds the answer; the search
    /// ends when that interval cannot shrink any more.
    func parameter(for value: Double, between low: Double = 0, and high: Double = 1) -> Double {
        var low = low
        var high = high
        let isRising = self.value(at: low) <= self.value(at: high)
        var t = low + (high - low) * 0.5
        for _ in 0..<80 {
            let error = self.value(at: t) - value
            if error == 0 { break }
            if (error > 0) == isRising { high = t } else { low = t }
            var next = t - error / derivative(at: t)
            if !(next > low && next < high) { next = low + (high - low) / 2 }
            if next == t || next <= low || next >= high { break }
            t = next
        }
        return t
    }
}
