/// Constraints in the tableau.
extension Solver {
    /// Adds the row of a constraint; that of a required one may be infeasible.
    mutating func insertRow(_ index: Int) {
        expand(index)
        let record = constraints[index]
        for term in expandedTerms {
            tableau.accumulate(symbol(of: term.symbol), record.sign * term.coefficient)
        }
        tableau.accumulatedConstant += record.sign * expandedConstant
        let isDummy = record.isRequired && record.relation == .equal
        let marker = tableau.makeSymbol(isDummy ? .dummy : .restricted, owner: index)
        let partner = record.isRequired ? -1 : tableau.makeSymbol(.restricted, owner: index)
        constraints[index].role = .row
        constraints[index].marker = Int32(marker)
        constraints[index].partner = Int32(partner)
        for position in record.termRange { markReachesRows(pool.terms[position].variable) }
        tableau.insertConstraint(marker: marker, partner: partner)
        addErrors(of: index, weight: 1)
    }

    /// Adds the errors of a constraint to the objective at its priority.
    mutating func addErrors(of index: Int, weight: Double) {
        let record = constraints[index]
        guard !record.isRequired else { return }
        tableau.addCost(weight, of: Int(record.partner), at: record.priority.rawValue)
        if record.relation == .equal {
            tableau.addCost(weight, of: Int(record.marker), at: record.priority.rawValue)
        }
    }

    private mutating func symbol(of variable: Int) -> Int {
        if variables[variable].symbol < 0 {
            variables[variable].symbol = Int32(tableau.makeSymbol(.free, owner: variable))
        }
        return Int(variables[variable].symbol)
    }

    /// Takes the row of a constraint out of the tableau; the constraint is not in effect then.
    mutating func detach(_ index: Int) {
        addErrors(of: index, weight: -1)
        tableau.removeConstraint(marker: Int(constraints[index].marker), partner: Int(constraints[index].partner))
        constraints[index].role = .pending
        constraints[index].marker = -1
        constraints[index].partner = -1
    }

    /// Adds the row of a required constraint and makes it feasible; throws, with everything undone, if that fails.
    mutating func insertRequired(_ index: Int) throws(ConstraintError) {
        tableau.minimize()
        insertRow(index)
        do {
            try makeFeasible(except: index)
        } catch {
            detach(index)
            throw error
        }
    }

    /// Runs the dual simplex method; throws, with its pivots undone, the constraints of a contradiction.
    ///
    /// The rows' constants are still those of the contradiction then.
    mutating func makeFeasible(except index: Int) throws(ConstraintError) {
        guard !tableau.infeasibleRows.isEmpty else { return }
        tableau.isRecording = true
        let contradiction = tableau.restoreFeasibility()
        tableau.isRecording = false
        guard let row = contradiction else {
            tableau.pivotLog.removeAll(keepingCapacity: true)
            return
        }
        let conflict = conflict(in: row, except: index)
        tableau.undoPivots()
        tableau.clearInfeasibleRows()
        throw .unsatisfiable(conflict)
    }

    /// The required constraints that make a row of the tableau infeasible, in the order of their addition.
    ///
    /// The row says that a sum of constraints, each times a factor, is a constant of the wrong sign. Definitions belong
    /// to the sum where their variable's coefficient is not 0.
    private mutating func conflict(in row: Int, except index: Int) -> [ConstraintID] {
        var members: [Int] = []
        walkRoots.removeAll(keepingCapacity: true)
        gather(tableau.rows[row].basic, 1, into: &members)
        for entry in tableau.rows[row].entries { gather(entry.symbol, -entry.coefficient, into: &members) }
        walkAncestors(usingBases: false)
        for position in ancestorOrder.indices.reversed() {
            let variable = Int(ancestorOrder[position])
            let weight = variables[variable].weight
            variables[variable].weight = 0
            let definition = Int(variables[variable].definition)
            guard definition >= 0, abs(weight) > Tolerance.pivot else { continue }
            members.append(definition)
            _ = distribute(weight, by: definition)
        }
        members.removeAll { $0 == index }
        members.sort { constraints[$0].sequence < constraints[$1].sequence }
        return members.map { id(of: $0) }
    }

    /// Adds a symbol's constraint, times `factor`, to the weights of its variables, which become roots.
    private mutating func gather(_ symbol: Int, _ factor: Double, into members: inout [Int]) {
        guard tableau.symbols[symbol].kind != .free else { return }
        let constraint = tableau.symbols[symbol].owner
        members.append(constraint)
        for position in constraints[constraint].termRange {
            let term = pool.terms[position]
            variables[Int(term.variable)].weight += factor * constraints[constraint].sign * term.coefficient
            walkRoots.append(term.variable)
        }
    }
}
