/// The row of a pivot, solved for the entering symbol, and its substitution into other rows.
struct PivotRow: Sendable {
    /// The row's entries; those of the tableau are exchanged for them during a pivot.
    var entries: [Row.Entry] = []
    /// The symbols that the last substitution brought into its row.
    private(set) var filledSymbols: [Int] = []
    /// The symbols that it removed.
    private(set) var cancelledSymbols: [Int] = []
    private var merged: [Row.Entry] = []
    private var mergedCount = 0

    /// Solves `leaving = constant + entries` for `entering`; returns the constant of the result.
    mutating func solve(for entering: Int, leaving: Int, constant: Double) -> Double {
        guard let position = entries.firstIndex(where: { $0.symbol == entering }) else { return constant }
        let reciprocal = 1 / entries[position].coefficient
        for index in entries.indices { entries[index].coefficient *= -reciprocal }
        // The vacant position moves to where the leaving symbol belongs.
        var vacant = position
        while vacant > 0, entries[vacant - 1].symbol > leaving {
            entries[vacant] = entries[vacant - 1]
            vacant -= 1
        }
        while vacant + 1 < entries.count, entries[vacant + 1].symbol < leaving {
            entries[vacant] = entries[vacant + 1]
            vacant += 1
        }
        entries[vacant] = Row.Entry(symbol: leaving, coefficient: reciprocal)
        return -constant * reciprocal
    }

    /// Replaces `entering` in the entries of `row` by those of this one; returns the coefficient that it had.
    mutating func substitute(for entering: Int, in row: inout Row) -> Double {
        let factor = row.coefficient(of: entering)
        row.entries.withUnsafeBufferPointer { merge($0, factor: factor, omitting: entering) }
        row.entries.removeAll(keepingCapacity: true)
        row.entries.append(contentsOf: merged[0..<mergedCount])
        return factor
    }

    /// Merges `other` without `omitted` and `factor` times the row's entries into `merged`.
    private mutating func merge(
        _ other: UnsafeBufferPointer<Row.Entry>, factor: Double, omitting omitted: Int
    ) {
        let capacity = other.count + entries.count
        while merged.count < capacity { merged.append(Row.Entry(symbol: 0, coefficient: 0)) }
        filledSymbols.removeAll(keepingCapacity: true)
        cancelledSymbols.removeAll(keepingCapacity: true)
        mergedCount = entries.withUnsafeBufferPointer { own in
            merged.withUnsafeMutableBufferPointer { result in
                Self.merge(
                    other, own, factor: factor, omitting: omitted, into: result, filled: &filledSymbols,
                    cancelled: &cancelledSymbols)
            }
        }
    }

    /// Writes `left + factor * right` without `omitted`; returns the number of entries.
    private static func merge(
        _ left: UnsafeBufferPointer<Row.Entry>, _ right: UnsafeBufferPointer<Row.Entry>, factor: Double,
        omitting omitted: Int, into result: UnsafeMutableBufferPointer<Row.Entry>, filled: inout [Int],
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
                result[count] = Row.Entry(symbol: entry.symbol, coefficient: sum)
                if abs(sum) > Tolerance.coefficient * max(1, abs(product)) {
                    count += 1
                } else {
                    cancelled.append(entry.symbol)
                }
                index += 1
            } else if abs(product) > Tolerance.coefficient {
                result[count] = Row.Entry(symbol: entry.symbol, coefficient: product)
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
}
