/// The constraints in the tableau, in terms of leaves: what definitions leave to the simplex method.
struct ConstraintRows: Sendable {
    /// Rows that every call of `refine(_:)` verifies against their constraints, in turn.
    private static let refinedRows = 4
    /// Pivots before which a tableau is not rebuilt for its rounding.
    private static let rebuildInterval = 1000

    var tableau = Tableau()
    /// Whether rounding spoilt coefficients.
    private(set) var needsRebuild = false
    private var primal = PrimalSimplex()
    private var expansion = LeafExpansion()
    /// The constraint that `refine(_:)` verified last.
    private var refinementCursor = 0

    /// Satisfies the constraints in the tableau that are not required as well as possible.
    mutating func minimize() { primal.minimize(&tableau) }

    // MARK: Insertion and removal

    /// Adds the row of a constraint; that of a required one may be infeasible.
    mutating func insert(_ index: Int, in graph: inout ConstraintGraph) {
        expansion.expand(constraint: index, in: &graph)
        let sign = graph.constraints[index].sign
        for leaf in expansion.leaves {
            tableau.accumulate(symbol(of: leaf.variable, in: &graph), sign * leaf.coefficient)
        }
        tableau.accumulator.constant += sign * expansion.constant
        let isRequired = graph.constraints[index].isRequired
        let isDummy = isRequired && graph.constraints[index].relation == .equal
        let marker = tableau.makeSymbol(isDummy ? .dummy : .restricted, owner: index)
        let partner = isRequired ? -1 : tableau.makeSymbol(.restricted, owner: index)
        graph.constraints[index].role = .row
        graph.constraints[index].marker = Int32(marker)
        graph.constraints[index].partner = Int32(partner)
        for position in graph.constraints[index].termRange {
            graph.markReachesRows(graph.pool.terms[position].variable)
        }
        tableau.insertConstraint(marker: marker, partner: partner)
        addErrors(of: index, weight: 1, in: &graph)
    }

    /// Adds the row of a required constraint and makes it feasible; throws, with everything undone, if that fails.
    mutating func insertRequired(_ index: Int, in graph: inout ConstraintGraph) throws(ConstraintError) {
        minimize()
        insert(index, in: &graph)
        do {
            try makeFeasible(except: index, in: &graph)
        } catch {
            remove(index, in: &graph)
            throw error
        }
    }

    /// Takes the row of a constraint out of the tableau; the constraint is not in effect then.
    mutating func remove(_ index: Int, in graph: inout ConstraintGraph) {
        addErrors(of: index, weight: -1, in: &graph)
        tableau.removeConstraint(
            marker: Int(graph.constraints[index].marker), partner: Int(graph.constraints[index].partner))
        graph.constraints[index].role = .pending
        graph.constraints[index].marker = -1
        graph.constraints[index].partner = -1
    }

    /// Empties the tableau; the slots of its constraints are appended to `removed`, those of its leaves to `leaves`.
    mutating func removeAll(
        from graph: inout ConstraintGraph, _ removed: inout [Int32], leaves: inout [Int32]
    ) {
        needsRebuild = false
        for index in graph.constraints.indices where graph.constraints[index].role == .row {
            removed.append(Int32(index))
            graph.constraints[index].marker = -1
            graph.constraints[index].partner = -1
            graph.constraints[index].role = .pending
        }
        tableau = Tableau()
        for index in graph.variables.indices where graph.variables[index].symbol >= 0 {
            graph.variables[index].symbol = -1
            if graph.variables[index].isInUse { leaves.append(Int32(index)) }
        }
    }

    /// Removes a variable that no constraint mentions.
    mutating func removeSymbol(of variable: Int, in graph: inout ConstraintGraph) {
        if graph.variables[variable].symbol >= 0 { tableau.removeSymbol(Int(graph.variables[variable].symbol)) }
        graph.variables[variable].symbol = -1
    }

    private mutating func symbol(of variable: Int, in graph: inout ConstraintGraph) -> Int {
        if graph.variables[variable].symbol < 0 {
            graph.variables[variable].symbol = Int32(tableau.makeSymbol(.free, owner: variable))
        }
        return Int(graph.variables[variable].symbol)
    }

    // MARK: Edits

    /// Replaces the priority of a row that is not required.
    mutating func setPriority(of index: Int, to priority: Priority, in graph: inout ConstraintGraph) {
        addErrors(of: index, weight: -1, in: &graph)
        graph.constraints[index].priority = priority
        addErrors(of: index, weight: 1, in: &graph)
    }

    /// Adds the errors of a constraint to the objective at its priority.
    private mutating func addErrors(of index: Int, weight: Double, in graph: inout ConstraintGraph) {
        guard !graph.constraints[index].isRequired else { return }
        let priority = graph.constraints[index].priority.rawValue
        tableau.addCost(weight, of: Int(graph.constraints[index].partner), at: priority)
        if graph.constraints[index].relation == .equal {
            tableau.addCost(weight, of: Int(graph.constraints[index].marker), at: priority)
        }
    }

    /// Adds `difference` to the constant of a row's expression; rows may be infeasible then.
    mutating func shift(_ index: Int, by difference: Double, in graph: inout ConstraintGraph) {
        tableau.shiftConstant(
            marker: Int(graph.constraints[index].marker), partner: Int(graph.constraints[index].partner),
            by: graph.constraints[index].sign * difference)
    }

    // MARK: Feasibility

    /// Runs the dual simplex method; throws, with its pivots undone, the constraints of a contradiction.
    ///
    /// The rows' constants are still those of the contradiction then.
    mutating func makeFeasible(except index: Int, in graph: inout ConstraintGraph) throws(ConstraintError) {
        guard tableau.hasInfeasibleRows else { return }
        tableau.beginRecording()
        var dual = DualSimplex(tableau.pivotBudget)
        let contradiction = dual.restoreFeasibility(of: &tableau)
        tableau.endRecording()
        guard let row = contradiction else {
            tableau.removeRecordedPivots()
            return
        }
        let conflict = conflict(in: row, except: index, &graph)
        tableau.undoPivots()
        tableau.clearInfeasibleRows()
        throw .unsatisfiable(conflict)
    }

    /// The required constraints that make a row of the tableau infeasible, in the order of their addition.
    ///
    /// The row says that a sum of constraints, each times a factor, is a constant of the wrong sign. Definitions belong
    /// to the sum where their variable's coefficient is not 0.
    private mutating func conflict(in row: Int, except index: Int, _ graph: inout ConstraintGraph) -> [ConstraintID] {
        var members: [Int] = []
        expansion.beginSum()
        gather(tableau.rows[row].basic, 1, into: &members, &graph)
        for entry in tableau.rows[row].entries { gather(entry.symbol, -entry.coefficient, into: &members, &graph) }
        expansion.appendDefinitions(to: &members, in: &graph)
        members.removeAll { $0 == index }
        let records = graph.constraints
        members.sort { records[$0].sequence < records[$1].sequence }
        return members.map { graph.id(of: $0) }
    }

    /// Adds a symbol's constraint, times `factor`, to the sum and to its members.
    private mutating func gather(
        _ symbol: Int, _ factor: Double, into members: inout [Int], _ graph: inout ConstraintGraph
    ) {
        guard tableau.symbols[symbol].kind != .free else { return }
        let constraint = tableau.symbols[symbol].owner
        members.append(constraint)
        expansion.addToSum(factor, constraint: constraint, in: &graph)
    }

    // MARK: Examination

    /// Whether another optimum exists in which a variable has another value.
    ///
    /// Usually costs the variable's expansion into leaves; a copy of the tableau is explored where symbols without cost
    /// remain in it.
    mutating func isAmbiguous(_ variable: Int, in graph: inout ConstraintGraph) -> Bool {
        expansion.expand(variable: variable, in: &graph)
        for leaf in expansion.leaves where graph.variables[leaf.variable].symbol < 0 { return true }
        for leaf in expansion.leaves {
            tableau.accumulate(Int(graph.variables[leaf.variable].symbol), leaf.coefficient)
        }
        tableau.accumulator.normalize()
        // Most variables have none, and thus one value alone.
        let movable = tableau.accumulator.symbols.filter { tableau.symbols[$0].isMovable }.map {
            Row.Entry(symbol: $0, coefficient: tableau.accumulator.coefficient(of: $0))
        }
        tableau.accumulator.removeAll()
        return movable.isEmpty ? false : OptimalFace(of: tableau).moves(movable)
    }

    /// Corrects the constants of the next rows by their residuals: iterative refinement.
    ///
    /// Errors of rounding that edits leave in constants cannot add up so. Ones in coefficients show in large residuals.
    mutating func refine(_ graph: inout ConstraintGraph) {
        for _ in 0..<min(Self.refinedRows, graph.constraints.count) {
            refinementCursor = refinementCursor + 1 < graph.constraints.count ? refinementCursor + 1 : 0
            guard graph.constraints[refinementCursor].role == .row else { continue }
            let record = graph.constraints[refinementCursor]
            var sum = record.constant
            var scale = max(1, abs(sum))
            for position in record.termRange {
                let term = graph.pool.terms[position]
                let product = term.coefficient * graph.variables[Int(term.variable)].value
                sum += product
                scale = max(scale, abs(product))
            }
            let partner = record.partner >= 0 ? tableau.value(of: Int(record.partner)) : 0
            let residual = record.sign * sum - (tableau.value(of: Int(record.marker)) - partner)
            guard abs(residual) > Tolerance.value * scale, residual.isFinite else { continue }
            if abs(residual) > Tolerance.residual * scale, tableau.pivotCount > Self.rebuildInterval {
                needsRebuild = true
            }
            tableau.shiftConstant(marker: Int(record.marker), partner: Int(record.partner), by: residual)
        }
    }
}
