/// The dual simplex method on the rows that a tableau queued.
struct DualSimplex: Sendable {
    private var budget: PivotBudget

    init(_ budget: PivotBudget) { self.budget = budget }

    /// Restores feasibility of an optimal tableau.
    ///
    /// Returns a row that no values of the parametric symbols make feasible, or nil.
    mutating func restoreFeasibility(of tableau: inout Tableau) -> Int? {
        while !budget.isExhausted, let row = tableau.nextInfeasibleRow(smallest: budget.choosesSmallest) {
            let isExcess = tableau.symbols[tableau.rows[row].basic].kind == .dummy && tableau.rows[row].constant > 0
            guard let entering = tableau.enteringSymbol(for: row, sign: isExcess ? -1 : 1) else {
                tableau.enqueueInfeasible(row)
                return row
            }
            budget.record(progress: !tableau.symbols[entering].cost.isZero)
            budget.spend()
            tableau.pivot(row: row, entering: entering)
        }
        return nil
    }
}
