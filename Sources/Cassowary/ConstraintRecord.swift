/// The solver's state of a constraint: `sum of terms + constant (relation) 0`.
struct ConstraintRecord: Sendable, BitwiseCopyable {
    /// The form in which the solver holds a constraint.
    enum Role: UInt8, Sendable {
        /// A vacant slot.
        case vacant
        /// Not enforced until the next `solve()`.
        case pending
        /// A required equality that defines one of its variables by the others.
        case definition
        /// A row of the tableau.
        case row
    }

    var generation: UInt32 = 0
    var role = Role.vacant
    var relation = Relation.equal
    var priority = Priority.required
    /// The terms' positions in the pool: `firstTerm ..< firstTerm + termCount`.
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The expression's constant less the constant on the other side.
    var constant = 0.0
    /// The expression's own constant.
    var offset = 0.0
    /// The ordinal of the addition.
    var sequence = 0

    /// The variable that a definition defines.
    var defined: Int32 = -1
    /// -1 divided by that variable's coefficient.
    var scale = 0.0

    /// The symbols of a row, see `Tableau`; -1 for none.
    var marker: Int32 = -1
    var partner: Int32 = -1
    /// The position in the list of pending constraints.
    var pendingPosition: Int32 = -1
    /// The change of the row's constant under computation.
    var difference = 0.0
    /// The walk that found the row last; `Int.max` while `difference` is under computation.
    var mark = 0

    var isRequired: Bool { priority.isRequired }

    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

    /// The factor that turns the expression into one that is to be at least 0 (or 0).
    var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
}
