/// A run of pixels, narrowed down to those whose source coordinate lies in a range.
struct PixelRun {
    private var low, high: Double

    init(_ low: Double, _ high: Double) {
        self.low = low
        self.high = high
    }

    /// Leaves the pixels i at which `from` <= start + i · step < `to`.
    mutating func limit(_ start: Double, _ step: Double, from: Double, to: Double) {
        guard from < to, step != 0 else {
            // An earlier limit may have put the low end behind the high one.
            if !(start >= from && start < to) { high = min(low, high) }
            return
        }
        let a = (from - start) / step
        let b = (to - start) / step
        low = max(low, min(a, b))
        high = min(high, max(a, b))
    }

    /// The whole pixels strictly inside; empty runs lie at the end.
    var whole: (first: Int, last: Int) {
        guard low < high else { return (Int(max(high, 0)), Int(max(high, 0))) }
        let first = low.wholeAbove
        let last = high.wholeAbove
        return first < last ? (first, last) : (last, last)
    }
}
