/// Nearest-rank percentiles of a set of measurements: each is a value that really occurred.
///
/// The p-th percentile of n values is the one at position ceil(p/100 * n) of the sorted list, counted from 1. Fewer
/// than 100 values have no 99th percentile apart from their maximum; `label(_:)` says so.
package struct Percentiles: Hashable, Sendable {
    private let sorted: [Double]

    /// Values that are infinite or not a number are left out; without any value left there are no percentiles.
    package init?(_ values: some Sequence<Double>) {
        sorted = values.filter(\.isFinite).sorted()
        if sorted.isEmpty { return nil }
    }

    /// The number of finite values.
    package var count: Int { sorted.count }

    package var mean: Double { sorted.reduce(0, +) / Double(count) }

    package var max: Double { sorted[count - 1] }

    /// The value that `percent` of all values do not exceed; 0 or less gives the smallest, 100 or more the greatest.
    package subscript(percent: Double) -> Double {
        sorted[rank(of: percent) - 1]
    }

    /// The name of a percentile in a table: "p99", or "max (n<100)" where it can only be the maximum.
    package func label(_ percent: Double) -> String {
        guard rank(of: percent) == count, percent < 100 else {
            let whole = Int(exactly: percent)
            return "p" + (whole.map(String.init) ?? String(percent))
        }
        let needed = (100 / (100 - percent) - Self.rounding).rounded(.up)
        return "max (n<\(Int(needed)))"
    }

    /// The number of values up to the percentile, which is the last of them: 1 to `count`.
    func rank(of percent: Double) -> Int {
        guard percent > 0 else { return 1 }
        guard percent < 100 else { return count }
        let exact = percent * Double(count) / 100
        return Swift.max(1, Int((exact - Self.rounding).rounded(.up)))
    }

    /// Keeps a rank that is whole on paper whole: 99.9 * 1000 / 100 may come out a little above 999.
    private static let rounding = 1e-9
}
