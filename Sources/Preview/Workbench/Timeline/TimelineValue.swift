import Foundation

/// The value of a row's animations at a time, in words.
struct TimelineValue: Hashable, Sendable {
    let text: String

    /// The value of `row` at `seconds` of the axis: of the newest of its bars that has begun by then, else of the first.
    init(_ row: AnimationRow, at seconds: Double) {
        guard let bar = row.bars.last(where: { $0.begin <= seconds + 1e-9 }) ?? row.bars.first else {
            text = row.keyPath
            return
        }
        let fraction = Self.fraction(of: bar, at: seconds)
        let start = bar.from.numbers
        let end = bar.to.numbers
        guard !start.isEmpty, start.count == end.count, bar.keyTimes.isEmpty else {
            text = "\(row.keyPath): \(Int((fraction * 100).rounded())) % from \(bar.from.text) to \(bar.to.text)"
            return
        }
        // Of a transform the end values say more than sixteen numbers.
        guard start.count <= 4 else {
            text = "\(row.keyPath): \(Int((fraction * 100).rounded())) % to \(bar.to.text)"
            return
        }
        let values = zip(start, end).map { String(format: "%.4g", $0 + ($1 - $0) * fraction) }
        let value = values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
        text = "\(row.keyPath): \(value), from \(bar.from.text) to \(bar.to.text)"
    }

    /// The fraction of `bar` at `seconds`, between the samples of its curve; at its ends before and after it.
    static func fraction(of bar: AnimationBar, at seconds: Double) -> Double {
        guard bar.curve.count > 1, bar.duration > 0 else { return seconds < bar.begin ? 0 : 1 }
        var within = min(seconds, bar.end) - bar.begin
        if within <= 0 { return Double(bar.curve[0]) }
        if bar.autoreverses {
            within = within.truncatingRemainder(dividingBy: 2 * bar.duration)
            if within > bar.duration { within = 2 * bar.duration - within }
        } else if bar.repeatCount != 1, seconds < bar.end {
            within = within.truncatingRemainder(dividingBy: max(bar.interval, bar.duration))
        }
        let place = min(1, within / bar.duration) * Double(bar.curve.count - 1)
        let index = min(Int(place), bar.curve.count - 2)
        let part = place - Double(index)
        return Double(bar.curve[index]) * (1 - part) + Double(bar.curve[index + 1]) * part
    }
}
