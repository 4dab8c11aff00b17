/// Storage of constraints and of their terms.
extension Solver {
    /// Checks the numbers and variables, and leaves the terms, one a variable, in `combinedTerms`.
    mutating func combineTerms(
        _ terms: some Collection<Term>, _ constant: Double, _ priority: Priority
    ) throws(ConstraintError) {
        try Self.check(constant)
        guard priority.rawValue.isFinite else { throw .outOfRange(Double(priority.rawValue)) }
        for term in terms {
            try Self.check(term.coefficient)
            guard index(of: term.variable) != nil else { throw .unknownVariable(term.variable) }
        }
        combinedTerms.removeAll(keepingCapacity: true)
        walkMark += 1
        for term in terms {
            let index = Int(term.variable.index)
            if variables[index].mark != walkMark {
                variables[index].mark = walkMark
                combinedTerms.append(term)
            }
            variables[index].weight += term.coefficient
        }
        var count = 0
        for position in combinedTerms.indices {
            let index = Int(combinedTerms[position].variable.index)
            let coefficient = variables[index].weight
            variables[index].weight = 0
            guard abs(coefficient) > 1 / Self.largestMagnitude else { continue }
            combinedTerms[count] = Term(combinedTerms[position].variable, coefficient)
            count += 1
        }
        combinedTerms.removeLast(combinedTerms.count - count)
    }

    static func check(_ number: Double) throws(ConstraintError) {
        guard abs(number) <= largestMagnitude else { throw .outOfRange(number) }
    }

    /// Stores a constraint of `combinedTerms` that is not in effect yet.
    mutating func storeConstraint(
        _ relation: Relation, _ priority: Priority, offset: Double, constant: Double
    ) -> Int {
        let index: Int
        if let vacant = vacantConstraints.popLast() {
            index = Int(vacant)
        } else {
            index = constraints.count
            constraints.append(ConstraintRecord())
        }
        additionCount += 1
        var record = ConstraintRecord(generation: constraints[index].generation, role: .pending)
        record.relation = relation
        record.priority = priority
        record.offset = offset
        record.constant = offset - constant
        record.sequence = additionCount
        record.firstTerm = Int32(pool.allocate(combinedTerms.count))
        record.termCount = Int32(combinedTerms.count)
        constraints[index] = record
        for (position, term) in zip(record.termRange, combinedTerms) {
            link(position, term, of: index)
        }
        structureVersion += 1
        return index
    }

    /// Writes a term and puts it at the front of its variable's uses.
    private mutating func link(_ position: Int, _ term: Term, of constraint: Int) {
        let variable = Int(term.variable.index)
        let next = variables[variable].firstUse
        pool.terms[position] = TermRecord(
            coefficient: term.coefficient, variable: term.variable.index, constraint: Int32(constraint), nextUse: next)
        if next >= 0 { pool.terms[Int(next)].previousUse = Int32(position) }
        variables[variable].firstUse = Int32(position)
    }

    /// Frees the slot of a constraint that is not in effect.
    mutating func discard(_ index: Int) {
        for position in constraints[index].termRange {
            let term = pool.terms[position]
            if term.previousUse >= 0 {
                pool.terms[Int(term.previousUse)].nextUse = term.nextUse
            } else {
                variables[Int(term.variable)].firstUse = term.nextUse
            }
            if term.nextUse >= 0 { pool.terms[Int(term.nextUse)].previousUse = term.previousUse }
        }
        pool.deallocate(constraints[index].termRange)
        constraints[index].role = .vacant
        constraints[index].generation &+= 1
        vacantConstraints.append(Int32(index))
        structureVersion += 1
    }

    mutating func appendPending(_ index: Int) {
        constraints[index].role = .pending
        constraints[index].pendingPosition = Int32(pending.count)
        pending.append(Int32(index))
    }

    mutating func removePending(_ index: Int) {
        let position = Int(constraints[index].pendingPosition)
        guard pending.indices.contains(position), pending[position] == Int32(index) else { return }
        pending.swapAt(position, pending.count - 1)
        constraints[Int(pending[position])].pendingPosition = Int32(position)
        pending.removeLast()
    }
}
