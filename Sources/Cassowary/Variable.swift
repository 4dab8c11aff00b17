/// A number that a `Solver` determines.
///
/// Valid for the solver that made it, until it is removed there. Slots are reused with a new generation, so that an
/// outdated variable is recognised.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32

    /// The position in tables of variables: below the largest number of variables that existed at once.
    package var slot: Int { Int(index) }
}

/// Expressions written with variables: `x + width - 2 * y + 8`.
extension Variable {
    package static func + (lhs: Variable, rhs: Variable) -> Expression { Expression([Term(lhs), Term(rhs)]) }

    package static func + (lhs: Variable, rhs: Expression) -> Expression { Expression(lhs) + rhs }

    package static func + (lhs: Variable, rhs: Double) -> Expression { Expression([Term(lhs)], constant: rhs) }

    package static func - (lhs: Variable, rhs: Variable) -> Expression { Expression([Term(lhs), Term(rhs, -1)]) }

    package static func - (lhs: Variable, rhs: Expression) -> Expression { Expression(lhs) - rhs }

    package static func - (lhs: Variable, rhs: Double) -> Expression { Expression([Term(lhs)], constant: -rhs) }

    package static func * (lhs: Double, rhs: Variable) -> Expression { Expression([Term(rhs, lhs)]) }
}
