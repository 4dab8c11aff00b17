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

    // Each of these uses those before it.
    private var graph = ConstraintGraph()
    private var dependencies = RowDependencies()
    private var rows = ConstraintRows()
    private var evaluator = DefinitionEvaluator()
    private var pending = PendingConstraints()
    /// The constants before an edit of several.
    private var formerConstants: [Double] = []

    package init() {}

    // MARK: Variables

    /// A new variable, of value 0.
    package mutating func makeVariable() -> Variable { graph.makeVariable() }

    /// Removes a variable that no constraint mentions; returns whether it was removed.
    @discardableResult
    package mutating func remove(_ variable: Variable) -> Bool {
        guard let index = graph.index(of: variable), graph.variables[index].firstUse < 0 else { return false }
        rows.removeSymbol(of: index, in: &graph)
        graph.removeVariable(index)
        return true
    }

    /// The value found by the last `solve()`; 0 for an outdated variable.
    package func value(of variable: Variable) -> Double {
        guard let index = graph.index(of: variable) else { return 0 }
        return graph.variables[index].value
    }

    /// Whether another optimum exists in which the variable has another value. True for an outdated variable.
    ///
    /// For the constraints of the last `solve()`.
    package mutating func isAmbiguous(_ variable: Variable) -> Bool {
        guard let index = graph.index(of: variable) else { return true }
        return rows.isAmbiguous(index, in: &graph)
    }

    // MARK: Constraints

    /// Whether the constraint is part of the solver.
    package func contains(_ id: ConstraintID) -> Bool { graph.index(of: id) != nil }

    /// Adds the constraint `expression (relation) constant`.
    ///
    /// Add required equalities with the variable that they position or size first, and before inequalities: then they
    /// define it. Throws where the numbers are out of range, a variable is unknown, or a required constraint contradicts
    /// others; the solver is then as it was.
    package mutating func add(
        _ expression: Expression, _ relation: Relation, _ constant: Double = 0, priority: Priority = .required
    ) throws(ConstraintError) -> ConstraintID {
        try ConstraintError.check(expression.constant)
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
        let index = try graph.store(terms, relation, constant, offset: offset, priority)
        do {
            try install(index)
        } catch {
            graph.removeConstraint(index)
            throw error
        }
        return graph.id(of: index)
    }

    /// Removes a constraint; returns whether it was part of the solver.
    @discardableResult
    package mutating func remove(_ id: ConstraintID) -> Bool {
        guard let index = graph.index(of: id) else { return false }
        switch graph.constraints[index].role {
        case .vacant: return false
        case .pending: pending.remove(index, in: &graph)
        case .row: rows.remove(index, in: &graph)
        case .definition:
            let variable = graph.constraints[index].defined
            dependencies.collect(from: Int(variable), in: &graph)
            detachDependentRows()
            graph.undefine(by: index)
            evaluator.append(variable)
            graph.removeConstraint(index)
            reinstallDependentRows()
            return true
        }
        graph.removeConstraint(index)
        return true
    }

    /// Brings a stored constraint into effect.
    private mutating func install(_ index: Int) throws(ConstraintError) {
        guard graph.constraints[index].isRequired else { return pending.append(index, in: &graph) }
        if graph.constraints[index].relation == .equal, define(index) { return }
        try rows.insertRequired(index, in: &graph)
    }

    // MARK: Definitions

    /// Turns a required equality into the definition of one of its leaves; returns whether one is suitable.
    ///
    /// A leaf is suitable if no required row depends on it and no other variable of the equality does. The first
    /// suitable one in the order of terms is defined.
    private mutating func define(_ index: Int) -> Bool {
        for position in graph.constraints[index].termRange {
            let variable = Int(graph.pool.terms[position].variable)
            guard graph.variables[variable].definition < 0, dependencies.isSuitable(variable, for: index, in: &graph)
            else { continue }
            let reachesRows = graph.variables[variable].reachesRows
            if reachesRows { detachDependentRows() }
            graph.define(at: position, by: index)
            evaluator.append(Int32(variable))
            if reachesRows {
                for other in graph.constraints[index].termRange {
                    graph.markReachesRows(graph.pool.terms[other].variable)
                }
                reinstallDependentRows()
            }
            return true
        }
        return false
    }

    private mutating func detachDependentRows() {
        for row in dependencies.rows { rows.remove(Int(row), in: &graph) }
    }

    private mutating func reinstallDependentRows() {
        guard !dependencies.rows.isEmpty else { return }
        reinstall(dependencies.takeRows())
    }

    /// Brings rows into effect again that were detached: equalities first, in the order of their addition.
    ///
    /// They were satisfiable with less freedom; one that rounding makes unsatisfiable is pending until a `solve()` succeeds.
    private mutating func reinstall(_ detached: [Int32]) {
        var detached = detached
        detached.sort {
            let left = graph.constraints[Int($0)]
            let right = graph.constraints[Int($1)]
            let isEquality = left.relation == .equal
            return isEquality == (right.relation == .equal) ? left.sequence < right.sequence : isEquality
        }
        for row in detached {
            do { try install(Int(row)) } catch { pending.append(Int(row), in: &graph) }
        }
    }

    // MARK: Edits

    /// Replaces the constant on the right side of a constraint. Without allocations in the steady state.
    ///
    /// Throws where the number is out of range or contradicts required constraints; the solver is then as it was.
    package mutating func setConstant(of id: ConstraintID, to constant: Double) throws(ConstraintError) {
        try ConstraintError.check(constant)
        guard let index = graph.index(of: id) else { throw .unknownConstraint(id) }
        rows.minimize()
        let former = graph.constraints[index].offset - graph.constraints[index].constant
        shift(index, to: constant)
        do {
            try rows.makeFeasible(except: -1, in: &graph)
        } catch {
            shift(index, to: former)
            rows.tableau.clearInfeasibleRows()
            throw error
        }
    }

    /// Replaces several constants at once: the values between need not satisfy the required constraints.
    ///
    /// Without allocations in the steady state. Throws, with none replaced, under the conditions of `setConstant(of:to:)`.
    package mutating func setConstants(_ edits: [(id: ConstraintID, constant: Double)]) throws(ConstraintError) {
        for edit in edits {
            try ConstraintError.check(edit.constant)
            guard graph.index(of: edit.id) != nil else { throw .unknownConstraint(edit.id) }
        }
        rows.minimize()
        formerConstants.removeAll(keepingCapacity: true)
        for edit in edits {
            guard let index = graph.index(of: edit.id) else { continue }
            formerConstants.append(graph.constraints[index].offset - graph.constraints[index].constant)
            shift(index, to: edit.constant)
        }
        do {
            try rows.makeFeasible(except: -1, in: &graph)
        } catch {
            for (edit, former) in zip(edits, formerConstants).reversed() {
                if let index = graph.index(of: edit.id) { shift(index, to: former) }
            }
            rows.tableau.clearInfeasibleRows()
            throw error
        }
    }

    /// The constant on the right side of a constraint; nil for an outdated one.
    package func constant(of id: ConstraintID) -> Double? {
        guard let index = graph.index(of: id) else { return nil }
        return graph.constraints[index].offset - graph.constraints[index].constant
    }

    /// Replaces a priority. Required constraints keep theirs, and none becomes required.
    package mutating func setPriority(of id: ConstraintID, to priority: Priority) throws(ConstraintError) {
        guard priority.rawValue.isFinite else { throw .outOfRange(Double(priority.rawValue)) }
        guard let index = graph.index(of: id) else { throw .unknownConstraint(id) }
        guard priority != graph.constraints[index].priority else { return }
        guard !graph.constraints[index].isRequired, !priority.isRequired else { throw .requiredPriority(id) }
        if graph.constraints[index].role == .row {
            rows.setPriority(of: index, to: priority, in: &graph)
        } else {
            graph.constraints[index].priority = priority
        }
    }

    /// Changes a constant where it occurs: in a definition and the rows that depend on it, or in a row.
    private mutating func shift(_ index: Int, to constant: Double) {
        let former = graph.constraints[index].constant
        graph.constraints[index].constant = graph.constraints[index].offset - constant
        let difference = graph.constraints[index].constant - former
        guard difference != 0 else { return }
        switch graph.constraints[index].role {
        case .vacant, .pending: break
        case .row: rows.shift(index, by: difference, in: &graph)
        case .definition:
            let variable = graph.constraints[index].defined
            graph.invalidateBases()
            evaluator.append(variable)
            guard graph.variables[Int(variable)].reachesRows else { return }
            let scale = graph.constraints[index].scale
            dependencies.collectDifferences(from: variable, by: difference * scale, in: &graph)
            shiftDependentRows()
        }
    }

    /// Changes the constants of the rows in `dependencies` by their differences.
    private mutating func shiftDependentRows() {
        for position in dependencies.rows.indices {
            let row = Int(dependencies.rows[position])
            let difference = graph.constraints[row].difference
            graph.constraints[row].difference = 0
            graph.constraints[row].mark = 0
            rows.shift(row, by: difference, in: &graph)
        }
    }

    // MARK: Solution

    /// Satisfies the constraints of lower priority as well as possible and determines all values.
    ///
    /// Costs what changed since the last call. Without allocations in the steady state.
    package mutating func solve() {
        insertPending()
        rows.minimize()
        evaluator.update(&graph, from: &rows.tableau)
        rows.refine(&graph)
        if rows.needsRebuild { rebuild() }
    }

    /// Calls `body` with every variable whose value changed since the last report, and its value.
    ///
    /// In no particular but in a reproducible order. Without allocations.
    package mutating func reportChanges(_ body: (Variable, Double) -> Void) {
        evaluator.reportChanges(in: &graph, body)
    }

    /// Inserts the pending constraints, the strongest first.
    private mutating func insertPending() {
        guard !pending.indices.isEmpty else { return }
        for index in pending.takeAll(in: &graph) {
            guard graph.constraints[Int(index)].isRequired else {
                rows.insert(Int(index), in: &graph)
                continue
            }
            do { try install(Int(index)) } catch { pending.append(Int(index), in: &graph) }
        }
    }

    /// Builds the tableau anew from the constraints.
    ///
    /// Useful after equalities were added later than inequalities on their variables: they become definitions.
    package mutating func rebuild() {
        var detached: [Int32] = []
        var leaves: [Int32] = []
        rows.removeAll(from: &graph, &detached, leaves: &leaves)
        for leaf in leaves { evaluator.append(leaf) }
        reinstall(detached)
        insertPending()
        rows.minimize()
        evaluator.update(&graph, from: &rows.tableau)
    }

    /// The pivots of the tableau since it was built: a measure of the work that needed the simplex method.
    package var pivotCount: Int { rows.tableau.pivotCount }

    /// Required constraints that rounding made unsatisfiable when others were removed; every `solve()` tries them again.
    package var suspendedConstraints: [ConstraintID] {
        pending.indices.filter { graph.constraints[Int($0)].isRequired }.map { graph.id(of: Int($0)) }
    }

    /// The tableau, for its measures.
    var tableau: Tableau { rows.tableau }
}
