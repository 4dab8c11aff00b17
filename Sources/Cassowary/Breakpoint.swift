/// A row that stops an entering symbol, or that passes 0 there.
struct Breakpoint: Sendable, BitwiseCopyable {
    var row: Int
    /// The symbol's value at which the row's basic symbol is 0.
    var ratio: Double
    /// The speed at which it falls; above 0.
    var coefficient: Double
}
