/// A column or the basic variable of a row of the tableau.
struct Symbol: Sendable {
    /// The bounds of a symbol.
    enum Kind: UInt8, Sendable {
        /// A variable: without bounds. Basic as soon as a constraint mentions it.
        case free
        /// The slack of a required inequality, or an error: at least 0.
        case restricted
        /// The marker of a required equality: 0.
        case dummy
    }

    var kind: Kind
    /// The variable's index of a free symbol, else the constraint's.
    var owner: Int
    /// The other symbol of a soft constraint, whose column is the opposite one; -1 for none.
    var partner = -1
    /// The row in which the symbol is basic; -1 while it is parametric.
    var row = -1
    /// The rows that mention the symbol while it is parametric, in no particular but in a reproducible order.
    var column: [Int] = []
    /// The reduced cost while the symbol is parametric; zero while it is basic.
    var cost = CostVector()
    /// Whether the symbol is in the queue of those with negative reduced cost, or of free ones whose value changed.
    var isQueued = false
    var isInUse = true

    /// Whether a parametric symbol may have another value than 0 at no cost.
    var isMovable: Bool { kind != .dummy && cost.isZero }
}
