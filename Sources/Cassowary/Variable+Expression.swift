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
