import Foundation

/// Whether the values of one sample tend to be greater than those of another: the Mann-Whitney U test.
///
/// It looks at the order of all values alone, so that neither outliers nor the shape of the distribution matter. Without
/// ties, and with at most 20 values on each side, the probability is exact (the count of arrangements with that U or
/// more); otherwise it is the normal approximation with continuity and tie correction (Mann and Whitney, 1947; Lehmann,
/// Nonparametrics, 1.3 and 1.5).
package struct MannWhitneyTest: Hashable, Sendable {
    /// The number of pairs of one value of each sample in which the second sample's is greater; a tie counts as half.
    package let u: Double
    /// The probability of such a `u` or a greater one if both samples came from the same distribution; 1 where one of them
    /// is empty.
    package let probability: Double

    private static let largestExact = 20

    /// Tests whether `second` tends to be greater than `first`; values that are not finite must have been left out.
    package init(first: [Double], second: [Double]) {
        let pairs = Double(first.count) * Double(second.count)
        var u = 0.0
        for a in first {
            for b in second { u += b > a ? 1 : b == a ? 0.5 : 0 }
        }
        self.u = u
        let all = first + second
        let isExact = max(first.count, second.count) <= Self.largestExact && Set(all).count == all.count
        switch pairs {
        case 0: probability = 1
        case _ where isExact: probability = Self.exactTail(u, first.count, second.count)
        default: probability = Self.normalTail(u, first.count, second.count, ties: Self.ties(in: all))
        }
    }

    /// The fraction of all arrangements of `m` and `n` values in which U is at least `u`.
    private static func exactTail(_ u: Double, _ m: Int, _ n: Int) -> Double {
        // The number of arrangements for each U is a coefficient of the Gaussian binomial of m + n over m: the product of
        // (1 - x^(n + i)) / (1 - x^i) for i in 1...m.
        var counts = [Double](repeating: 0, count: m * n + 1)
        counts[0] = 1
        for i in 1...m {
            for power in stride(from: m * n, through: n + i, by: -1) where n + i <= m * n {
                counts[power] -= counts[power - n - i]
            }
            for power in stride(from: i, through: m * n, by: 1) { counts[power] += counts[power - i] }
        }
        let total = counts.reduce(0, +)
        return min(1, counts[Int(u.rounded(.up))...].reduce(0, +) / total)
    }

    private static func normalTail(_ u: Double, _ m: Int, _ n: Int, ties: Double) -> Double {
        let m = Double(m)
        let n = Double(n)
        let all = m + n
        let variance = m * n / 12 * (all + 1 - ties / (all * (all - 1)))
        // All values are the same: nothing tends anywhere.
        guard variance > 0 else { return 1 }
        let z = (u - m * n / 2 - 0.5) / variance.squareRoot()
        return 0.5 * erfc(z / 2.0.squareRoot())
    }

    /// The sum of t^3 - t over the groups of t equal values.
    private static func ties(in values: [Double]) -> Double {
        Dictionary(grouping: values) { $0 }.values.reduce(0) { sum, group in
            let size = Double(group.count)
            return sum + size * size * size - size
        }
    }
}
