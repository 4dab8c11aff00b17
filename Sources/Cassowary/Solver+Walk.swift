/// Walks of the graph of definitions.
extension Solver {
    /// Puts `walkRoots` and all variables defined by them, directly or not, into the order of `walk`.
    ///
    /// Linear in the uses of the result; costs nothing where `walk` is from the same roots.
    mutating func walkDescendants(_ walk: inout Walk) {
        if walk.version == structureVersion, walk.roots == walkRoots { return }
        walk.version = structureVersion
        walk.isCompiled = false
        walk.roots.removeAll(keepingCapacity: true)
        walk.roots.append(contentsOf: walkRoots)
        walk.order.removeAll(keepingCapacity: true)
        walkMark += 1
        for position in walkRoots.indices where variables[Int(walkRoots[position])].mark != walkMark {
            visit(walkRoots[position], next: variables[Int(walkRoots[position])].firstUse)
            while let top = walkStack.last {
                guard top.next >= 0 else {
                    walk.order.append(top.variable)
                    walkStack.removeLast()
                    continue
                }
                let term = pool.terms[Int(top.next)]
                walkStack[walkStack.count - 1].next = term.nextUse
                let constraint = Int(term.constraint)
                guard constraints[constraint].role == .definition else { continue }
                let defined = constraints[constraint].defined
                guard variables[Int(defined)].mark != walkMark else { continue }
                visit(defined, next: variables[Int(defined)].firstUse)
            }
        }
    }

    /// Puts `walkRoots` and all variables that define them, directly or not, into `ancestorOrder`.
    ///
    /// Reversed, every variable comes before those that define it. With `usingBases`, variables that depend on no leaf
    /// end the walk, and their `base` is set.
    mutating func walkAncestors(usingBases: Bool) {
        walkMark += 1
        ancestorOrder.removeAll(keepingCapacity: true)
        for root in walkRoots where variables[Int(root)].mark != walkMark {
            enter(root, usingBases)
            while let top = walkStack.last {
                let definition = Int(variables[Int(top.variable)].definition)
                guard top.next >= 0, top.next < constraints[definition].firstTerm + constraints[definition].termCount
                else {
                    if usingBases { updateBase(Int(top.variable)) }
                    ancestorOrder.append(top.variable)
                    walkStack.removeLast()
                    continue
                }
                walkStack[walkStack.count - 1].next += 1
                let variable = pool.terms[Int(top.next)].variable
                if variables[Int(variable)].mark != walkMark { enter(variable, usingBases) }
            }
        }
    }

    private mutating func enter(_ variable: Int32, _ usingBases: Bool) {
        let record = variables[Int(variable)]
        let ends = record.definition < 0 || (usingBases && record.baseVersion == baseVersion)
        visit(variable, next: ends ? -1 : constraints[Int(record.definition)].firstTerm)
    }

    private mutating func visit(_ variable: Int32, next: Int32) {
        variables[Int(variable)].mark = walkMark
        walkStack.append(Visit(variable: variable, next: next))
    }

    /// Sets the base of a variable whose definition mentions only variables that have one.
    private mutating func updateBase(_ variable: Int) {
        let definition = Int(variables[variable].definition)
        guard definition >= 0, variables[variable].baseVersion != baseVersion else { return }
        var sum = constraints[definition].constant
        for position in constraints[definition].termRange {
            let term = pool.terms[position]
            guard Int(term.variable) != variable else { continue }
            guard variables[Int(term.variable)].baseVersion == baseVersion else { return }
            sum += term.coefficient * variables[Int(term.variable)].base
        }
        variables[variable].base = sum * constraints[definition].scale
        variables[variable].baseVersion = baseVersion
    }

    /// Expands `walkRoots`, whose coefficients are their weights, into leaves: `expandedTerms` and `expandedConstant`.
    mutating func expandRoots() {
        walkAncestors(usingBases: true)
        expandedTerms.removeAll(keepingCapacity: true)
        for position in ancestorOrder.indices.reversed() {
            let variable = Int(ancestorOrder[position])
            let weight = variables[variable].weight
            variables[variable].weight = 0
            guard weight != 0 else { continue }
            let definition = Int(variables[variable].definition)
            if definition < 0 {
                expandedTerms.append(Entry(symbol: variable, coefficient: weight))
            } else if variables[variable].baseVersion == baseVersion {
                expandedConstant += weight * variables[variable].base
            } else {
                expandedConstant += distribute(weight, by: definition)
            }
        }
    }

    /// Adds `weight` times a definition's right side to the weights of its variables; returns the constant's part.
    mutating func distribute(_ weight: Double, by definition: Int) -> Double {
        let scale = weight * constraints[definition].scale
        for position in constraints[definition].termRange {
            let term = pool.terms[position]
            guard term.variable != constraints[definition].defined else { continue }
            variables[Int(term.variable)].weight += scale * term.coefficient
        }
        return scale * constraints[definition].constant
    }

    /// Expands a constraint's expression into leaves.
    mutating func expand(_ constraint: Int) {
        walkRoots.removeAll(keepingCapacity: true)
        for position in constraints[constraint].termRange {
            let term = pool.terms[position]
            variables[Int(term.variable)].weight = term.coefficient
            walkRoots.append(term.variable)
        }
        expandedConstant = constraints[constraint].constant
        expandRoots()
    }
}
