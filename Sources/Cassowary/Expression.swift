/// A variable times a coefficient.
package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A linear expression: a sum of terms and a constant.
///
/// A variable may occur in several terms; the solver adds their coefficients.
package struct Expression: Hashable, Sendable {
    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ variable: Variable) { self.init([Term(variable)]) }

    /// Removes terms and constant; capacity is kept.
    package mutating func removeAll() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }

    package static func + (lhs: Expression, rhs: Expression) -> Expression {
        Expression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
    }

    package static func + (lhs: Expression, rhs: Double) -> Expression {
        Expression(lhs.terms, constant: lhs.constant + rhs)
    }

    package static func + (lhs: Expression, rhs: Variable) -> Expression { lhs + Expression(rhs) }

    package static func - (lhs: Expression, rhs: Expression) -> Expression { lhs + -1 * rhs }

    package static func - (lhs: Expression, rhs: Double) -> Expression { lhs + -rhs }

    package static func - (lhs: Expression, rhs: Variable) -> Expression { lhs + -1 * rhs }

    package static func * (lhs: Double, rhs: Expression) -> Expression {
        Expression(
            rhs.terms.map { Term($0.variable, lhs * $0.coefficient) }, constant: lhs * rhs.constant)
    }
}
