/// The variables and constraints of a solver, linked by the terms of the constraints.
///
/// Variables and constraints are known by their slots here, which are reused. A definition leads from the other variables
/// of its constraint to the one that it defines.
struct ConstraintGraph: Sendable {
    /// A position in a depth-first walk.
    struct Visit: Sendable, BitwiseCopyable {
        var variable: Int32
        /// The next term to follow; -1 for none.
        var next: Int32
    }

    var variables: [VariableRecord] = []
    var constraints: [ConstraintRecord] = []
    var pool = TermPool()
    /// Counts changes of the graph of definitions and of uses.
    private(set) var structureVersion = 1
    /// Counts removals and edits of definitions, which invalidate `VariableRecord.base`.
    private(set) var baseVersion = 1
    /// The mark of the variables that the latest walk visited.
    private(set) var mark = 0

    private var vacantVariables: [Int32] = []
    private var vacantConstraints: [Int32] = []
    private var additionCount = 0
    // Buffers, kept for their capacity.
    private var combinedTerms: [Term] = []
    private var ancestors: [Int32] = []

    /// Begins a walk: no variable has its mark.
    mutating func beginWalk() { mark += 1 }

    // MARK: Variables

    /// A new variable, of value 0.
    mutating func makeVariable() -> Variable {
        if let index = vacantVariables.popLast() {
            let generation = variables[Int(index)].generation &+ 1
            variables[Int(index)] = VariableRecord(generation: generation)
            return Variable(index: index, generation: generation)
        }
        variables.append(VariableRecord())
        return Variable(index: Int32(variables.count - 1), generation: 0)
    }

    /// Frees the slot of a variable without uses.
    mutating func removeVariable(_ index: Int) {
        variables[index].isInUse = false
        vacantVariables.append(Int32(index))
        structureVersion += 1
    }

    /// The slot of a variable; nil for an outdated one.
    func index(of variable: Variable) -> Int? {
        let index = Int(variable.index)
        guard variables.indices.contains(index), variables[index].isInUse,
            variables[index].generation == variable.generation
        else { return nil }
        return index
    }

    /// Whether a constraint other than `index` mentions a variable.
    func hasOtherUse(_ variable: Int, than index: Int) -> Bool {
        var use = Int(variables[variable].firstUse)
        while use >= 0 {
            if Int(pool.terms[use].constraint) != index { return true }
            use = Int(pool.terms[use].nextUse)
        }
        return false
    }

    /// Records that a row depends on a variable and on those that define it.
    mutating func markReachesRows(_ variable: Int32) {
        guard !variables[Int(variable)].reachesRows else { return }
        variables[Int(variable)].reachesRows = true
        ancestors.removeAll(keepingCapacity: true)
        ancestors.append(variable)
        while let next = ancestors.popLast() {
            let definition = Int(variables[Int(next)].definition)
            guard definition >= 0 else { continue }
            for position in constraints[definition].termRange {
                let other = pool.terms[position].variable
                guard !variables[Int(other)].reachesRows else { continue }
                variables[Int(other)].reachesRows = true
                ancestors.append(other)
            }
        }
    }

    // MARK: Constraints

    /// The slot of a constraint; nil for an outdated identity.
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

    /// Stores a constraint that is not in effect yet; returns its slot.
    ///
    /// Throws where a number is out of range or a variable is unknown.
    mutating func store(
        _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, offset: Double, _ priority: Priority
    ) throws(ConstraintError) -> Int {
        try combine(terms, constant, priority)
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

    /// Checks the numbers and variables, and leaves the terms, one a variable, in `combinedTerms`.
    private mutating func combine(
        _ terms: some Collection<Term>, _ constant: Double, _ priority: Priority
    ) throws(ConstraintError) {
        try ConstraintError.check(constant)
        guard priority.rawValue.isFinite else { throw .outOfRange(Double(priority.rawValue)) }
        for term in terms {
            try ConstraintError.check(term.coefficient)
            guard index(of: term.variable) != nil else { throw .unknownVariable(term.variable) }
        }
        combinedTerms.removeAll(keepingCapacity: true)
        beginWalk()
        for term in terms {
            let index = Int(term.variable.index)
            if variables[index].mark != mark {
                variables[index].mark = mark
                combinedTerms.append(term)
            }
            variables[index].weight += term.coefficient
        }
        var count = 0
        for position in combinedTerms.indices {
            let index = Int(combinedTerms[position].variable.index)
            let coefficient = variables[index].weight
            variables[index].weight = 0
            guard abs(coefficient) > 1 / Solver.largestMagnitude else { continue }
            combinedTerms[count] = Term(combinedTerms[position].variable, coefficient)
            count += 1
        }
        combinedTerms.removeLast(combinedTerms.count - count)
    }

    /// Writes a term and puts it at the front of its variable's uses.
    private mutating func link(_ position: Int, _ term: Term, of constraint: Int) {
        let variable = Int(term.variable.index)
        let next = variables[variable].firstUse
        pool.terms[position] = TermPool.Record(
            coefficient: term.coefficient, variable: term.variable.index, constraint: Int32(constraint), nextUse: next)
        if next >= 0 { pool.terms[Int(next)].previousUse = Int32(position) }
        variables[variable].firstUse = Int32(position)
    }

    /// Frees the slot of a constraint that is not in effect.
    mutating func removeConstraint(_ index: Int) {
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

    // MARK: Definitions

    /// Makes a required equality the definition of the variable of its term at `position` in the pool.
    mutating func define(at position: Int, by constraint: Int) {
        let variable = pool.terms[position].variable
        constraints[constraint].role = .definition
        constraints[constraint].defined = variable
        constraints[constraint].scale = -1 / pool.terms[position].coefficient
        variables[Int(variable)].definition = Int32(constraint)
        structureVersion += 1
    }

    /// Makes the variable of a definition a leaf.
    mutating func undefine(by constraint: Int) {
        variables[Int(constraints[constraint].defined)].definition = -1
        constraints[constraint].role = .pending
        constraints[constraint].defined = -1
        baseVersion += 1
        structureVersion += 1
    }

    /// Invalidates the bases, as the constant of a definition changed.
    mutating func invalidateBases() { baseVersion += 1 }

    /// Adds `weight` times a definition's right side to the weights of its variables; returns the product with its
    /// constant.
    mutating func distribute(_ weight: Double, by definition: Int) -> Double {
        let scale = weight * constraints[definition].scale
        for position in constraints[definition].termRange {
            let term = pool.terms[position]
            guard term.variable != constraints[definition].defined else { continue }
            variables[Int(term.variable)].weight += scale * term.coefficient
        }
        return scale * constraints[definition].constant
    }
}
