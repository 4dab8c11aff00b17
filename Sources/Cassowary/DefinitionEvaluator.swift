/// The evaluation of variables: leaves from the tableau, and what is defined by those that changed.
struct DefinitionEvaluator: Sendable {
    /// A definition in a compiled walk; its operands follow those of the step before.
    private struct Step: Sendable, BitwiseCopyable {
        var variable: Int32
        var definition: Int32
        var operandCount: Int32
        /// The variable's own coefficient.
        var coefficient: Double
    }

    /// A term on the right side of a compiled definition.
    private struct Operand: Sendable, BitwiseCopyable {
        var variable: Int32
        var coefficient: Double
    }

    /// Variables whose definition or constant changed since the last update.
    private var changedRoots: [Int32] = []
    /// Variables whose value changed since the last report.
    private var changedVariables: [Int32] = []
    private var roots: [Int32] = []
    private var walk = DescendantWalk()
    /// The definitions of the walk in the order of evaluation, side by side in memory; valid once a walk is used again.
    private var steps: [Step] = []
    private var operands: [Operand] = []
    private var isCompiled = false

    /// Has the next update evaluate a variable and what depends on it; once for repeated calls.
    mutating func append(_ variable: Int32) {
        if changedRoots.last != variable { changedRoots.append(variable) }
    }

    /// Evaluates the leaves and definitions that changed, and what depends on them.
    mutating func update(_ graph: inout ConstraintGraph, from tableau: inout Tableau) {
        collectChangedLeaves(of: &tableau, in: &graph)
        guard !changedRoots.isEmpty else { return }
        swap(&roots, &changedRoots)
        changedRoots.removeAll(keepingCapacity: true)
        updateLeaves(of: &graph, from: &tableau)
        let isRepeated = walk.update(from: roots, in: &graph)
        if !isRepeated { isCompiled = false }
        if isRepeated, !isCompiled { compile(&graph) }
        evaluateDefinitions(&graph)
    }

    /// Calls `body` with every variable whose value changed since the last report, and its value.
    mutating func reportChanges(in graph: inout ConstraintGraph, _ body: (Variable, Double) -> Void) {
        changedVariables.withUnsafeBufferPointer { changed in
            graph.variables.withUnsafeMutableBufferPointer { variables in
                for index in changed {
                    let position = Int(index)
                    let value = variables[position].value
                    variables[position].isChanged = false
                    guard variables[position].isInUse, value != variables[position].reportedValue else { continue }
                    variables[position].reportedValue = value
                    body(Variable(index: index, generation: variables[position].generation), value)
                }
            }
        }
        changedVariables.removeAll(keepingCapacity: true)
    }

    /// Appends the leaves whose symbols changed to the roots of the next walk.
    private mutating func collectChangedLeaves(of tableau: inout Tableau, in graph: inout ConstraintGraph) {
        for position in tableau.changedSymbols.indices {
            let symbol = tableau.changedSymbols[position]
            tableau.symbols[symbol].isQueued = false
            guard tableau.symbols[symbol].isInUse, tableau.symbols[symbol].kind == .free else { continue }
            let variable = tableau.symbols[symbol].owner
            guard graph.variables[variable].definition < 0 else { continue }
            let value = tableau.value(of: symbol)
            if Self.differs(value, from: graph.variables[variable].value) { changedRoots.append(Int32(variable)) }
        }
        tableau.changedSymbols.removeAll(keepingCapacity: true)
    }

    /// Sets the values of the roots without a definition.
    private mutating func updateLeaves(of graph: inout ConstraintGraph, from tableau: inout Tableau) {
        graph.variables.withUnsafeMutableBufferPointer { variables in
            for variable in roots where variables[Int(variable)].definition < 0 {
                let symbol = Int(variables[Int(variable)].symbol)
                Self.setValue(symbol >= 0 ? tableau.value(of: symbol) : 0, of: variable, variables, &changedVariables)
            }
        }
    }

    // MARK: Definitions

    /// Evaluates the defined variables of the walk, each after those that define it.
    private mutating func evaluateDefinitions(_ graph: inout ConstraintGraph) {
        graph.variables.withUnsafeMutableBufferPointer { variables in
            graph.constraints.withUnsafeBufferPointer { constraints in
                if isCompiled {
                    steps.withUnsafeBufferPointer { steps in
                        operands.withUnsafeBufferPointer { operands in
                            Self.evaluate(steps, operands, variables, constraints, &changedVariables)
                        }
                    }
                } else {
                    graph.pool.terms.withUnsafeBufferPointer { terms in
                        for position in walk.order.indices.reversed() {
                            Self.evaluate(walk.order[position], variables, constraints, terms, &changedVariables)
                        }
                    }
                }
            }
        }
    }

    /// Copies the definitions of the walk side by side, for its next use.
    private mutating func compile(_ graph: inout ConstraintGraph) {
        isCompiled = true
        steps.removeAll(keepingCapacity: true)
        operands.removeAll(keepingCapacity: true)
        for position in walk.order.indices.reversed() {
            let variable = walk.order[position]
            let definition = Int(graph.variables[Int(variable)].definition)
            guard definition >= 0 else { continue }
            var coefficient = 1.0
            for index in graph.constraints[definition].termRange {
                let term = graph.pool.terms[index]
                if term.variable == variable {
                    coefficient = term.coefficient
                } else {
                    operands.append(Operand(variable: term.variable, coefficient: term.coefficient))
                }
            }
            steps.append(
                Step(
                    variable: variable, definition: Int32(definition),
                    operandCount: graph.constraints[definition].termCount - 1, coefficient: coefficient))
        }
    }

    /// Evaluates one variable, if it is defined.
    private static func evaluate(
        _ variable: Int32, _ variables: UnsafeMutableBufferPointer<VariableRecord>,
        _ constraints: UnsafeBufferPointer<ConstraintRecord>, _ terms: UnsafeBufferPointer<TermPool.Record>,
        _ changed: inout [Int32]
    ) {
        let definition = Int(variables[Int(variable)].definition)
        guard definition >= 0 else { return }
        var sum = constraints[definition].constant
        var coefficient = 1.0
        for index in constraints[definition].termRange {
            let term = terms[index]
            if term.variable == variable {
                coefficient = term.coefficient
            } else {
                sum += term.coefficient * variables[Int(term.variable)].value
            }
        }
        setValue(quotient(sum, coefficient), of: variable, variables, &changed)
    }

    /// Evaluates compiled definitions.
    private static func evaluate(
        _ steps: UnsafeBufferPointer<Step>, _ operands: UnsafeBufferPointer<Operand>,
        _ variables: UnsafeMutableBufferPointer<VariableRecord>, _ constraints: UnsafeBufferPointer<ConstraintRecord>,
        _ changed: inout [Int32]
    ) {
        var first = 0
        for step in steps {
            var sum = constraints[Int(step.definition)].constant
            let end = first + Int(step.operandCount)
            while first < end {
                sum += operands[first].coefficient * variables[Int(operands[first].variable)].value
                first += 1
            }
            setValue(quotient(sum, step.coefficient), of: step.variable, variables, &changed)
        }
    }

    /// Sets a variable's value and records the change, if it is one.
    @inline(__always)
    private static func setValue(
        _ value: Double, of variable: Int32, _ variables: UnsafeMutableBufferPointer<VariableRecord>,
        _ changed: inout [Int32]
    ) {
        let index = Int(variable)
        guard differs(value, from: variables[index].value) else { return }
        variables[index].value = value
        guard !variables[index].isChanged else { return }
        variables[index].isChanged = true
        changed.append(variable)
    }

    /// `-sum / coefficient`, exact and fast for a coefficient of 1 or -1.
    @inline(__always)
    private static func quotient(_ sum: Double, _ coefficient: Double) -> Double {
        coefficient == 1 ? -sum : coefficient == -1 ? sum : -sum / coefficient
    }

    /// Whether a value is another than `former`: finite, and by more than rounding.
    @inline(__always)
    private static func differs(_ value: Double, from former: Double) -> Bool {
        let difference = abs(value - former)
        return difference > Tolerance.value * max(1, abs(former)) && difference < .infinity
    }
}
