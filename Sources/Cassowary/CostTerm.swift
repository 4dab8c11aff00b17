/// A weight at one priority.
struct CostTerm: Hashable, Sendable, BitwiseCopyable {
    var priority: Float
    var weight: Double
}
