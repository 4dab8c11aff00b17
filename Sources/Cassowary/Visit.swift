/// A position in a depth-first walk.
struct Visit: Sendable, BitwiseCopyable {
    var variable: Int32
    /// The next term to follow; -1 for none.
    var next: Int32
}
