/// The evaluation of definitions.
extension Solver {
    /// Evaluates the defined variables of a walk, each after those that define it.
    mutating func evaluateDefinitions(_ walk: Walk) {
        guard walk.isCompiled else {
            for position in walk.order.indices.reversed() { evaluateDefinition(Int(walk.order[position])) }
            return
        }
        walk.steps.withUnsafeBufferPointer { steps in
            walk.operands.withUnsafeBufferPointer { operands in
                variables.withUnsafeMutableBufferPointer { variables in
                    constraints.withUnsafeBufferPointer { constraints in
                        Self.evaluate(steps, operands, variables, constraints, &changedVariables)
                    }
                }
            }
        }
    }

    /// Copies the definitions of a walk side by side, for its next use.
    func compile(_ walk: inout Walk) {
        walk.isCompiled = true
        walk.steps.removeAll(keepingCapacity: true)
        walk.operands.removeAll(keepingCapacity: true)
        for position in walk.order.indices.reversed() {
            let variable = walk.order[position]
            let definition = Int(variables[Int(variable)].definition)
            guard definition >= 0 else { continue }
            var coefficient = 1.0
            for index in constraints[definition].termRange {
                let term = pool.terms[index]
                if term.variable == variable {
                    coefficient = term.coefficient
                } else {
                    walk.operands.append(Operand(variable: term.variable, coefficient: term.coefficient))
                }
            }
            walk.steps.append(
                EvaluationStep(
                    variable: variable, definition: Int32(definition),
                    operandCount: constraints[definition].termCount - 1, coefficient: coefficient))
        }
    }

    private mutating func evaluateDefinition(_ variable: Int) {
        let definition = Int(variables[variable].definition)
        guard definition >= 0 else { return }
        var sum = constraints[definition].constant
        var coefficient = 1.0
        for index in constraints[definition].termRange {
            let term = pool.terms[index]
            if Int(term.variable) == variable {
                coefficient = term.coefficient
            } else {
                sum += term.coefficient * variables[Int(term.variable)].value
            }
        }
        setValue(Self.quotient(sum, coefficient), of: variable)
    }

    /// Sets a variable's value and records the change, if it is one.
    mutating func setValue(_ value: Double, of variable: Int) {
        guard Self.differs(value, from: variables[variable].value) else { return }
        variables[variable].value = value
        guard !variables[variable].isChanged else { return }
        variables[variable].isChanged = true
        changedVariables.append(Int32(variable))
    }

    private static func evaluate(
        _ steps: UnsafeBufferPointer<EvaluationStep>, _ operands: UnsafeBufferPointer<Operand>,
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
            let variable = Int(step.variable)
            let value = quotient(sum, step.coefficient)
            guard differs(value, from: variables[variable].value) else { continue }
            variables[variable].value = value
            guard !variables[variable].isChanged else { continue }
            variables[variable].isChanged = true
            changed.append(step.variable)
        }
    }

    /// `-sum / coefficient`, exact and fast for a coefficient of 1 or -1.
    @inline(__always)
    private static func quotient(_ sum: Double, _ coefficient: Double) -> Double {
        coefficient == 1 ? -sum : coefficient == -1 ? sum : -sum / coefficient
    }

    /// Whether a value is another than `former`: finite, and by more than rounding.
    @inline(__always)
    static func differs(_ value: Double, from former: Double) -> Bool {
        let difference = abs(value - former)
        return difference > Tolerance.value * max(1, abs(former)) && difference < .infinity
    }
}
