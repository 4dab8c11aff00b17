/// The sparse simplex tableau in basic feasible solved form.
///
/// Rows and columns reference each other, and rows that became infeasible or columns whose reduced cost became negative are
/// queued. The cost of an operation is that of the rows it changes, so that independent systems can share one tableau.
///
/// Invariants between operations: free symbols are parametric only in rows of free symbols; rows whose basic symbol is
/// a dummy mention dummies only; the two symbols of a soft constraint have opposite columns.
struct Tableau: Sendable {
    var symbols: [Symbol] = []
    var rows: [Row] = []
    private var vacantSymbols: [Int] = []
    private var vacantRows: [Int] = []

    /// Symbols whose reduced cost may be negative.
    var candidates: [Int] = []
    /// Rows that may be infeasible.
    var infeasibleRows: [Int] = []
    /// Free symbols whose value may have changed since the list was cleared.
    var changedSymbols: [Int] = []
    /// The pivots since recording began, for `undoPivots()`.
    var pivotLog: [PivotRecord] = []
    var isRecording = false
    var pivotCount = 0
    /// Whether `minimize()` met a direction without bound since this was cleared.
    var isUnbounded = false

    /// The accumulator: an expression of parametric symbols under construction.
    var accumulator: [Double] = []
    var accumulated: [Int] = []
    var accumulatedConstant = 0.0
    private var isAccumulated: [Bool] = []

    // Buffers of `pivot(row:entering:)`, kept for their capacity.
    var pivotEntries: [Entry] = []
    var pivotColumn: [Int] = []
    var pivotCost = CostVector()
    var mergedEntries: [Entry] = []
    var mergedCount = 0
    var filledSymbols: [Int] = []
    var cancelledSymbols: [Int] = []
    /// The breakpoints of `minimize()`.
    var breakpoints: [Breakpoint] = []
    var trialCost = CostVector()

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Int {
        if let index = vacantSymbols.popLast() {
            symbols[index].kind = kind
            symbols[index].owner = owner
            symbols[index].partner = -1
            symbols[index].isInUse = true
            return index
        }
        symbols.append(Symbol(kind: kind, owner: owner))
        accumulator.append(0)
        isAccumulated.append(false)
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

    // MARK: Accumulator

    /// Adds `factor * symbol` to the accumulator, with a basic symbol replaced by its row.
    mutating func accumulate(_ symbol: Int, _ factor: Double) {
        let row = symbols[symbol].row
        guard row >= 0 else { return accumulateParametric(symbol, factor) }
        accumulatedConstant += factor * rows[row].constant
        for index in rows[row].entries.indices {
            let entry = rows[row].entries[index]
            accumulateParametric(entry.symbol, factor * entry.coefficient)
        }
    }

    private mutating func accumulateParametric(_ symbol: Int, _ factor: Double) {
        if !isAccumulated[symbol] {
            isAccumulated[symbol] = true
            accumulated.append(symbol)
        }
        accumulator[symbol] += factor
    }

    /// Removes coefficients that count as 0 and sorts the others' symbols.
    mutating func normalizeAccumulator() {
        var count = 0
        for symbol in accumulated {
            if abs(accumulator[symbol]) > Tolerance.coefficient {
                accumulated[count] = symbol
                count += 1
            } else {
                accumulator[symbol] = 0
                isAccumulated[symbol] = false
            }
        }
        accumulated.removeLast(accumulated.count - count)
        accumulated.sort()
    }

    mutating func clearAccumulator() {
        for symbol in accumulated {
            accumulator[symbol] = 0
            isAccumulated[symbol] = false
        }
        accumulated.removeAll(keepingCapacity: true)
        accumulatedConstant = 0
    }

    // MARK: Rows

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
        rows[index].constant = accumulatedConstant
        rows[index].entries.reserveCapacity(accumulated.count + 1)
        for symbol in accumulated {
            rows[index].entries.append(Entry(symbol: symbol, coefficient: accumulator[symbol]))
            symbols[symbol].column.append(index)
        }
        symbols[basic].row = index
        clearAccumulator()
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
    mutating func removeOccurrence(of symbol: Int, in row: Int) {
        guard let position = symbols[symbol].column.lastIndex(of: row) else { return }
        symbols[symbol].column.swapAt(position, symbols[symbol].column.count - 1)
        symbols[symbol].column.removeLast()
    }

    // MARK: Queues

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

    mutating func enqueueChange(of symbol: Int) {
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
    mutating func enqueueCost(of symbol: Int) {
        guard !symbols[symbol].isQueued, symbols[symbol].cost.isNegative, symbols[symbol].kind == .restricted else {
            return
        }
        symbols[symbol].isQueued = true
        candidates.append(symbol)
    }
}

/// A row that stops an entering symbol, or that passes 0 there.
struct Breakpoint: Sendable, BitwiseCopyable {
    var row: Int
    /// The symbol's value at which the row's basic symbol is 0.
    var ratio: Double
    /// The speed at which it falls; above 0.
    var coefficient: Double
}

/// A pivot, kept for its reversal.
struct PivotRecord: Sendable, BitwiseCopyable {
    var leaving: Int
    var entering: Int
}
