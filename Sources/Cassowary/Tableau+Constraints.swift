/// Rows of constraints: insertion, removal and edits of constants.
extension Tableau {
    /// Adds the constraint `accumulator = marker - partner`, where a required constraint has no partner (-1).
    ///
    /// The row of a required constraint may be infeasible; it is queued then.
    mutating func insertConstraint(marker: Int, partner: Int) {
        if partner >= 0 {
            accumulate(partner, 1)
            symbols[marker].partner = partner
            symbols[partner].partner = marker
        }
        accumulator.normalize()
        let row = insertRow(basic: marker)
        if let free = rows[row].entries.first(where: { symbols[$0.symbol].kind == .free })?.symbol {
            pivot(row: row, entering: free)
        } else if partner >= 0 {
            if rows[row].constant < 0 { pivot(row: row, entering: partner) }
        } else if symbols[marker].kind == .dummy, abs(rows[row].constant) <= Tolerance.feasibility {
            rows[row].constant = 0
            if let entering = enteringSymbol(for: row, sign: 1) ?? enteringSymbol(for: row, sign: -1) {
                pivot(row: row, entering: entering)
            }
        } else {
            enqueueConstant(of: row)
        }
    }

    /// Removes the constraint of the symbols, whose costs are 0. The tableau stays feasible.
    mutating func removeConstraint(marker: Int, partner: Int) {
        var row = symbols[marker].row
        if row < 0, partner >= 0 { row = symbols[partner].row }
        if row < 0, let leaving = leavingRow(removing: marker) {
            pivot(row: leaving, entering: marker)
            row = leaving
        }
        if row >= 0 { removeRow(row) }
        removeSymbol(marker)
        if partner >= 0 { removeSymbol(partner) }
    }

    /// The row in which a marker without bounds can become basic so that the others stay feasible.
    private func leavingRow(removing marker: Int) -> Int? {
        var freeRow: Int?
        var falling: Int?
        var fallingRatio = Double.infinity
        var rising: Int?
        var risingRatio = Double.infinity
        for row in symbols[marker].column {
            let coefficient = rows[row].coefficient(of: marker)
            switch symbols[rows[row].basic].kind {
            case .dummy: return row
            case .free: if freeRow.map({ rows[row].basic > rows[$0].basic }) ?? true { freeRow = row }
            case .restricted:
                guard abs(coefficient) > Tolerance.pivot else { continue }
                let ratio = max(0, rows[row].constant) / abs(coefficient)
                if coefficient < 0, ratio < fallingRatio {
                    falling = row
                    fallingRatio = ratio
                } else if coefficient > 0, ratio < risingRatio {
                    rising = row
                    risingRatio = ratio
                }
            }
        }
        return falling ?? rising ?? freeRow
    }

    /// Adds `difference` to the constant of the constraint `expression = marker - partner`.
    ///
    /// Rows that become infeasible are queued.
    mutating func shiftConstant(marker: Int, partner: Int, by difference: Double) {
        if symbols[marker].row >= 0 {
            shiftRow(symbols[marker].row, by: difference)
        } else if partner >= 0, symbols[partner].row >= 0 {
            shiftRow(symbols[partner].row, by: -difference)
        } else {
            for index in symbols[marker].column.indices {
                let row = symbols[marker].column[index]
                shiftRow(row, by: -difference * rows[row].coefficient(of: marker))
            }
        }
    }
}
