import Cassowary

/// A system of constraints as data.
struct System {
    struct Item {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Float
    }

    var name: String
    var variableCount = 0
    var items: [Item] = []
    /// The item whose constant the benchmark edits, and the one that it removes and adds.
    var edited = 0
    var removed = 0

    init(_ name: String) { self.name = name }

    mutating func makeVariable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func makeView() -> View {
        View(x: makeVariable(), y: makeVariable(), width: makeVariable(), height: makeVariable())
    }

    mutating func add(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
        _ priority: Float = 1000
    ) {
        items.append(Item(terms: terms, relation: relation, constant: constant, priority: priority))
    }

    /// Adds `first = sum of others + constant`.
    mutating func define(_ first: Int, _ others: [(variable: Int, coefficient: Double)], _ constant: Double = 0) {
        add([(first, 1)] + others.map { ($0.variable, -$0.coefficient) }, .equal, constant)
    }

    /// One line a constraint: relation, priority, constant, number of terms, variables and coefficients.
    var text: String {
        var lines = ["\(variableCount) \(items.count) \(edited) \(removed)"]
        for item in items {
            let terms = item.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
            lines.append("\(item.relation.rawValue) \(item.priority) \(item.constant) \(item.terms.count) \(terms)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The variables of a view.
struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}
