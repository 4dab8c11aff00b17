/// The expansion of linear expressions by definitions, into variables without one: leaves.
struct LeafExpansion: Sendable {
    /// A leaf times a coefficient.
    struct Leaf: Sendable, BitwiseCopyable {
        var variable: Int
        var coefficient: Double
    }

    /// The leaves of the last expansion.
    private(set) var leaves: [Leaf] = []
    /// Its constant.
    private(set) var constant = 0.0

    /// The variables of the expression; their coefficients are their weights.
    private var roots: [Int32] = []
    /// The roots and the variables that define them, directly or not: every variable after those that define it.
    private var order: [Int32] = []
    /// The visits below the present one.
    private var stack: [ConstraintGraph.Visit] = []

    /// Expands a constraint's expression.
    mutating func expand(constraint: Int, in graph: inout ConstraintGraph) {
        roots.removeAll(keepingCapacity: true)
        for position in graph.constraints[constraint].termRange {
            let term = graph.pool.terms[position]
            graph.variables[Int(term.variable)].weight = term.coefficient
            roots.append(term.variable)
        }
        constant = graph.constraints[constraint].constant
        expandRoots(in: &graph)
    }

    /// Expands a single variable.
    mutating func expand(variable: Int, in graph: inout ConstraintGraph) {
        roots.removeAll(keepingCapacity: true)
        roots.append(Int32(variable))
        graph.variables[variable].weight = 1
        constant = 0
        expandRoots(in: &graph)
    }

    private mutating func expandRoots(in graph: inout ConstraintGraph) {
        walkAncestors(in: &graph, usingBases: true)
        leaves.removeAll(keepingCapacity: true)
        for position in order.indices.reversed() {
            let variable = Int(order[position])
            let weight = graph.variables[variable].weight
            graph.variables[variable].weight = 0
            guard weight != 0 else { continue }
            let definition = Int(graph.variables[variable].definition)
            if definition < 0 {
                leaves.append(Leaf(variable: variable, coefficient: weight))
            } else if graph.variables[variable].baseVersion == graph.baseVersion {
                constant += weight * graph.variables[variable].base
            } else {
                constant += graph.distribute(weight, by: definition)
            }
        }
    }

    // MARK: Definitions in a sum of constraints

    /// Begins a sum of constraints.
    mutating func beginSum() { roots.removeAll(keepingCapacity: true) }

    /// Adds a constraint's terms, times `factor`, to the sum.
    mutating func addToSum(_ factor: Double, constraint: Int, in graph: inout ConstraintGraph) {
        for position in graph.constraints[constraint].termRange {
            let term = graph.pool.terms[position]
            graph.variables[Int(term.variable)].weight +=
                factor * graph.constraints[constraint].sign * term.coefficient
            roots.append(term.variable)
        }
    }

    /// Appends the definitions by which the sum expands: those whose variable's coefficient is not 0.
    mutating func appendDefinitions(to members: inout [Int], in graph: inout ConstraintGraph) {
        walkAncestors(in: &graph, usingBases: false)
        for position in order.indices.reversed() {
            let variable = Int(order[position])
            let weight = graph.variables[variable].weight
            graph.variables[variable].weight = 0
            let definition = Int(graph.variables[variable].definition)
            guard definition >= 0, abs(weight) > Tolerance.pivot else { continue }
            members.append(definition)
            _ = graph.distribute(weight, by: definition)
        }
    }

    // MARK: Walk

    /// Puts the roots and all variables that define them, directly or not, into `order`.
    ///
    /// Reversed, every variable comes before those that define it. With `usingBases`, variables that depend on no leaf
    /// end the walk, and their `base` is set.
    private mutating func walkAncestors(in graph: inout ConstraintGraph, usingBases: Bool) {
        graph.beginWalk()
        order.removeAll(keepingCapacity: true)
        let mark = graph.mark
        let baseVersion = usingBases ? graph.baseVersion : Int.max
        graph.variables.withUnsafeMutableBufferPointer { variables in
            graph.constraints.withUnsafeBufferPointer { constraints in
                graph.pool.terms.withUnsafeBufferPointer { terms in
                    for root in roots { walk(from: root, variables, constraints, terms, mark, baseVersion) }
                }
            }
        }
    }

    /// Appends a variable and those that define it to `order`, those with the mark excepted. `baseVersion` is the
    /// version at which bases are valid; `Int.max` where they are not used.
    private mutating func walk(
        from root: Int32, _ variables: UnsafeMutableBufferPointer<VariableRecord>,
        _ constraints: UnsafeBufferPointer<ConstraintRecord>, _ terms: UnsafeBufferPointer<TermPool.Record>,
        _ mark: Int, _ baseVersion: Int
    ) {
        func visit(_ variable: Int32) -> ConstraintGraph.Visit {
            variables[Int(variable)].mark = mark
            let definition = Int(variables[Int(variable)].definition)
            let ends = definition < 0 || variables[Int(variable)].baseVersion == baseVersion
            return ConstraintGraph.Visit(variable: variable, next: ends ? -1 : constraints[definition].firstTerm)
        }
        guard variables[Int(root)].mark != mark else { return }
        var top = visit(root)
        while true {
            let definition = Int(variables[Int(top.variable)].definition)
            guard top.next >= 0, top.next < constraints[definition].firstTerm + constraints[definition].termCount
            else {
                if baseVersion != Int.max {
                    Self.updateBase(of: Int(top.variable), variables, constraints, terms, baseVersion)
                }
                order.append(top.variable)
                guard let below = stack.popLast() else { return }
                top = below
                continue
            }
            let variable = terms[Int(top.next)].variable
            top.next += 1
            guard variables[Int(variable)].mark != mark else { continue }
            stack.append(top)
            top = visit(variable)
        }
    }

    /// Sets the base of a variable whose definition mentions only variables that have one.
    private static func updateBase(
        of variable: Int, _ variables: UnsafeMutableBufferPointer<VariableRecord>,
        _ constraints: UnsafeBufferPointer<ConstraintRecord>, _ terms: UnsafeBufferPointer<TermPool.Record>,
        _ baseVersion: Int
    ) {
        let definition = Int(variables[variable].definition)
        guard definition >= 0, variables[variable].baseVersion != baseVersion else { return }
        var sum = constraints[definition].constant
        for position in constraints[definition].termRange {
            let term = terms[position]
            guard Int(term.variable) != variable else { continue }
            guard variables[Int(term.variable)].baseVersion == baseVersion else { return }
            sum += term.coefficient * variables[Int(term.variable)].base
        }
        variables[variable].base = sum * constraints[definition].scale
        variables[variable].baseVersion = baseVersion
    }
}
