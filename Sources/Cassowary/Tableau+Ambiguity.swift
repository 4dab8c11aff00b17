/// Exploration of the optimal face.
extension Tableau {
    /// Whether an expression of parametric symbols, 0 now, has another value at another optimum.
    func isMovable(_ expression: [Entry]) -> Bool {
        let movable = expression.filter { symbols[$0.symbol].kind != .dummy && symbols[$0.symbol].cost.isZero }
        if movable.isEmpty { return false }
        if movable.contains(where: { symbols[$0.symbol].kind == .free }) { return true }
        return canFall(movable, sign: 1) || canFall(movable, sign: -1)
    }

    /// Whether `sign * expression` can fall while symbols with a cost stay 0: the primal simplex method on a copy.
    private func canFall(_ expression: [Entry], sign: Double) -> Bool {
        var copy = self
        for index in copy.symbols.indices where copy.symbols[index].isInUse && copy.symbols[index].row < 0 {
            if !copy.symbols[index].cost.isZero { copy.symbols[index].kind = .dummy }
            copy.symbols[index].cost.removeAll()
        }
        let value = copy.makeSymbol(.free, owner: -1)
        for entry in expression { copy.accumulate(entry.symbol, sign * entry.coefficient) }
        copy.normalizeAccumulator()
        let row = copy.insertRow(basic: value)
        copy.isUnbounded = false
        copy.addCost(1, of: value, at: 0)
        copy.minimize()
        return copy.isUnbounded || copy.rows[row].constant < -1e-6
    }
}
