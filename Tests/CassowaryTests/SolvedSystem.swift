import Cassowary

/// A solver with the constraints of a vector.
struct SolvedSystem {
    var solver = Solver()
    var variables: [Variable]
    /// The constraints in the vector's order; nil for one that is absent or was refused.
    var ids: [ConstraintID?]
    var refusals: [ConstraintError] = []
    let vector: SystemVector

    init(_ vector: SystemVector, order: [Int]? = nil, solve: Bool = true) {
        self.vector = vector
        variables = []
        for _ in 0..<vector.count { variables.append(solver.makeVariable()) }
        ids = vector.constraints.map { _ in nil }
        for index in order ?? Array(vector.constraints.indices) { add(index) }
        if solve { solver.solve() }
    }

    mutating func add(_ index: Int) {
        let item = vector.constraints[index]
        do {
            ids[index] = try solver.add(expression(item), item.relation, item.c, priority: item.priority)
        } catch {
            refusals.append(error)
        }
    }

    mutating func remove(_ index: Int) {
        if let id = ids[index] { solver.remove(id) }
        ids[index] = nil
    }

    func expression(_ item: SystemVector.Item) -> Expression {
        Expression(item.t.map { Term(variables[Int($0[0])], $0[1]) })
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// Whether the values are the vector's where that determines them.
    var matches: Bool { zip(values, vector.values).allSatisfy { abs($0 - ($1 ?? $0)) < 1e-6 } }
}
