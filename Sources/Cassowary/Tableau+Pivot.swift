/// Exchanges of a basic symbol with a parametric one.
extension Tableau {
    /// Makes `entering` basic in `row`, and its basic symbol parametric.
    mutating func pivot(row: Int, entering: Int) {
        let leaving = rows[row].basic
        pivotCount += 1
        if isRecording { pivotLog.append(PivotRecord(leaving: leaving, entering: entering)) }
        swap(&rows[row].entries, &pivotEntries)
        let constant = solvePivotEntries(for: entering, leaving: leaving, constant: rows[row].constant)
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
        swap(&rows[row].entries, &pivotEntries)
    }

    /// Reverses the recorded pivots, the last one first, and ends the recording.
    mutating func undoPivots() {
        isRecording = false
        while let record = pivotLog.popLast() {
            pivot(row: symbols[record.entering].row, entering: record.leaving)
        }
    }

    /// Solves `leaving = constant + pivotEntries` for `entering`; returns the constant of the result.
    private mutating func solvePivotEntries(for entering: Int, leaving: Int, constant: Double) -> Double {
        guard let position = pivotEntries.firstIndex(where: { $0.symbol == entering }) else { return constant }
        let reciprocal = 1 / pivotEntries[position].coefficient
        for index in pivotEntries.indices { pivotEntries[index].coefficient *= -reciprocal }
        // The vacant position moves to where the leaving symbol belongs.
        var vacant = position
        while vacant > 0, pivotEntries[vacant - 1].symbol > leaving {
            pivotEntries[vacant] = pivotEntries[vacant - 1]
            vacant -= 1
        }
        while vacant + 1 < pivotEntries.count, pivotEntries[vacant + 1].symbol < leaving {
            pivotEntries[vacant] = pivotEntries[vacant + 1]
            vacant += 1
        }
        pivotEntries[vacant] = Entry(symbol: leaving, coefficient: reciprocal)
        return -constant * reciprocal
    }

    /// Replaces `entering` in `row` by `constant + pivotEntries`.
    private mutating func substitute(_ entering: Int, in row: Int, constant: Double) {
        let factor = rows[row].coefficient(of: entering)
        merge(row, factor: factor, omitting: entering)
        for symbol in filledSymbols { symbols[symbol].column.append(row) }
        for symbol in cancelledSymbols { removeOccurrence(of: symbol, in: row) }
        rows[row].entries.removeAll(keepingCapacity: true)
        rows[row].entries.append(contentsOf: mergedEntries[0..<mergedCount])
        if constant != 0 {
            rows[row].constant += factor * constant
            enqueueConstant(of: row)
        }
    }

    /// Merges the entries of `row` without `omitted` and `factor` times those of the pivot's row.
    ///
    /// The result is in `mergedEntries`; symbols that are new in the row, or cancelled, are listed.
    private mutating func merge(_ row: Int, factor: Double, omitting omitted: Int) {
        let capacity = rows[row].entries.count + pivotEntries.count
        while mergedEntries.count < capacity { mergedEntries.append(Entry(symbol: 0, coefficient: 0)) }
        filledSymbols.removeAll(keepingCapacity: true)
        cancelledSymbols.removeAll(keepingCapacity: true)
        mergedCount = rows[row].entries.withUnsafeBufferPointer { left in
            pivotEntries.withUnsafeBufferPointer { right in
                mergedEntries.withUnsafeMutableBufferPointer { result in
                    Self.merge(
                        left, right, factor: factor, omitting: omitted, into: result, filled: &filledSymbols,
                        cancelled: &cancelledSymbols)
                }
            }
        }
    }

    /// Writes `left + factor * right` without `omitted`; returns the number of entries.
    private static func merge(
        _ left: UnsafeBufferPointer<Entry>, _ right: UnsafeBufferPointer<Entry>, factor: Double,
        omitting omitted: Int, into result: UnsafeMutableBufferPointer<Entry>, filled: inout [Int],
        cancelled: inout [Int]
    ) -> Int {
        var index = 0
        var count = 0
        for entry in right {
            while index < left.count, left[index].symbol < entry.symbol {
                result[count] = left[index]
                if left[index].symbol != omitted { count += 1 }
                index += 1
            }
            let product = factor * entry.coefficient
            if index < left.count, left[index].symbol == entry.symbol {
                let sum = left[index].coefficient + product
                result[count] = Entry(symbol: entry.symbol, coefficient: sum)
                if abs(sum) > Tolerance.coefficient * max(1, abs(product)) {
                    count += 1
                } else {
                    cancelled.append(entry.symbol)
                }
                index += 1
            } else if abs(product) > Tolerance.coefficient {
                result[count] = Entry(symbol: entry.symbol, coefficient: product)
                count += 1
                filled.append(entry.symbol)
            }
        }
        while index < left.count {
            result[count] = left[index]
            if left[index].symbol != omitted { count += 1 }
            index += 1
        }
        return count
    }

    /// Moves the reduced cost of `entering`, now basic, to the symbols of `pivotEntries`.
    private mutating func distributeCost(of entering: Int) {
        guard !symbols[entering].cost.isZero else { return }
        swap(&symbols[entering].cost, &pivotCost)
        for entry in pivotEntries {
            symbols[entry.symbol].cost.add(pivotCost, scaledBy: entry.coefficient)
            enqueueCost(of: entry.symbol)
        }
        pivotCost.removeAll()
        swap(&symbols[entering].cost, &pivotCost)
    }
}
