/// Variables that the constraints do not determine, and constraints without effect.
extension Solver {
    /// Required constraints that rounding made unsatisfiable when others were removed; every `solve()` tries them again.
    package var suspendedConstraints: [ConstraintID] {
        pending.filter { constraints[Int($0)].isRequired }.map { id(of: Int($0)) }
    }

    /// Whether another optimum exists in which the variable has another value. True for an outdated variable.
    ///
    /// For the constraints of the last `solve()`. Usually costs the variable's expansion into leaves; a copy of the
    /// tableau is explored where symbols without cost remain in it.
    package mutating func isAmbiguous(_ variable: Variable) -> Bool {
        guard let index = index(of: variable) else { return true }
        walkRoots.removeAll(keepingCapacity: true)
        walkRoots.append(Int32(index))
        variables[index].weight = 1
        expandedConstant = 0
        expandRoots()
        guard expandedTerms.allSatisfy({ variables[$0.symbol].symbol >= 0 }) else { return true }
        for term in expandedTerms { tableau.accumulate(Int(variables[term.symbol].symbol), term.coefficient) }
        tableau.normalizeAccumulator()
        let terms = tableau.accumulated.map { Entry(symbol: $0, coefficient: tableau.accumulator[$0]) }
        tableau.clearAccumulator()
        return tableau.isMovable(terms)
    }
}
