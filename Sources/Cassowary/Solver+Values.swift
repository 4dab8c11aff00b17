/// The solution and its report.
extension Solver {
    /// Rows that every `solve()` verifies against their constraints, in turn.
    private static let refinedRows = 4
    /// Pivots before which a tableau is not rebuilt for its rounding.
    private static let rebuildInterval = 1000

    /// Satisfies the constraints of lower priority as well as possible and determines all values.
    ///
    /// Costs what changed since the last call. Without allocations in the steady state.
    package mutating func solve() {
        insertPending()
        tableau.minimize()
        updateValues()
        refineRows(Self.refinedRows)
        if needsRebuild { rebuild() }
    }

    /// Calls `body` with every variable whose value changed since the last report, and its value.
    ///
    /// In no particular but in a reproducible order. Without allocations.
    package mutating func reportChanges(_ body: (Variable, Double) -> Void) {
        changedVariables.withUnsafeBufferPointer { changed in
            variables.withUnsafeMutableBufferPointer { variables in
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

    /// Inserts the pending constraints, the strongest first.
    private mutating func insertPending() {
        guard !pending.isEmpty else { return }
        var waiting: [Int32] = []
        swap(&waiting, &pending)
        waiting.sort {
            let left = constraints[Int($0)]
            let right = constraints[Int($1)]
            return left.priority == right.priority ? left.sequence < right.sequence : left.priority > right.priority
        }
        for index in waiting {
            guard constraints[Int(index)].isRequired else {
                insertRow(Int(index))
                continue
            }
            do { try install(Int(index)) } catch { appendPending(Int(index)) }
        }
    }

    /// Evaluates the leaves and definitions that changed, and what depends on them.
    private mutating func updateValues() {
        for position in tableau.changedSymbols.indices {
            let symbol = tableau.changedSymbols[position]
            tableau.symbols[symbol].isQueued = false
            guard tableau.symbols[symbol].isInUse, tableau.symbols[symbol].kind == .free else { continue }
            let variable = tableau.symbols[symbol].owner
            guard variables[variable].definition < 0 else { continue }
            let value = tableau.value(of: symbol)
            if Self.differs(value, from: variables[variable].value) { changedRoots.append(Int32(variable)) }
        }
        tableau.changedSymbols.removeAll(keepingCapacity: true)
        guard !changedRoots.isEmpty else { return }
        swap(&walkRoots, &changedRoots)
        changedRoots.removeAll(keepingCapacity: true)
        for position in walkRoots.indices { updateLeaf(Int(walkRoots[position])) }
        var walk = Walk()
        swap(&walk, &valueWalk)
        let isRepeated = walk.version == structureVersion && walk.roots == walkRoots
        walkDescendants(&walk)
        if isRepeated, !walk.isCompiled { compile(&walk) }
        evaluateDefinitions(walk)
        swap(&walk, &valueWalk)
    }

    private mutating func updateLeaf(_ variable: Int) {
        guard variables[variable].definition < 0 else { return }
        let symbol = Int(variables[variable].symbol)
        let value = symbol >= 0 ? tableau.value(of: symbol) : 0
        setValue(value, of: variable)
    }

    // MARK: Rounding

    /// Corrects the constants of the next `count` rows by their residuals: iterative refinement.
    ///
    /// Errors of rounding that edits leave in constants cannot add up so. Ones in coefficients show in large residuals.
    private mutating func refineRows(_ count: Int) {
        for _ in 0..<min(count, constraints.count) {
            refinementCursor = refinementCursor + 1 < constraints.count ? refinementCursor + 1 : 0
            guard constraints[refinementCursor].role == .row else { continue }
            let record = constraints[refinementCursor]
            var sum = record.constant
            var scale = max(1, abs(sum))
            for position in record.termRange {
                let product = pool.terms[position].coefficient * variables[Int(pool.terms[position].variable)].value
                sum += product
                scale = max(scale, abs(product))
            }
            let partner = record.partner >= 0 ? tableau.value(of: Int(record.partner)) : 0
            let residual = record.sign * sum - (tableau.value(of: Int(record.marker)) - partner)
            guard abs(residual) > Tolerance.value * scale, residual.isFinite else { continue }
            if abs(residual) > Tolerance.residual * scale, tableau.pivotCount > Self.rebuildInterval {
                needsRebuild = true
            }
            tableau.shiftConstant(marker: Int(record.marker), partner: Int(record.partner), by: residual)
        }
    }

    /// Builds the tableau anew from the constraints.
    ///
    /// Useful after equalities were added later than inequalities on their variables: they become definitions.
    package mutating func rebuild() {
        needsRebuild = false
        affectedRows.removeAll(keepingCapacity: true)
        for index in constraints.indices where constraints[index].role == .row {
            affectedRows.append(Int32(index))
            constraints[index].marker = -1
            constraints[index].partner = -1
            constraints[index].role = .pending
        }
        tableau = Tableau()
        for index in variables.indices where variables[index].symbol >= 0 {
            variables[index].symbol = -1
            if variables[index].isInUse { changedRoots.append(Int32(index)) }
        }
        reinstallAffectedRows()
        insertPending()
        tableau.minimize()
        updateValues()
    }
}
