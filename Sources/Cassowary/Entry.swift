/// A coefficient of a tableau row.
struct Entry: Hashable, Sendable, BitwiseCopyable {
    var symbol: Int
    var coefficient: Double
}
