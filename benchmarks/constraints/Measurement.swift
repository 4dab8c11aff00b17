import CAllocationCounter
import Cassowary

/// The times of a system, in nanoseconds, each the best of several runs.
struct Measurement {
    var solve = Double.infinity
    var pivots = 0
    var edit = Double.infinity
    var editAllocations: UInt64 = 0
    var exchange = Double.infinity
    var clock = ContinuousClock()

    init(_ system: System, runs: Int) throws {
        for _ in 0..<runs {
            var solver = Solver()
            var ids: [ConstraintID] = []
            let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
            let expressions = system.items.map { item in
                item.terms.map { Term(variables[$0.variable], $0.coefficient) }
            }
            ids.reserveCapacity(system.items.count)
            solve = min(
                solve,
                try time {
                    for (item, terms) in zip(system.items, expressions) {
                        ids.append(
                            try solver.add(
                                Expression(terms), item.relation, item.constant, priority: Priority(item.priority)))
                    }
                    solver.solve()
                })
            pivots = solver.pivotCount
            try measureEdits(system, &solver, ids)
            try measureExchanges(system, &solver, ids, expressions[system.removed])
        }
    }

    private mutating func measureEdits(_ system: System, _ solver: inout Solver, _ ids: [ConstraintID]) throws {
        let constant = system.items[system.edited].constant
        var changes = 0.0
        func step(_ index: Int) throws {
            try solver.setConstant(of: ids[system.edited], to: constant + Double(index % 7))
            solver.solve()
            var sum = 0.0
            solver.reportChanges { sum += $1 }
            changes += sum
        }
        for index in 0..<100 { try step(index) }
        let before = allocation_counter_thread_total()
        for index in 0..<100 { edit = min(edit, try time { for part in 0..<4 { try step(index * 4 + part) } } / 4) }
        editAllocations = max(editAllocations, allocation_counter_thread_total() - before)
        try step(0)
    }

    private mutating func measureExchanges(
        _ system: System, _ solver: inout Solver, _ ids: [ConstraintID], _ terms: [Term]
    ) throws {
        let item = system.items[system.removed]
        var id = ids[system.removed]
        for _ in 0..<20 {
            exchange = min(
                exchange,
                try time {
                    solver.remove(id)
                    solver.solve()
                    id = try solver.add(
                        Expression(terms), item.relation, item.constant, priority: Priority(item.priority))
                    solver.solve()
                })
        }
    }

    private func time(_ body: () throws -> Void) rethrows -> Double {
        let duration = try clock.measure(body)
        return Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
    }
}
