/// An expression of parametric symbols under construction: the row to be inserted next.
struct RowAccumulator: Sendable {
    /// The symbols of the expression, sorted once it is normalized.
    private(set) var symbols: [Int] = []
    var constant = 0.0
    /// The coefficients of all symbols of the tableau; 0 for those that the expression lacks.
    private var coefficients: [Double] = []
    private var isIncluded: [Bool] = []

    /// Makes room for another symbol of the tableau.
    mutating func addSlot() {
        coefficients.append(0)
        isIncluded.append(false)
    }

    func coefficient(of symbol: Int) -> Double { coefficients[symbol] }

    /// Adds `factor * symbol`.
    mutating func add(_ factor: Double, _ symbol: Int) {
        if !isIncluded[symbol] {
            isIncluded[symbol] = true
            symbols.append(symbol)
        }
        coefficients[symbol] += factor
    }

    /// Removes coefficients that count as 0 and sorts the others' symbols.
    mutating func normalize() {
        var count = 0
        for symbol in symbols {
            if abs(coefficients[symbol]) > Tolerance.coefficient {
                symbols[count] = symbol
                count += 1
            } else {
                coefficients[symbol] = 0
                isIncluded[symbol] = false
            }
        }
        symbols.removeLast(symbols.count - count)
        symbols.sort()
    }

    mutating func removeAll() {
        for symbol in symbols {
            coefficients[symbol] = 0
            isIncluded[symbol] = false
        }
        symbols.removeAll(keepingCapacity: true)
        constant = 0
    }
}
