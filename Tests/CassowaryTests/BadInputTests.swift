import Cassowary
import Testing

@Suite struct BadInputTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func numbersOutOfRangeAreRefused(_ number: Double) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add(Expression(x), .equal, 7)
        #expect(throws: ConstraintError.self) { _ = try solver.add(number * x, .equal) }
        #expect(throws: ConstraintError.self) { _ = try solver.add(x + number, .lessThanOrEqual) }
        #expect(throws: ConstraintError.self) { _ = try solver.add(Expression(x), .equal, number) }
        #expect(throws: ConstraintError.self) { try solver.setConstant(of: id, to: number) }
        if !number.isFinite {
            let priority = Priority(Float(number))
            #expect(throws: ConstraintError.self) { _ = try solver.add(Expression(x), .equal, 1, priority: priority) }
            #expect(throws: ConstraintError.self) { try solver.setPriority(of: id, to: priority) }
        }
        solver.solve()
        #expect(solver.value(of: x) == 7)
    }

    @Test func zeroCoefficientsVanish() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try solver.add(x + 0 * y, .equal, 5)
        _ = try solver.add(y - y, .equal, 0)
        _ = try solver.add(Expression(), .lessThanOrEqual, 1)
        #expect(throws: ConstraintError.unsatisfiable([])) { _ = try solver.add(y - y, .equal, 3) }
        #expect(throws: ConstraintError.unsatisfiable([])) { _ = try solver.add(0 * x, .greaterThanOrEqual, 3) }
        _ = try solver.add(y - y, .equal, 3, priority: Priority(999))
        solver.solve()
        #expect(solver.value(of: x) == 5)
        let ambiguous = [x, y].map { solver.isAmbiguous($0) }
        #expect(ambiguous == [false, true])
    }

    @Test func tenThousandContradictions() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let width = solver.makeVariable()
        let end = solver.makeVariable()
        let position = try solver.add(Expression(x), .equal, 5)
        let bound = try solver.add(Expression(width), .greaterThanOrEqual, 10)
        let definition = try solver.add(end - x - width, .equal)
        for index in 0..<10_000 {
            let constant = Double(index % 14)
            let expected = index % 2 == 0 ? [position, bound, definition] : [bound]
            let expression = Expression(index % 2 == 0 ? end : width)
            let relation: Relation = index % 3 == 0 ? .equal : .lessThanOrEqual
            guard index % 2 == 0 || constant < 10 else { continue }
            #expect(throws: ConstraintError.unsatisfiable(expected)) {
                _ = try solver.add(expression, relation, constant)
            }
        }
        solver.solve()
        #expect(solver.value(of: end) - solver.value(of: width) == 5 && solver.value(of: width) >= 10)
    }

    @Test func addingAndRemovingTwice() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let first = try solver.add(Expression(x), .greaterThanOrEqual, 5)
        let second = try solver.add(Expression(x), .greaterThanOrEqual, 5)
        let preference = try solver.add(Expression(x), .equal, 0, priority: Priority(1))
        solver.solve()
        #expect(solver.value(of: x) == 5)
        let removed = [first, first].map { solver.remove($0) }
        #expect(removed == [true, false] && !solver.contains(first))
        solver.solve()
        #expect(solver.value(of: x) == 5)
        solver.remove(second)
        solver.solve()
        #expect(abs(solver.value(of: x)) < 1e-9)
        let third = try solver.add(Expression(x), .equal, 1)
        let removedLater = [first, second].map { solver.remove($0) }
        #expect(removedLater == [false, false] && solver.contains(third))
        #expect(throws: ConstraintError.unknownConstraint(first)) { try solver.setConstant(of: first, to: 1) }
        #expect(throws: ConstraintError.unknownConstraint(first)) { try solver.setPriority(of: first, to: Priority(1)) }
        #expect(throws: ConstraintError.requiredPriority(third)) { try solver.setPriority(of: third, to: Priority(1)) }
        #expect(throws: ConstraintError.requiredPriority(preference)) {
            try solver.setPriority(of: preference, to: .required)
        }
    }

    @Test func outdatedVariablesAreRefused() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add(Expression(x), .equal, 3, priority: Priority(5))
        solver.solve()
        let removedEarly = solver.remove(x)
        solver.remove(id)
        let removed = [x, x].map { solver.remove($0) }
        #expect(!removedEarly && removed == [true, false])
        let y = solver.makeVariable()
        #expect(throws: ConstraintError.unknownVariable(x)) { _ = try solver.add(Expression(x), .equal, 3) }
        let isAmbiguous = solver.isAmbiguous(x)
        #expect(solver.value(of: x) == 0 && isAmbiguous)
        _ = try solver.add(Expression(y), .equal, 4)
        solver.solve()
        #expect(solver.value(of: y) == 4)
        var other = Solver()
        #expect(throws: ConstraintError.self) { _ = try other.add(Expression(y), .equal, 3) }
    }

    /// A refused addition leaves the bits of all values, and what follows, as they were.
    @Test func refusalsLeaveNoTrace() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var system = SolvedSystem(vector)
            let values = system.values
            for index in vector.constraints.indices where vector.constraints[index].error(values) > 0.5 {
                let item = vector.constraints[index]
                let id = try? system.solver.add(system.expression(item), item.relation, item.c)
                guard id == nil else {
                    if let id { system.solver.remove(id) }
                    continue
                }
                system.solver.solve()
                #expect(system.values == values, "row \(row), constraint \(index)")
            }
            system.solver.solve()
            #expect(system.matches, "row \(row)")
        }
    }

    /// A refused edit leaves the constant and all values.
    @Test func refusedEditsLeaveNoTrace() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var system = SolvedSystem(vector)
            let values = system.values
            for index in vector.constraints.indices where vector.constraints[index].p >= 1000 {
                guard let id = system.ids[index] else { continue }
                let item = vector.constraints[index]
                for constant in [item.c + 5000, item.c - 5000] {
                    do {
                        try system.solver.setConstant(of: id, to: constant)
                        try system.solver.setConstant(of: id, to: item.c)
                    } catch {
                        guard case .unsatisfiable(let conflict) = error else { throw error }
                        #expect(conflict.contains(id), "row \(row)")
                    }
                    #expect(system.solver.constant(of: id) == item.c)
                }
            }
            system.solver.solve()
            #expect(zip(system.values, values).allSatisfy { abs($0 - $1) < 1e-9 } && system.matches, "row \(row)")
        }
    }

    /// Equalities added after inequalities on their variables become definitions when the tableau is rebuilt.
    @Test func rebuildingKeepsTheOptimum() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var system = SolvedSystem(vector)
            system.solver.rebuild()
            #expect(system.matches && system.solver.suspendedConstraints.isEmpty, "row \(row)")
        }
    }

    /// Beale's example, on which the simplex method with the largest coefficient cycles.
    @Test func degenerateSystemsEnd() throws {
        var solver = Solver()
        let x = (0..<4).map { _ in solver.makeVariable() }
        for variable in x { _ = try solver.add(Expression(variable), .greaterThanOrEqual) }
        _ = try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3], .lessThanOrEqual, 0)
        _ = try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3], .lessThanOrEqual, 0)
        _ = try solver.add(Expression(x[2]), .lessThanOrEqual, 1)
        let objective = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
        _ = try solver.add(objective, .greaterThanOrEqual, 1000, priority: Priority(500))
        solver.solve()
        let values = x.map { solver.value(of: $0) }
        #expect(abs(0.75 * values[0] - 150 * values[1] + 0.02 * values[2] - 6 * values[3] - 0.05) < 1e-9)
    }

    /// A thousand priorities, each constraint against all weaker ones.
    @Test func aThousandPriorities() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for level in 1...999 {
            _ = try solver.add(Expression(x), .equal, Double(level), priority: Priority(Float(level)))
        }
        solver.solve()
        #expect(solver.value(of: x) == 999)
    }
}
