/// The reason why a solver refuses a constraint or an edit; the solver is as it was before.
package enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No values satisfy the constraint beside these required ones, in the order of their addition.
    ///
    /// The refused constraint itself has no identity and is not listed; a refused edit's is. Empty where the constraint
    /// contradicts itself.
    case unsatisfiable([ConstraintID])
    /// A coefficient, constant or priority is NaN, infinite, or above `Solver.largestMagnitude`.
    case outOfRange(Double)
    /// A variable of another solver, or one that was removed.
    case unknownVariable(Variable)
    /// A constraint of another solver, or one that was removed.
    case unknownConstraint(ConstraintID)
    /// The priority of a required constraint cannot change, and no constraint can become required.
    case requiredPriority(ConstraintID)

    package var description: String {
        switch self {
        case .unsatisfiable(let constraints):
            "constraint: contradicts \(constraints.count) required constraints. Remove one, or lower its priority."
        case .outOfRange(let number):
            "constraint: \(number) is out of range. Give a finite number of at most \(Solver.largestMagnitude)."
        case .unknownVariable:
            "constraint: a variable is not part of the solver. Use variables made by it and not removed since."
        case .unknownConstraint:
            "constraint: it is not part of the solver. Use constraints added to it and not removed since."
        case .requiredPriority:
            "constraint: a required priority cannot change. Remove the constraint and add another."
        }
    }

    /// Throws where a coefficient or constant is out of range.
    static func check(_ number: Double) throws(ConstraintError) {
        guard abs(number) <= Solver.largestMagnitude else { throw .outOfRange(number) }
    }
}
