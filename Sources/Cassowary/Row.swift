/// A row of the tableau: a basic symbol as constant plus a sum of parametric symbols.
struct Row: Sendable {
    /// A parametric symbol times a coefficient.
    struct Entry: Sendable, BitwiseCopyable {
        var symbol: Int
        var coefficient: Double
    }

    var basic: Int
    /// The basic symbol's value, as parametric symbols are 0.
    var constant: Double
    /// Sorted by symbol.
    var entries: [Entry] = []
    /// Whether the row is in the queue of infeasible ones.
    var isQueued = false

    /// The position of the entry for `symbol`, by binary search.
    func position(of symbol: Int) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].symbol == symbol ? low : nil
    }

    func coefficient(of symbol: Int) -> Double {
        guard let position = position(of: symbol) else { return 0 }
        return entries[position].coefficient
    }
}
