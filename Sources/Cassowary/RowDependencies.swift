/// The rows that depend on a variable: by mentioning it, or a variable that it defines.
struct RowDependencies: Sendable {
    /// The constraints found by the last search.
    private(set) var rows: [Int32] = []
    /// The one variable that the walks begin from; empty before the first.
    private var root: [Int32] = []
    /// The walks of the last structural change and of the last shift.
    private var structureWalk = DescendantWalk()
    private var shiftWalk = DescendantWalk()

    /// Removes the rows found and returns them.
    mutating func takeRows() -> [Int32] {
        var taken: [Int32] = []
        swap(&taken, &rows)
        return taken
    }

    /// Whether a leaf may be defined by the equality `index`: no required row depends on it, and no other variable of the
    /// equality does. Finds the rows that depend on it.
    mutating func isSuitable(_ variable: Int, for index: Int, in graph: inout ConstraintGraph) -> Bool {
        rows.removeAll(keepingCapacity: true)
        let hasDefinedTerm = graph.constraints[index].termRange.contains {
            graph.variables[Int(graph.pool.terms[$0].variable)].definition >= 0
        }
        guard graph.variables[variable].reachesRows || (hasDefinedTerm && graph.hasOtherUse(variable, than: index))
        else { return true }
        collect(from: variable, in: &graph)
        for position in graph.constraints[index].termRange {
            let other = Int(graph.pool.terms[position].variable)
            if other != variable, graph.variables[other].mark == graph.mark { return false }
        }
        return !rows.contains { graph.constraints[Int($0)].isRequired }
    }

    /// Finds the rows that depend on a variable; it and its descendants have the mark of this walk then.
    mutating func collect(from variable: Int, in graph: inout ConstraintGraph) {
        rows.removeAll(keepingCapacity: true)
        setRoot(Int32(variable))
        structureWalk.invalidate()
        _ = structureWalk.update(from: root, in: &graph)
        guard graph.variables[variable].reachesRows else { return }
        for position in structureWalk.order.indices {
            var use = Int(graph.variables[Int(structureWalk.order[position])].firstUse)
            while use >= 0 {
                let constraint = Int(graph.pool.terms[use].constraint)
                if graph.constraints[constraint].role == .row, graph.constraints[constraint].mark != graph.mark {
                    graph.constraints[constraint].mark = graph.mark
                    rows.append(Int32(constraint))
                }
                use = Int(graph.pool.terms[use].nextUse)
            }
        }
        guard rows.isEmpty else { return }
        for position in structureWalk.order.indices {
            graph.variables[Int(structureWalk.order[position])].reachesRows = false
        }
    }

    /// Finds the rows that depend on a variable, whose definition grew by `difference`, and leaves the changes of their
    /// constants in `ConstraintRecord.difference`.
    mutating func collectDifferences(from variable: Int32, by difference: Double, in graph: inout ConstraintGraph) {
        setRoot(variable)
        _ = shiftWalk.update(from: root, in: &graph)
        rows.removeAll(keepingCapacity: true)
        graph.variables[Int(variable)].weight = difference
        for position in shiftWalk.order.indices.reversed() {
            propagateWeight(of: Int(shiftWalk.order[position]), in: &graph)
        }
    }

    /// Adds a variable's weight, times its coefficients, to the variables and rows that mention it.
    private mutating func propagateWeight(of variable: Int, in graph: inout ConstraintGraph) {
        let weight = graph.variables[variable].weight
        graph.variables[variable].weight = 0
        var use = Int(graph.variables[variable].firstUse)
        while use >= 0 {
            let term = graph.pool.terms[use]
            let constraint = Int(term.constraint)
            let role = graph.constraints[constraint].role
            if role == .definition, Int(graph.constraints[constraint].defined) != variable {
                let factor = graph.constraints[constraint].scale * term.coefficient
                graph.variables[Int(graph.constraints[constraint].defined)].weight += factor * weight
            } else if role == .row {
                if graph.constraints[constraint].mark != Int.max {
                    graph.constraints[constraint].mark = Int.max
                    rows.append(term.constraint)
                }
                graph.constraints[constraint].difference += term.coefficient * weight
            }
            use = Int(term.nextUse)
        }
    }

    private mutating func setRoot(_ variable: Int32) {
        if root.isEmpty { root.append(variable) } else { root[0] = variable }
    }
}
