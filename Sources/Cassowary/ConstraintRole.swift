/// The form in which the solver holds a constraint.
enum ConstraintRole: UInt8, Sendable {
    /// A vacant slot.
    case vacant
    /// Not enforced until the next `solve()`.
    case pending
    /// A required equality that defines one of its variables by the others.
    case definition
    /// A row of the tableau.
    case row
}
