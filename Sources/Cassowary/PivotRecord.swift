/// A pivot, kept for its reversal.
struct PivotRecord: Sendable, BitwiseCopyable {
    var leaving: Int
    var entering: Int
}
