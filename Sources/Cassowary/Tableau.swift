/// The sparse simplex tableau in basic feasible solved form.
///
/// Rows and columns reference each other, and rows that became infeasible or columns whose reduced cost became negative are
/// queued. The cost of an operation is that of the rows it changes, so that independent systems can share one tableau.
///
/// Invariants between operations: free symbols are parametric only in rows of free symbols; rows whose basic symbol is
/// a dummy mention dummies only; the two symbols of a soft constraint have opposite columns.
struct Tableau: Sendable {
    /// A pivot, kept for its reversal.
    private struct Pivot: Sendable, BitwiseCopyable {
        var leaving: Int
        var entering: Int
    }

    var symbols: [Symbol] = []
    var rows: [Row] = []
    /// The row to be inserted next.
    var accumulator = RowAccumulator()
    /// Free symbols whose value may have changed since the list was cleared.
    var changedSymbols: [Int] = []
    private(set) var pivotCount = 0

    private var vacantSymbols: [Int] = []
    private var vacantRows: [Int] = []
    /// Symbols whose reduced cost may be negative.
    private var candidates: [Int] = []
    /// Rows that may be infeasible.
    private var infeasibleRows: [Int] = []
    /// The pivots since recording began, for `undoPivots()`.
    private var pivotLog: [Pivot] = []
    private var isRecording = false

    // Buffers of `pivot(row:entering:)`, kept for their capacity.
    private var pivotRow = PivotRow()
    private var pivotColumn: [Int] = []
    private var pivotCost = CostVector()

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int) -> Int {
        if let index = vacantSymbols.popLast() {
            symbols[index].kind = kind
            symbols[index].owner = owner
            symbols[index].partner = -1
            symbols[index].isInUse = true
            return index
        }
        symbols.append(Symbol(kind: kind, owner: owner))
        accumulator.addSlot()
        return symbols.count - 1
    }

    /// Frees a symbol; its row, and its occurrences in others, go.
    mutating func removeSymbol(_ symbol: Int) {
        if symbols[symbol].row >= 0 { removeRow(symbols[symbol].row) }
        while let row = symbols[symbol].column.popLast() {
            if let position = rows[row].position(of: symbol) { rows[row].entries.remove(at: position) }
        }
        symbols[symbol].cost.removeAll()
        symbols[symbol].isInUse = false
        symbols[symbol].isQueued = false
        vacantSymbols.append(symbol)
    }

    func value(of symbol: Int) -> Double {
        let row = symbols[symbol].row
        return row >= 0 ? rows[row].constant : 0
    }

    /// Adds `weight * symbol` to the objective at `priority`.
    mutating func addCost(_ weight: Double, of symbol: Int, at priority: Float) {
        let row = symbols[symbol].row
        guard row >= 0 else {
            symbols[symbol].cost.add(weight, at: priority)
            return enqueueCost(of: symbol)
        }
        for index in rows[row].entries.indices {
            let entry = rows[row].entries[index]
            symbols[entry.symbol].cost.add(weight * entry.coefficient, at: priority)
            enqueueCost(of: entry.symbol)
        }
    }

    // MARK: Rows

    /// Adds `factor * symbol` to the accumulator, with a basic symbol replaced by its row.
    mutating func accumulate(_ symbol: Int, _ factor: Double) {
        let row = symbols[symbol].row
        guard row >= 0 else { return accumulator.add(factor, symbol) }
        accumulator.constant += factor * rows[row].constant
        for index in rows[row].entries.indices {
            let entry = rows[row].entries[index]
            accumulator.add(factor * entry.coefficient, entry.symbol)
        }
    }

    /// Adds the row `basic = accumulator` and clears the accumulator, which is normalized.
    mutating func insertRow(basic: Int) -> Int {
        let index: Int
        if let vacant = vacantRows.popLast() {
            index = vacant
        } else {
            index = rows.count
            rows.append(Row(basic: basic, constant: 0))
        }
        rows[index].basic = basic
        rows[index].constant = accumulator.constant
        rows[index].entries.reserveCapacity(accumulator.symbols.count + 1)
        for symbol in accumulator.symbols {
            let coefficient = accumulator.coefficient(of: symbol)
            rows[index].entries.append(Row.Entry(symbol: symbol, coefficient: coefficient))
            symbols[symbol].column.append(index)
        }
        symbols[basic].row = index
        accumulator.removeAll()
        return index
    }

    mutating func removeRow(_ row: Int) {
        for index in rows[row].entries.indices {
            removeOccurrence(of: rows[row].entries[index].symbol, in: row)
        }
        rows[row].entries.removeAll(keepingCapacity: true)
        symbols[rows[row].basic].row = -1
        rows[row].basic = -1
        vacantRows.append(row)
    }

    /// Removes `row` from the column of `symbol`.
    private mutating func removeOccurrence(of symbol: Int, in row: Int) {
        guard let position = symbols[symbol].column.lastIndex(of: row) else { return }
        symbols[symbol].column.swapAt(position, symbols[symbol].column.count - 1)
        symbols[symbol].column.removeLast()
    }

    /// Adds `difference` to the constant of a row, which is queued where that makes it infeasible.
    mutating func shiftRow(_ row: Int, by difference: Double) {
        rows[row].constant += difference
        enqueueConstant(of: row)
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

    // MARK: Pivots

    /// Makes `entering` basic in `row`, and its basic symbol parametric.
    mutating func pivot(row: Int, entering: Int) {
        let leaving = rows[row].basic
        pivotCount += 1
        if isRecording { pivotLog.append(Pivot(leaving: leaving, entering: entering)) }
        swap(&rows[row].entries, &pivotRow.entries)
        let constant = pivotRow.solve(for: entering, leaving: leaving, constant: rows[row].constant)
        rows[row].basic = entering
        rows[row].constant = constant
        symbols[leaving].row = -1
        symbols[leaving].column.append(row)
        symbols[entering].row = row
        if symbols[leaving].kind == .free { enqueueChange(of: leaving) }
        enqueueConstant(of: row)

        swap(&symbols[entering].column, &pivotColumn)
        for index in pivotColumn.indices where pivotColumn[index] != row {
            substitute(entering, in: pivotColumn[index], constant: constant)
        }
        pivotColumn.removeAll(keepingCapacity: true)
        swap(&symbols[entering].column, &pivotColumn)
        distributeCost(of: entering)
        swap(&rows[row].entries, &pivotRow.entries)
    }

    /// Replaces `entering` in `row` by `constant` plus the pivot's row.
    private mutating func substitute(_ entering: Int, in row: Int, constant: Double) {
        let factor = pivotRow.substitute(for: entering, in: &rows[row])
        for symbol in pivotRow.filledSymbols { symbols[symbol].column.append(row) }
        for symbol in pivotRow.cancelledSymbols { removeOccurrence(of: symbol, in: row) }
        if constant != 0 { shiftRow(row, by: factor * constant) }
    }

    /// Moves the reduced cost of `entering`, now basic, to the symbols of the pivot's row.
    private mutating func distributeCost(of entering: Int) {
        guard !symbols[entering].cost.isZero else { return }
        swap(&symbols[entering].cost, &pivotCost)
        for entry in pivotRow.entries {
            symbols[entry.symbol].cost.add(pivotCost, scaledBy: entry.coefficient)
            enqueueCost(of: entry.symbol)
        }
        pivotCost.removeAll()
        swap(&symbols[entering].cost, &pivotCost)
    }

    /// The pivots of one run of the simplex method.
    var pivotBudget: PivotBudget { PivotBudget(rowCount: rows.count, symbolCount: symbols.count) }

    /// Records the pivots from now on.
    mutating func beginRecording() { isRecording = true }

    /// Ends the recording; its pivots can be reversed until they are removed.
    mutating func endRecording() { isRecording = false }

    mutating func removeRecordedPivots() { pivotLog.removeAll(keepingCapacity: true) }

    /// Reverses the recorded pivots, the last one first.
    mutating func undoPivots() {
        while let record = pivotLog.popLast() {
            pivot(row: symbols[record.entering].row, entering: record.leaving)
        }
    }

    // MARK: Queues

    /// Whether rows are queued that may be infeasible.
    var hasInfeasibleRows: Bool { !infeasibleRows.isEmpty }

    /// Queues a row whose constant changed: as infeasible, or its variable as changed.
    mutating func enqueueConstant(of row: Int) {
        let basic = rows[row].basic
        let constant = rows[row].constant
        switch symbols[basic].kind {
        case .free: enqueueChange(of: basic)
        case .restricted: if constant < -Tolerance.feasibility { enqueueInfeasible(row) }
        case .dummy: if abs(constant) > Tolerance.feasibility { enqueueInfeasible(row) }
        }
    }

    private mutating func enqueueChange(of symbol: Int) {
        guard !symbols[symbol].isQueued else { return }
        symbols[symbol].isQueued = true
        changedSymbols.append(symbol)
    }

    mutating func enqueueInfeasible(_ row: Int) {
        guard !rows[row].isQueued else { return }
        rows[row].isQueued = true
        infeasibleRows.append(row)
    }

    /// Queues a parametric symbol whose reduced cost changed, if that is negative.
    private mutating func enqueueCost(of symbol: Int) {
        guard !symbols[symbol].isQueued, symbols[symbol].cost.isNegative, symbols[symbol].kind == .restricted else {
            return
        }
        symbols[symbol].isQueued = true
        candidates.append(symbol)
    }

    /// Removes a symbol of negative reduced cost from the queue: the last one, or that with the smallest index.
    mutating func nextCandidate(smallest: Bool) -> Int? {
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

    /// Removes an infeasible row from the queue: the last one, or that whose basic symbol has the smallest index.
    mutating func nextInfeasibleRow(smallest: Bool) -> Int? {
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
}
