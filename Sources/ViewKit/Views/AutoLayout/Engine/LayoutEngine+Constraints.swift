import Cassowary

/// Constraints in the solver.
extension LayoutEngine {
    /// Brings an active constraint into effect with the next update.
    func add(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        setNeedsUpdate()
    }

    /// Takes a constraint out of the solver, or out of those that wait.
    func remove(_ constraint: NSLayoutConstraint) {
        if constraint.isBroken, !isFitting {
            system.uncountBroken()
            constraint.isBroken = false
        }
        guard let installation = constraint.installation, installation.engine === self else {
            pending.removeIdentical(to: constraint)
            return
        }
        system.remove(installation.id)
        constraint.installation = nil
        for item in installation.stateItems { rectangles[item]?.dependents.removeIdentical(to: constraint) }
        setNeedsUpdate()
    }

    /// Installs what waits: required equalities first, as they define variables.
    func installPending() {
        guard !pending.isEmpty else { return }
        let waiting = pending
        pending.removeAll(keepingCapacity: true)
        for constraint in waiting where constraint.isDefinition { install(constraint) }
        for constraint in waiting where !constraint.isDefinition { install(constraint) }
    }

    /// Adds a constraint to the solver; one that contradicts required constraints is reported and broken.
    func install(_ constraint: NSLayoutConstraint) {
        guard isFitting || constraint.installation == nil else { return }
        _ = withSides(of: constraint) { terms, offset in
            do throws(ConstraintError) {
                try add(constraint, terms, offset, priority: Priority(constraint.priority.rawValue))
            } catch {
                guard case .unsatisfiable(let others) = error else { return }
                report(constraint, against: others)
                addBroken(constraint, terms, offset)
            }
        }
    }

    /// Adds `terms (relation) constant + offset` with the relation and the constant of a constraint.
    private func add(
        _ constraint: NSLayoutConstraint, _ terms: Cassowary.Expression, _ offset: Double, priority: Priority
    ) throws(ConstraintError) {
        let constant = Double(constraint.constant) + offset
        let id = try system.add(constraint, terms, constant, priority: priority)
        guard !isFitting else { return }
        var installation = LayoutInstallation(engine: self, id: id, offset: offset)
        constraint.forEachStateItem { item in
            rectangle(of: item).dependents.append(constraint)
            installation.stateItems.append(ObjectIdentifier(item))
        }
        constraint.installation = installation
    }

    // MARK: Contradictions

    /// Adds a required constraint as the strongest of the others: it holds as far as it can, and entirely once it can.
    private func addBroken(_ constraint: NSLayoutConstraint, _ terms: Cassowary.Expression, _ offset: Double) {
        if !isFitting { constraint.isBroken = true }
        guard let priority = system.countBroken() else { return }
        try? add(constraint, terms, offset, priority: priority)
    }

    /// Breaks a constraint in the solver that contradicts the required constraints `others`.
    func breakConstraint(_ constraint: NSLayoutConstraint, _ id: ConstraintID, _ others: [ConstraintID]) {
        report(constraint, against: others)
        remove(constraint)
        system.remove(id)
        _ = withSides(of: constraint) { terms, offset in addBroken(constraint, terms, offset) }
    }

    private func report(_ constraint: NSLayoutConstraint, against others: [ConstraintID]) {
        guard !isFitting else { return }
        let members = others.map(system.constraint)
        reports.reportContradiction(of: constraint, with: members, brokenCount: system.brokenCount)
    }

    // MARK: Edits

    /// Called with a new constant of an installed constraint, for the next update: constants may contradict each other in
    /// between.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        system.edit(installation.id, to: Double(constraint.constant) + installation.offset)
        setNeedsUpdate()
    }

    /// Called with a new priority of an installed constraint.
    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        try? system.solver.setPriority(of: installation.id, to: Priority(constraint.priority.rawValue))
        setNeedsUpdate()
    }

    /// Called when the content of a scroll view moved.
    func offsetsDidChange(of rectangle: LayoutRectangle) {
        refreshDependents(of: rectangle)
        setNeedsUpdate()
    }

    /// Calculates the constants of the constraints anew that depend on the baselines or the scroll offset of an item.
    func refreshDependents(of rectangle: LayoutRectangle) {
        for constraint in rectangle.dependents {
            guard var installation = constraint.installation,
                let offset = withSides(of: constraint, { _, offset in offset }), installation.offset != offset
            else { continue }
            installation.offset = offset
            constraint.installation = installation
            system.edit(installation.id, to: Double(constraint.constant) + offset)
        }
    }

    // MARK: Expressions

    /// Calls `body` with the terms of `first - multiplier x second`, and with the number to be added to the constraint's
    /// constant on the right side. Returns nil, without a call, where an item is gone or lies outside the holder.
    func withSides<Result>(
        of constraint: NSLayoutConstraint, _ body: (Cassowary.Expression, _ offset: Double) -> Result
    ) -> Result? {
        guard var sum = AttributeSum(for: constraint, engine: self) else { return nil }
        swap(&sum.expression, &spareExpression)
        defer { swap(&sum.expression, &spareExpression) }
        sum.expression.removeAll()
        guard sum.add(sidesOf: constraint) else { return nil }
        let offset = -sum.expression.constant
        sum.expression.constant = 0
        return body(sum.expression, offset)
    }
}

/// A constraint's place in an engine.
@MainActor struct LayoutInstallation {
    weak var engine: LayoutEngine?
    let id: ConstraintID
    /// The number added to the constraint's constant: fixed distances within its items.
    var offset: Double
    /// The items whose baselines or scroll offsets are part of `offset`.
    var stateItems: [ObjectIdentifier] = []
}
