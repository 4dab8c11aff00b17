/// Required equalities that define one variable by others.
extension Solver {
    /// Turns a required equality into the definition of one of its leaves; returns whether one is suitable.
    ///
    /// A leaf is suitable if no required row depends on it and no other variable of the equality does. The first
    /// suitable one in the order of terms is defined.
    mutating func define(_ index: Int) -> Bool {
        for position in constraints[index].termRange {
            let variable = Int(pool.terms[position].variable)
            guard variables[variable].definition < 0, isSuitable(variable, for: index) else { continue }
            if variables[variable].reachesRows { detachAffectedRows() }
            constraints[index].role = .definition
            constraints[index].defined = Int32(variable)
            constraints[index].scale = -1 / pool.terms[position].coefficient
            variables[variable].definition = Int32(index)
            structureVersion += 1
            changedRoots.append(Int32(variable))
            if variables[variable].reachesRows {
                for other in constraints[index].termRange {
                    markReachesRows(pool.terms[other].variable, from: variable)
                }
                reinstallAffectedRows()
            }
            return true
        }
        return false
    }

    /// Whether a leaf may be defined by `index`; leaves the rows that depend on it in `affectedRows`.
    private mutating func isSuitable(_ variable: Int, for index: Int) -> Bool {
        affectedRows.removeAll(keepingCapacity: true)
        let hasDefinedTerm = constraints[index].termRange.contains {
            variables[Int(pool.terms[$0].variable)].definition >= 0
        }
        guard variables[variable].reachesRows || (hasDefinedTerm && hasOtherUse(variable, than: index)) else {
            return true
        }
        collectAffectedRows(from: variable)
        for position in constraints[index].termRange {
            let other = Int(pool.terms[position].variable)
            if other != variable, variables[other].mark == walkMark { return false }
        }
        return !affectedRows.contains { constraints[Int($0)].isRequired }
    }

    private func hasOtherUse(_ variable: Int, than index: Int) -> Bool {
        var use = Int(variables[variable].firstUse)
        while use >= 0 {
            if Int(pool.terms[use].constraint) != index { return true }
            use = Int(pool.terms[use].nextUse)
        }
        return false
    }

    /// Makes the variable of a definition a leaf.
    mutating func undefine(_ index: Int) {
        let variable = constraints[index].defined
        variables[Int(variable)].definition = -1
        constraints[index].role = .pending
        constraints[index].defined = -1
        baseVersion += 1
        structureVersion += 1
        changedRoots.append(variable)
    }

    /// Records that a row depends on a variable and on those that define it.
    mutating func markReachesRows(_ variable: Int32, from dependent: Int = -1) {
        guard Int(variable) != dependent, !variables[Int(variable)].reachesRows else { return }
        variables[Int(variable)].reachesRows = true
        walkRoots.removeAll(keepingCapacity: true)
        walkRoots.append(variable)
        while let next = walkRoots.popLast() {
            let definition = Int(variables[Int(next)].definition)
            guard definition >= 0 else { continue }
            for position in constraints[definition].termRange {
                let other = pool.terms[position].variable
                guard !variables[Int(other)].reachesRows else { continue }
                variables[Int(other)].reachesRows = true
                walkRoots.append(other)
            }
        }
    }

    // MARK: Rows that depend on a variable

    /// Leaves the rows that mention a variable or one that depends on it in `affectedRows`, and marks these variables.
    mutating func collectAffectedRows(from variable: Int) {
        affectedRows.removeAll(keepingCapacity: true)
        walkRoots.removeAll(keepingCapacity: true)
        walkRoots.append(Int32(variable))
        var walk = Walk()
        swap(&walk, &structureWalk)
        defer { swap(&walk, &structureWalk) }
        walk.version = 0
        walkDescendants(&walk)
        guard variables[variable].reachesRows else { return }
        for position in walk.order.indices {
            var use = Int(variables[Int(walk.order[position])].firstUse)
            while use >= 0 {
                let constraint = Int(pool.terms[use].constraint)
                if constraints[constraint].role == .row, constraints[constraint].mark != walkMark {
                    constraints[constraint].mark = walkMark
                    affectedRows.append(Int32(constraint))
                }
                use = Int(pool.terms[use].nextUse)
            }
        }
        guard affectedRows.isEmpty else { return }
        for position in walk.order.indices { variables[Int(walk.order[position])].reachesRows = false }
    }

    /// Takes the rows in `affectedRows` out of the tableau.
    mutating func detachAffectedRows() {
        for row in affectedRows { detach(Int(row)) }
    }

    /// Brings the constraints in `affectedRows` into effect again: equalities first, in the order of their addition.
    ///
    /// They were satisfiable with less freedom; one that rounding makes unsatisfiable is pending until a `solve()` succeeds.
    mutating func reinstallAffectedRows() {
        guard !affectedRows.isEmpty else { return }
        var rows: [Int32] = []
        swap(&rows, &affectedRows)
        rows.sort {
            let left = constraints[Int($0)]
            let right = constraints[Int($1)]
            let isEquality = left.relation == .equal
            return isEquality == (right.relation == .equal) ? left.sequence < right.sequence : isEquality
        }
        for row in rows {
            do { try install(Int(row)) } catch { appendPending(Int(row)) }
        }
    }
}
