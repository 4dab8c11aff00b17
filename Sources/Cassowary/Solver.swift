/// An incremental solver of linear constraints with priorities: Cassowary.
///
/// G. Badros, A. Borning, P. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", 2001, with three
/// changes. Errors are weighed lexicographically by priority. Required equalities define one variable by others, where
/// one is free, and never reach the tableau. The tableau is sparse and its work is queued, so that the cost of a change
/// is that of the rows and definitions it affects.
///
/// `add`, `remove` and the edits keep the required constraints satisfiable. `solve()` then finds the optimum, and values
/// are those of the last `solve()`. Among several optima the result depends on the order of operations only; a variable
/// without constraints is 0.
package struct Solver: Sendable {
    /// The largest magnitude of coefficients and constants. Coefficients below its reciprocal count as 0.
    package static let largestMagnitude = 1e12

    var variables: [VariableRecord] = []
    var vacantVariables: [Int32] = []
    var constraints: [ConstraintRecord] = []
    var vacantConstraints: [Int32] = []
    var pool = TermPool()
    var tableau = Tableau()

    /// Constraints to be inserted by the next `solve()`.
    var pending: [Int32] = []
    /// Variables whose definition or constant changed since the last `solve()`.
    var changedRoots: [Int32] = []
    /// Variables whose value changed since the last report.
    var changedVariables: [Int32] = []
    var additionCount = 0
    /// Counts removals and edits of definitions, which invalidate `VariableRecord.base`.
    var baseVersion = 1
    /// Counts changes of the graph of definitions and of uses.
    var structureVersion = 1

    // Buffers of walks, kept for their capacity.
    var walkStack: [Visit] = []
    /// The result of `walkAncestors(usingBases:)`: every variable after those that define it.
    var ancestorOrder: [Int32] = []
    var walkMark = 0
    var walkRoots: [Int32] = []
    /// The walks of the last structural change, shift of rows and update of values.
    var structureWalk = Walk()
    var shiftWalk = Walk()
    var valueWalk = Walk()
    /// Rows found by a walk.
    var affectedRows: [Int32] = []
    var combinedTerms: [Term] = []
    /// The leaves of the last expansion.
    var expandedTerms: [Entry] = []
    var expandedConstant = 0.0

    /// The constants before an edit of several.
    var formerConstants: [Double] = []
    /// The next row that `refineRows(_:)` verifies.
    var refinementCursor = 0
    var needsRebuild = false

    package init() {}

    // MARK: Variables

    /// A new variable, of value 0.
    package mutating func makeVariable() -> Variable {
        if let index = vacantVariables.popLast() {
            let generation = variables[Int(index)].generation &+ 1
            variables[Int(index)] = VariableRecord(generation: generation)
            return Variable(index: index, generation: generation)
        }
        variables.append(VariableRecord())
        return Variable(index: Int32(variables.count - 1), generation: 0)
    }

    /// Removes a variable that no constraint mentions; returns whether it was removed.
    @discardableResult
    package mutating func remove(_ variable: Variable) -> Bool {
        guard let index = index(of: variable), variables[index].firstUse < 0 else { return false }
        if variables[index].symbol >= 0 { tableau.removeSymbol(Int(variables[index].symbol)) }
        variables[index].symbol = -1
        variables[index].isInUse = false
        vacantVariables.append(variable.index)
        structureVersion += 1
        return true
    }

    /// The value found by the last `solve()`; 0 for an outdated variable.
    package func value(of variable: Variable) -> Double {
        guard let index = index(of: variable) else { return 0 }
        return variables[index].value
    }

    func index(of variable: Variable) -> Int? {
        let index = Int(variable.index)
        guard variables.indices.contains(index), variables[index].isInUse,
            variables[index].generation == variable.generation
        else { return nil }
        return index
    }

    /// The pivots of the tableau since it was built: a measure of the work that needed the simplex method.
    package var pivotCount: Int { tableau.pivotCount }

    // MARK: Constraints

    /// Whether the constraint is part of the solver.
    package func contains(_ id: ConstraintID) -> Bool { index(of: id) != nil }

    func index(of id: ConstraintID) -> Int? {
        let index = Int(id.index)
        guard constraints.indices.contains(index), constraints[index].role != .vacant,
            constraints[index].generation == id.generation
        else { return nil }
        return index
    }

    func id(of constraint: Int) -> ConstraintID {
        ConstraintID(index: Int32(constraint), generation: constraints[constraint].generation)
    }

    /// Adds the constraint `expression (relation) constant`.
    ///
    /// Add required equalities with the variable that they position or size first, and before inequalities: then they
    /// define it. Throws where the numbers are out of range, a variable is unknown, or a required constraint contradicts
    /// others; the solver is then as it was.
    package mutating func add(
        _ expression: Expression, _ relation: Relation, _ constant: Double = 0, priority: Priority = .required
    ) throws(ConstraintError) -> ConstraintID {
        try Self.check(expression.constant)
        return try add(expression.terms, relation, constant, offset: expression.constant, priority)
    }

    /// Adds the constraint `variable (relation) constant`.
    package mutating func add(
        _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(ConstraintError) -> ConstraintID {
        try add(CollectionOfOne(Term(variable)), relation, constant, offset: 0, priority)
    }

    private mutating func add(
        _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, offset: Double, _ priority: Priority
    ) throws(ConstraintError) -> ConstraintID {
        try combineTerms(terms, constant, priority)
        let index = storeConstraint(relation, priority, offset: offset, constant: constant)
        do {
            try install(index)
        } catch {
            discard(index)
            throw error
        }
        return id(of: index)
    }

    /// Removes a constraint; returns whether it was part of the solver.
    @discardableResult
    package mutating func remove(_ id: ConstraintID) -> Bool {
        guard let index = index(of: id) else { return false }
        switch constraints[index].role {
        case .vacant: return false
        case .pending: removePending(index)
        case .row: detach(index)
        case .definition:
            collectAffectedRows(from: Int(constraints[index].defined))
            detachAffectedRows()
            undefine(index)
            discard(index)
            reinstallAffectedRows()
            return true
        }
        discard(index)
        return true
    }

    /// Brings a stored constraint into effect.
    mutating func install(_ index: Int) throws(ConstraintError) {
        guard constraints[index].isRequired else { return appendPending(index) }
        if constraints[index].relation == .equal, define(index) { return }
        try insertRequired(index)
    }
}
