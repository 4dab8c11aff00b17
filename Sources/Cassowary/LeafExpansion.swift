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
        for root in roots where graph.variables[Int(root)].mark != graph.mark {
            enter(root, in: &graph, usingBases)
            while let top = stack.last {
                let definition = Int(graph.variables[Int(top.variable)].definition)
                guard top.next >= 0,
                    top.next < graph.constraints[definition].firstTerm + graph.constraints[definition].termCount
                else {
                    if usingBases { Self.updateBase(Int(top.variable), in: &graph) }
                    order.append(top.variable)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let variable = graph.pool.terms[Int(top.next)].variable
                if graph.variables[Int(variable)].mark != graph.mark { enter(variable, in: &graph, usingBases) }
            }
        }
    }

    private mutating func enter(_ variable: Int32, in graph: inout ConstraintGraph, _ usingBases: Bool) {
        graph.variables[Int(variable)].mark = graph.mark
        let definition = graph.variables[Int(variable)].definition
        let ends = definition < 0 || (usingBases && graph.variables[Int(variable)].baseVersion == graph.baseVersion)
        let next = ends ? -1 : graph.constraints[Int(definition)].firstTerm
        stack.append(ConstraintGraph.Visit(variable: variable, next: next))
    }

    /// Sets the base of a variable whose definition mentions only variables that have one.
    private static func updateBase(_ variable: Int, in graph: inout ConstraintGraph) {
        let definition = Int(graph.variables[variable].definition)
        guard definition >= 0, graph.variables[variable].baseVersion != graph.baseVersion else { return }
        var sum = graph.constraints[definition].constant
        for position in graph.constraints[definition].termRange {
            let term = graph.pool.terms[position]
            guard Int(term.variable) != variable else { continue }
            guard graph.variables[Int(term.variable)].baseVersion == graph.baseVersion else { return }
            sum += term.coefficient * graph.variables[Int(term.variable)].base
        }
        graph.variables[variable].base = sum * graph.constraints[definition].scale
        graph.variables[variable].baseVersion = graph.baseVersion
    }
}
