/// The pivots left to one run of the simplex method, and the rule against cycles.
struct PivotBudget: Sendable, BitwiseCopyable {
    /// Pivots without progress after which Bland's rule chooses, which cannot cycle.
    private static let stallLimit = 40

    private var remaining: Int
    private var stalls = 0

    /// The budget of a run on a tableau of so many rows and symbols: a bound that no sound system reaches.
    init(rowCount: Int, symbolCount: Int) { remaining = 200 + 4 * (rowCount + symbolCount) }

    var isExhausted: Bool { remaining <= 0 }

    /// Whether the symbol of the smallest index is to be chosen: Bland's rule.
    var choosesSmallest: Bool { stalls > Self.stallLimit }

    mutating func spend() { remaining -= 1 }

    /// Records whether the objective changed with a pivot.
    mutating func record(progress: Bool) { stalls = progress ? 0 : stalls + 1 }
}
