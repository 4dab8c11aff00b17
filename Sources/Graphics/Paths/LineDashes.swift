import Foundation

/// Dashes and gaps in turn along a line.
package struct LineDashes: Equatable, Sendable {
    package let lengths: [CGFloat]
    /// The distance into the pattern at which a line starts.
    package var phase: CGFloat
    private let period: CGFloat

    /// Nil for lengths that make no pattern: none, negative ones, ones that are not finite, and those that are all zero.
    package init?(lengths: [CGFloat], phase: CGFloat) {
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
        self.lengths = lengths
        self.phase = phase.isFinite ? phase : 0
        // An odd number goes on with dashes and gaps exchanged.
        period = lengths.count % 2 == 0 ? sum : 2 * sum
    }

    /// An upper bound of the number of dashes along a line of that length.
    package func count(along length: CGFloat) -> CGFloat { (length / period + 1) * CGFloat(lengths.count) }

    /// The position in the pattern of the point `distance` along the line: the number of the length, and the remainder
    /// of it.
    ///
    /// Even numbers are dashes.
    func place(at distance: CGFloat) -> (index: Int, rest: CGFloat) {
        var within = (phase + distance).truncatingRemainder(dividingBy: period)
        if within < 0 { within += period }
        let cycle = lengths.count % 2 == 0 ? lengths.count : 2 * lengths.count
        for index in 0..<cycle {
            let length = lengths[index % lengths.count]
            if within < length || (within == 0 && length == 0) { return (index, length - within) }
            within -= length
        }
        return (0, lengths[0])
    }

    /// The length after number `index`.
    func next(after index: Int) -> (index: Int, length: CGFloat) {
        let cycle = lengths.count % 2 == 0 ? lengths.count : 2 * lengths.count
        let next = index + 1 == cycle ? 0 : index + 1
        return (next, lengths[next % lengths.count])
    }
}
