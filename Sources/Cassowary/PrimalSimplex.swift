/// The primal simplex method on the columns that a tableau queued.
struct PrimalSimplex: Sendable {
    /// A row that stops an entering symbol, or that passes 0 there.
    private struct Breakpoint: Sendable, BitwiseCopyable {
        var row: Int
        /// The symbol's value at which the row's basic symbol is 0.
        var ratio: Double
        /// The speed at which it falls; above 0.
        var coefficient: Double
    }

    /// Whether a direction without bound was met.
    private(set) var isUnbounded = false
    // Buffers, kept for their capacity.
    private var breakpoints: [Breakpoint] = []
    private var trialCost = CostVector()

    /// Restores optimality of a feasible tableau.
    ///
    /// A symbol grows beyond the breakpoints at which the error of a soft constraint becomes its partner, as long as the
    /// objective falls: these pivots change one row each.
    mutating func minimize(_ tableau: inout Tableau) {
        var budget = tableau.pivotBudget
        while !budget.isExhausted, let entering = tableau.nextCandidate(smallest: budget.choosesSmallest) {
            budget.spend()
            collectBreakpoints(of: entering, in: &tableau)
            let smallest = budget.choosesSmallest
            var next = nextBreakpoint(smallest: smallest, in: &tableau)
            while !smallest, let point = next, passes(point, entering, in: &tableau) {
                tableau.pivot(row: point.row, entering: tableau.symbols[tableau.rows[point.row].basic].partner)
                next = nextBreakpoint(smallest: false, in: &tableau)
            }
            guard let point = next else {
                isUnbounded = true
                continue
            }
            budget.record(progress: point.ratio > Tolerance.feasibility)
            tableau.pivot(row: point.row, entering: entering)
        }
    }

    /// Collects the rows that fall as `entering` grows.
    private mutating func collectBreakpoints(of entering: Int, in tableau: inout Tableau) {
        breakpoints.removeAll(keepingCapacity: true)
        for position in tableau.symbols[entering].column.indices {
            let row = tableau.symbols[entering].column[position]
            guard tableau.symbols[tableau.rows[row].basic].kind == .restricted else { continue }
            let coefficient = -tableau.rows[row].coefficient(of: entering)
            guard coefficient > Tolerance.pivot else { continue }
            let ratio = max(0, tableau.rows[row].constant) / coefficient
            breakpoints.append(Breakpoint(row: row, ratio: ratio, coefficient: coefficient))
        }
    }

    /// Removes the first breakpoint; of equal ones that with the largest coefficient, or with the smallest symbol.
    private mutating func nextBreakpoint(smallest: Bool, in tableau: inout Tableau) -> Breakpoint? {
        guard var best = breakpoints.first else { return nil }
        var bestPosition = 0
        for position in breakpoints.indices.dropFirst() {
            let point = breakpoints[position]
            if abs(point.ratio - best.ratio) <= Tolerance.value * max(1, best.ratio) {
                let isSmaller = tableau.rows[point.row].basic < tableau.rows[best.row].basic
                let isSafer =
                    point.coefficient > best.coefficient || (point.coefficient == best.coefficient && isSmaller)
                guard smallest ? isSmaller : isSafer else { continue }
            } else if point.ratio > best.ratio {
                continue
            }
            best = point
            bestPosition = position
        }
        breakpoints.swapAt(bestPosition, breakpoints.count - 1)
        breakpoints.removeLast()
        return best
    }

    /// Whether `entering` still reduces the objective after the row's error became its partner.
    private mutating func passes(_ point: Breakpoint, _ entering: Int, in tableau: inout Tableau) -> Bool {
        let partner = tableau.symbols[tableau.rows[point.row].basic].partner
        guard partner >= 0, tableau.symbols[partner].row < 0, tableau.symbols[partner].kind == .restricted else {
            return false
        }
        trialCost.removeAll()
        trialCost.add(tableau.symbols[entering].cost, scaledBy: 1)
        trialCost.add(tableau.symbols[partner].cost, scaledBy: point.coefficient)
        return trialCost.isNegative
    }
}
