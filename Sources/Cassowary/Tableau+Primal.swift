/// The primal simplex method on the queued columns.
extension Tableau {
    /// Restores optimality of a feasible tableau.
    ///
    /// A symbol grows beyond the breakpoints at which the error of a soft constraint becomes its partner, as long as the
    /// objective falls: these pivots change one row each.
    mutating func minimize() {
        var stalls = 0
        var remaining = pivotLimit
        while remaining > 0, let entering = nextCandidate(smallest: stalls > Self.stallLimit) {
            remaining -= 1
            collectBreakpoints(of: entering)
            let smallest = stalls > Self.stallLimit
            var next = nextBreakpoint(smallest: smallest)
            while !smallest, let point = next, passes(point, entering) {
                pivot(row: point.row, entering: symbols[rows[point.row].basic].partner)
                next = nextBreakpoint(smallest: false)
            }
            guard let point = next else {
                isUnbounded = true
                continue
            }
            stalls = point.ratio > Tolerance.feasibility ? 0 : stalls + 1
            pivot(row: point.row, entering: entering)
        }
    }

    /// Removes a symbol of negative reduced cost from the queue: the last one, or that with the smallest index.
    private mutating func nextCandidate(smallest: Bool) -> Int? {
        while !candidates.isEmpty {
            if smallest, let position = candidates.indices.min(by: { candidates[$0] < candidates[$1] }) {
                candidates.swapAt(position, candidates.count - 1)
            }
            let symbol = candidates.removeLast()
            symbols[symbol].isQueued = false
            if symbols[symbol].row < 0, symbols[symbol].kind == .restricted, symbols[symbol].cost.isNegative {
                return symbol
            }
        }
        return nil
    }

    /// Collects the rows that fall as `entering` grows.
    private mutating func collectBreakpoints(of entering: Int) {
        breakpoints.removeAll(keepingCapacity: true)
        for position in symbols[entering].column.indices {
            let row = symbols[entering].column[position]
            guard symbols[rows[row].basic].kind == .restricted else { continue }
            let coefficient = -rows[row].coefficient(of: entering)
            guard coefficient > Tolerance.pivot else { continue }
            let ratio = max(0, rows[row].constant) / coefficient
            breakpoints.append(Breakpoint(row: row, ratio: ratio, coefficient: coefficient))
        }
    }

    /// Removes the first breakpoint; of equal ones that with the largest coefficient, or with the smallest symbol.
    private mutating func nextBreakpoint(smallest: Bool) -> Breakpoint? {
        guard var best = breakpoints.first else { return nil }
        var bestPosition = 0
        for position in breakpoints.indices.dropFirst() {
            let point = breakpoints[position]
            if abs(point.ratio - best.ratio) <= Tolerance.value * max(1, best.ratio) {
                let isSmaller = rows[point.row].basic < rows[best.row].basic
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
    private mutating func passes(_ point: Breakpoint, _ entering: Int) -> Bool {
        let partner = symbols[rows[point.row].basic].partner
        guard partner >= 0, symbols[partner].row < 0, symbols[partner].kind == .restricted else { return false }
        trialCost.removeAll()
        trialCost.add(symbols[entering].cost, scaledBy: 1)
        trialCost.add(symbols[partner].cost, scaledBy: point.coefficient)
        return trialCost.isNegative
    }
}
