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
            brokenCount -= 1
            constraint.isBroken = false
        }
        guard let installation = constraint.installation, installation.engine === self else {
            pending.removeIdentical(to: constraint)
            return
        }
        solver.remove(installation.id)
        installed[installation.id] = nil
        constraint.installation = nil
        edits.removeAll { $0.id == installation.id }
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
        let relation = Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
        let constant = Self.limited(Double(constraint.constant) + offset)
        let id = try solver.add(terms, relation, constant, priority: priority)
        installed[id] = constraint
        guard !isFitting else { return }
        var installation = LayoutInstallation(engine: self, id: id, offset: offset)
        forEachStateItem(of: constraint) { item in
            rectangle(of: item).dependents.append(constraint)
            installation.stateItems.append(ObjectIdentifier(item))
        }
        constraint.installation = installation
    }

    /// The number of broken constraints that go on pulling; more are left out.
    private static let brokenLimit = 64

    /// Adds a required constraint as the strongest of the others: it holds as far as it can, and entirely once it can.
    private func addBroken(_ constraint: NSLayoutConstraint, _ terms: Cassowary.Expression, _ offset: Double) {
        brokenCount += 1
        if !isFitting { constraint.isBroken = true }
        guard brokenCount <= Self.brokenLimit else { return }
        try? add(constraint, terms, offset, priority: Self.brokenPriority)
    }

    private static let brokenPriority = Priority(999.95)

    /// Breaks the latest of `constraints` that is the user's; returns whether there is one.
    func breakOne(of constraints: [ConstraintID]) -> Bool {
        guard let id = constraints.last(where: { installed[$0]?.priority == .required }),
            let constraint = installed[id]
        else { return false }
        report(constraint, against: constraints.filter { $0 != id })
        remove(constraint)
        solver.remove(id)
        installed[id] = nil
        _ = withSides(of: constraint) { terms, offset in addBroken(constraint, terms, offset) }
        return true
    }

    // MARK: Edits

    /// Called with a new constant of an installed constraint, for the next update: constants may contradict each other in
    /// between.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        edits.append((installation.id, Self.limited(Double(constraint.constant) + installation.offset)))
        setNeedsUpdate()
    }

    /// Called with a new priority of an installed constraint.
    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        try? solver.setPriority(of: installation.id, to: Priority(constraint.priority.rawValue))
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
            edits.append((installation.id, Self.limited(Double(constraint.constant) + offset)))
        }
    }
}

extension NSLayoutConstraint {
    /// Calls `body` with the items of both sides that still exist.
    final func forEachItem(_ body: (any LayoutItem) -> Void) {
        first.forEachItem(body)
        second?.forEachItem(body)
    }

    /// Whether the constraint relates baselines of text.
    final var usesBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    /// Whether the constraint counts distances in the direction of reading.
    final var followsReading: Bool { first.followsReading || second?.followsReading == true }

    /// Whether the constraint can define a variable by others.
    final var isDefinition: Bool { relation == .equal && priority == .required }
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
