import Cassowary
import TestSupport
import Testing

@Suite struct DriftTests {
    /// Edits by a tenth, forth and back with carries, for which binary fractions are not exact.
    @Test func hundredThousandEdits() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let views = (0..<6).map { _ in solver.makeVariable() }
        let outer = try solver.add(Expression(width), .equal, 300)
        for (index, view) in views.enumerated() {
            _ = try solver.add(3 * view, .greaterThanOrEqual, 10)
            _ = try solver.add(view - 0.1 * width, .equal, Double(index) / 7, priority: Priority(750))
            _ = try solver.add(Expression(view), .lessThanOrEqual, 40, priority: Priority(250))
        }
        var sum = Expression()
        for view in views { sum = sum + view }
        _ = try solver.add(sum - width, .lessThanOrEqual, -17)
        solver.solve()
        let before = ([width] + views).map { solver.value(of: $0) }
        var numbers = RepeatableNumbers(seed: 3)
        for _ in 0..<100_000 {
            try solver.setConstant(of: outer, to: Double.random(in: 60...900, using: &numbers))
            solver.solve()
        }
        try solver.setConstant(of: outer, to: 300)
        solver.solve()
        let after = ([width] + views).map { solver.value(of: $0) }
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-8 }, "\(before), \(after)")
    }

    /// Additions, removals and edits at random end at the optimum of a fresh solver.
    @Test func randomOperationsEndAtTheOptimum() throws {
        for (row, vector) in try SystemVector.load("systems").prefix(60).enumerated() {
            var numbers = RepeatableNumbers(seed: UInt64(row))
            var system = SolvedSystem(vector)
            for step in 0..<300 {
                let index = Int.random(in: vector.constraints.indices, using: &numbers)
                if let id = system.ids[index] {
                    if step % 2 == 0 {
                        system.remove(index)
                    } else {
                        try? system.solver.setConstant(of: id, to: Double.random(in: -90...90, using: &numbers))
                    }
                } else {
                    system.add(index)
                }
                if step % 5 == 0 { system.solver.solve() }
            }
            for index in vector.constraints.indices { system.remove(index) }
            system.refusals = []
            for index in vector.constraints.indices.shuffled(using: &numbers) { system.add(index) }
            system.solver.solve()
            #expect(system.refusals.isEmpty && system.matches, "row \(row)")
        }
    }
}
