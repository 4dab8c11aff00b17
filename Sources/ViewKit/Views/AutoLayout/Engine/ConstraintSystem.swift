import Cassowary

/// The solver of a host, with the user's constraints in it and the edits that wait.
///
/// What comes from outside the constraints holds in any case: the user's that contradict it are broken.
@MainActor final class ConstraintSystem {
    /// Breaks a constraint that contradicts, with the required `others`, what comes from outside.
    typealias Break = (_ constraint: NSLayoutConstraint, _ id: ConstraintID, _ others: [ConstraintID]) -> Void

    /// The number of broken constraints that go on pulling; more are left out.
    private static let brokenLimit = 64
    private static let brokenPriority = Priority(999.95)

    var solver = Solver()
    /// The number of required constraints treated as weaker ones.
    private(set) var brokenCount = 0
    private var constraints: [ConstraintID: NSLayoutConstraint] = [:]
    private var edits: [(id: ConstraintID, constant: Double)] = []

    /// A number that the solver takes.
    nonisolated static func limited(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    }

    /// The user's constraint of that identity; nil for those that are not the user's.
    func constraint(_ id: ConstraintID) -> NSLayoutConstraint? { constraints[id] }

    /// Adds a constraint of the user's: `terms (relation) constant`.
    func add(
        _ constraint: NSLayoutConstraint, _ terms: Cassowary.Expression, _ constant: Double, priority: Priority
    ) throws(ConstraintError) -> ConstraintID {
        let relation = Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
        let id = try solver.add(terms, relation, Self.limited(constant), priority: priority)
        constraints[id] = constraint
        return id
    }

    /// Removes a constraint of the user's, with the edits of it.
    func remove(_ id: ConstraintID) {
        solver.remove(id)
        constraints[id] = nil
        edits.removeAll { $0.id == id }
    }

    /// Counts a constraint that is broken; returns the priority with which it goes on pulling, nil beyond a limit.
    func countBroken() -> Priority? {
        brokenCount += 1
        return brokenCount <= Self.brokenLimit ? Self.brokenPriority : nil
    }

    /// Takes a removed constraint out of the number of the broken ones.
    func uncountBroken() { brokenCount -= 1 }

    /// Adds a required equality that is not the user's; nil where it contradicts others that are not.
    func addRequired(
        _ expression: Cassowary.Expression, _ constant: Double, breaking body: Break
    ) -> ConstraintID? {
        for _ in 0...constraints.count {
            do {
                return try solver.add(expression, .equal, Self.limited(constant))
            } catch {
                guard case .unsatisfiable(let others) = error, breakOne(of: others, body) else { return nil }
            }
        }
        return nil
    }

    /// Has the next `applyEdits(breaking:)` replace a constant: constants may contradict each other in between.
    func edit(_ id: ConstraintID, to constant: Double) { edits.append((id, Self.limited(constant))) }

    /// Replaces the constants that wait, all at once.
    func applyEdits(breaking body: Break) {
        guard !edits.isEmpty else { return }
        for _ in 0...constraints.count {
            do {
                if edits.count == 1 {
                    try solver.setConstant(of: edits[0].id, to: edits[0].constant)
                } else {
                    try solver.setConstants(edits)
                }
                break
            } catch {
                guard case .unsatisfiable(let others) = error, breakOne(of: others, body) else { break }
            }
        }
        edits.removeAll(keepingCapacity: true)
    }

    /// Breaks the latest of `ids` that is the user's; returns whether there is one.
    private func breakOne(of ids: [ConstraintID], _ body: Break) -> Bool {
        guard let id = ids.last(where: { constraints[$0]?.priority == .required }), let constraint = constraints[id]
        else { return false }
        body(constraint, id, ids.filter { $0 != id })
        return true
    }
}
