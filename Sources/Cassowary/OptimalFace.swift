/// The values that leave the objective of an optimal tableau as it is.
struct OptimalFace {
    private let tableau: Tableau

    init(of tableau: Tableau) { self.tableau = tableau }

    /// Whether an expression of movable symbols, 0 now, has another value on the face.
    func moves(_ movable: [Row.Entry]) -> Bool {
        if movable.contains(where: { tableau.symbols[$0.symbol].kind == .free }) { return true }
        return canFall(movable, sign: 1) || canFall(movable, sign: -1)
    }

    /// Whether `sign * expression` can fall while symbols with a cost stay 0: the primal simplex method on a copy.
    private func canFall(_ expression: [Row.Entry], sign: Double) -> Bool {
        // No symbol falls below 0.
        guard expression.contains(where: { sign * $0.coefficient < 0 }) else { return false }
        var copy = tableau
        for index in copy.symbols.indices where copy.symbols[index].isInUse && copy.symbols[index].row < 0 {
            if !copy.symbols[index].cost.isZero { copy.symbols[index].kind = .dummy }
            copy.symbols[index].cost.removeAll()
        }
        let value = copy.makeSymbol(.free, owner: -1)
        for entry in expression { copy.accumulate(entry.symbol, sign * entry.coefficient) }
        copy.accumulator.normalize()
        let row = copy.insertRow(basic: value)
        copy.addCost(1, of: value, at: 0)
        var simplex = PrimalSimplex()
        simplex.minimize(&copy)
        return simplex.isUnbounded || copy.rows[row].constant < -1e-6
    }
}
