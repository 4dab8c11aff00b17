/// The dual simplex method on the queued rows.
extension Tableau {
    /// Pivots of no progress after which Bland's rule chooses, which cannot cycle.
    static let stallLimit = 40

    /// A bound on the pivots of one call, which no sound system reaches.
    var pivotLimit: Int { 200 + 4 * (rows.count + symbols.count) }

    /// Restores feasibility of an optimal tableau: the dual simplex method.
    ///
    /// Returns a row that no values of the parametric symbols make feasible, or nil.
    mutating func restoreFeasibility() -> Int? {
        var stalls = 0
        var remaining = pivotLimit
        while remaining > 0, let row = nextInfeasible(smallest: stalls > Self.stallLimit) {
            let isExcess = symbols[rows[row].basic].kind == .dummy && rows[row].constant > 0
            guard let entering = enteringSymbol(for: row, sign: isExcess ? -1 : 1) else {
                enqueueInfeasible(row)
                return row
            }
            stalls = symbols[entering].cost.isZero ? stalls + 1 : 0
            remaining -= 1
            pivot(row: row, entering: entering)
        }
        return nil
    }

    /// Empties the queue of infeasible rows.
    mutating func clearInfeasibleRows() {
        while let row = infeasibleRows.popLast() { rows[row].isQueued = false }
    }

    private func isInfeasible(_ row: Int) -> Bool {
        guard rows[row].basic >= 0 else { return false }
        return switch symbols[rows[row].basic].kind {
        case .free: false
        case .restricted: rows[row].constant < -Tolerance.feasibility
        case .dummy: abs(rows[row].constant) > Tolerance.feasibility
        }
    }

    /// Removes an infeasible row from the queue: the last one, or that whose basic symbol has the smallest index.
    private mutating func nextInfeasible(smallest: Bool) -> Int? {
        while !infeasibleRows.isEmpty {
            if smallest,
                let position = infeasibleRows.indices.min(by: {
                    rows[infeasibleRows[$0]].basic < rows[infeasibleRows[$1]].basic
                })
            {
                infeasibleRows.swapAt(position, infeasibleRows.count - 1)
            }
            let row = infeasibleRows.removeLast()
            rows[row].isQueued = false
            if isInfeasible(row) { return row }
        }
        return nil
    }

    /// The symbol whose growth raises `sign * row` at the least cost; nil if none raises it.
    func enteringSymbol(for row: Int, sign: Double) -> Int? {
        var best: Int?
        var bestCoefficient = 0.0
        for index in rows[row].entries.indices {
            let symbol = rows[row].entries[index].symbol
            let coefficient = sign * rows[row].entries[index].coefficient
            if symbols[symbol].kind == .free, abs(coefficient) > Tolerance.pivot { return symbol }
            guard symbols[symbol].kind == .restricted, coefficient > Tolerance.pivot else { continue }
            if let current = best {
                let order = symbols[symbol].cost.compareRatio(
                    coefficient, with: symbols[current].cost, bestCoefficient)
                guard order < 0 else { continue }
            }
            best = symbol
            bestCoefficient = coefficient
        }
        return best
    }
}
