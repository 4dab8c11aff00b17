/// Edits of constraints in effect.
extension Solver {
    /// Replaces the constant on the right side of a constraint. Without allocations in the steady state.
    ///
    /// Throws where the number is out of range or contradicts required constraints; the solver is then as it was.
    package mutating func setConstant(of id: ConstraintID, to constant: Double) throws(ConstraintError) {
        try Self.check(constant)
        guard let index = index(of: id) else { throw .unknownConstraint(id) }
        tableau.minimize()
        let former = constraints[index].offset - constraints[index].constant
        shift(index, to: constant)
        do {
            try makeFeasible(except: -1)
        } catch {
            shift(index, to: former)
            tableau.clearInfeasibleRows()
            throw error
        }
    }

    /// Replaces several constants at once: the values between need not satisfy the required constraints.
    ///
    /// Without allocations in the steady state. Throws, with none replaced, under the conditions of `setConstant(of:to:)`.
    package mutating func setConstants(_ edits: [(id: ConstraintID, constant: Double)]) throws(ConstraintError) {
        for edit in edits {
            try Self.check(edit.constant)
            guard index(of: edit.id) != nil else { throw .unknownConstraint(edit.id) }
        }
        tableau.minimize()
        formerConstants.removeAll(keepingCapacity: true)
        for edit in edits {
            guard let index = index(of: edit.id) else { continue }
            formerConstants.append(constraints[index].offset - constraints[index].constant)
            shift(index, to: edit.constant)
        }
        do {
            try makeFeasible(except: -1)
        } catch {
            for (edit, former) in zip(edits, formerConstants).reversed() {
                if let index = index(of: edit.id) { shift(index, to: former) }
            }
            tableau.clearInfeasibleRows()
            throw error
        }
    }

    /// The constant on the right side of a constraint; nil for an outdated one.
    package func constant(of id: ConstraintID) -> Double? {
        guard let index = index(of: id) else { return nil }
        return constraints[index].offset - constraints[index].constant
    }

    /// Replaces a priority. Required constraints keep theirs, and none becomes required.
    package mutating func setPriority(of id: ConstraintID, to priority: Priority) throws(ConstraintError) {
        guard priority.rawValue.isFinite else { throw .outOfRange(Double(priority.rawValue)) }
        guard let index = index(of: id) else { throw .unknownConstraint(id) }
        guard priority != constraints[index].priority else { return }
        guard !constraints[index].isRequired, !priority.isRequired else { throw .requiredPriority(id) }
        if constraints[index].role == .row { addErrors(of: index, weight: -1) }
        constraints[index].priority = priority
        if constraints[index].role == .row { addErrors(of: index, weight: 1) }
    }

    /// Changes a constant where it occurs: in a definition and the rows that depend on it, or in a row.
    private mutating func shift(_ index: Int, to constant: Double) {
        let former = constraints[index].constant
        constraints[index].constant = constraints[index].offset - constant
        let difference = constraints[index].constant - former
        guard difference != 0 else { return }
        switch constraints[index].role {
        case .vacant, .pending: break
        case .row: shiftRow(index, by: difference)
        case .definition:
            let variable = constraints[index].defined
            baseVersion += 1
            if changedRoots.last != variable { changedRoots.append(variable) }
            guard variables[Int(variable)].reachesRows else { return }
            shiftRows(from: variable, by: difference * constraints[index].scale)
        }
    }

    private mutating func shiftRow(_ index: Int, by difference: Double) {
        tableau.shiftConstant(
            marker: Int(constraints[index].marker), partner: Int(constraints[index].partner),
            by: constraints[index].sign * difference)
    }

    /// Changes the constants of rows that depend on a variable, whose definition grew by `difference`.
    private mutating func shiftRows(from variable: Int32, by difference: Double) {
        walkRoots.removeAll(keepingCapacity: true)
        walkRoots.append(variable)
        var walk = Walk()
        swap(&walk, &shiftWalk)
        walkDescendants(&walk)
        affectedRows.removeAll(keepingCapacity: true)
        variables[Int(variable)].weight = difference
        for position in walk.order.indices.reversed() { propagateWeight(of: Int(walk.order[position])) }
        swap(&walk, &shiftWalk)
        for position in affectedRows.indices {
            let row = Int(affectedRows[position])
            let change = constraints[row].difference
            constraints[row].difference = 0
            constraints[row].mark = 0
            shiftRow(row, by: change)
        }
    }

    /// Adds a variable's weight, times its coefficients, to the variables and rows that mention it.
    private mutating func propagateWeight(of variable: Int) {
        let weight = variables[variable].weight
        variables[variable].weight = 0
        var use = Int(variables[variable].firstUse)
        while use >= 0 {
            let term = pool.terms[use]
            let constraint = Int(term.constraint)
            let role = constraints[constraint].role
            if role == .definition, Int(constraints[constraint].defined) != variable {
                let factor = constraints[constraint].scale * term.coefficient
                variables[Int(constraints[constraint].defined)].weight += factor * weight
            } else if role == .row {
                if constraints[constraint].mark != Int.max {
                    constraints[constraint].mark = Int.max
                    affectedRows.append(term.constraint)
                }
                constraints[constraint].difference += term.coefficient * weight
            }
            use = Int(term.nextUse)
        }
    }
}
