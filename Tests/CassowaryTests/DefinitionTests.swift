import Testing

@testable import Cassowary

/// A chain of `x = previous + 10`, added forwards, backwards or from the middle.
@Suite struct DefinitionTests {
    static func chain(_ count: Int, order: [Int]) throws -> (Solver, [Variable], [ConstraintID?]) {
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var ids = [ConstraintID?](repeating: nil, count: count)
        for index in order {
            let expression = index > 0 ? variables[index] - variables[index - 1] : Expression(variables[0])
            ids[index] = try solver.add(expression, .equal, 10)
        }
        solver.solve()
        return (solver, variables, ids)
    }

    @Test(arguments: [Array(0..<50), Array((0..<50).reversed()), Array(25..<50) + Array(0..<25)])
    func chainsNeedNoTableau(_ order: [Int]) throws {
        let (solver, variables, _) = try Self.chain(50, order: order)
        #expect(variables.map { solver.value(of: $0) } == (1...50).map { Double($0) * 10 })
        #expect(solver.tableau.rows.isEmpty)
    }

    @Test func removalFreesWhatFollows() throws {
        var (solver, variables, ids) = try Self.chain(50, order: Array(0..<50))
        solver.remove(try #require(ids[20]))
        solver.solve()
        #expect(solver.value(of: variables[19]) == 200)
        #expect(solver.value(of: variables[20]) == 0)
        #expect(solver.value(of: variables[49]) == 290)
        let ambiguous = [19, 20, 49].map { solver.isAmbiguous(variables[$0]) }
        #expect(ambiguous == [false, true, true])
        _ = try solver.add(Expression(variables[49]), .equal, 1000)
        solver.solve()
        #expect(abs(solver.value(of: variables[20]) - 710) < 1e-9)
    }

    @Test func cyclesAreSolvedOrRefused() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let first = try solver.add(x - 2 * y, .equal, 2)
        let second = try solver.add(y - x, .equal, 3)
        solver.solve()
        #expect(abs(solver.value(of: x) + 8) < 1e-9 && abs(solver.value(of: y) + 5) < 1e-9)
        let error = #expect(throws: ConstraintError.self) { _ = try solver.add(x + y, .equal, 0) }
        #expect(error == .unsatisfiable([first, second]))
        _ = try solver.add(x + y, .equal, -13)
        solver.remove(first)
        solver.solve()
        #expect(abs(solver.value(of: x) + 8) < 1e-9 && abs(solver.value(of: y) + 5) < 1e-9)
    }

    /// A redundant equality takes over when the one that it repeats is removed.
    @Test func redundantEqualitiesStay() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let first = try solver.add(Expression(x), .equal, 5)
        let second = try solver.add(2 * x, .equal, 10)
        #expect(throws: ConstraintError.unsatisfiable([first, second])) { try solver.setConstant(of: first, to: 6) }
        #expect(throws: ConstraintError.unsatisfiable([first, second])) { try solver.setConstant(of: second, to: 6) }
        solver.solve()
        #expect(solver.value(of: x) == 5)
        try solver.setConstants([(first, 6), (second, 12)])
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: x) == 6)
    }

    /// The same in the tableau, where a required inequality keeps equalities from being definitions.
    @Test(arguments: [0, 1]) func redundantRowsStay(_ removed: Int) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = try solver.add(Expression(x), .greaterThanOrEqual, 0)
        let ids = [try solver.add(Expression(x), .equal, 5), try solver.add(2 * x, .equal, 10)]
        _ = try solver.add(Expression(x), .equal, 100, priority: Priority(500))
        solver.solve()
        solver.remove(ids[removed])
        solver.solve()
        #expect(abs(solver.value(of: x) - 5) < 1e-9)
        solver.remove(ids[1 - removed])
        solver.solve()
        #expect(abs(solver.value(of: x) - 100) < 1e-9)
    }

    @Test func changesAreReportedOnce() throws {
        var (solver, variables, ids) = try Self.chain(50, order: Array(0..<50))
        var changed: [Variable] = []
        solver.reportChanges { variable, _ in changed.append(variable) }
        #expect(Set(changed) == Set(variables))
        changed = []
        try solver.setConstant(of: try #require(ids[47]), to: 12)
        solver.solve()
        solver.reportChanges { variable, _ in changed.append(variable) }
        #expect(Set(changed) == Set(variables[47...]))
        changed = []
        try solver.setConstant(of: try #require(ids[47]), to: 11)
        solver.solve()
        try solver.setConstant(of: try #require(ids[47]), to: 12)
        solver.solve()
        solver.reportChanges { variable, _ in changed.append(variable) }
        #expect(changed.isEmpty)
    }

    /// Independent systems do no work for each other.
    @Test func untouchedSystemsCostNothing() throws {
        var solver = Solver()
        var edited: ConstraintID?
        for _ in 0..<200 {
            let width = solver.makeVariable()
            _ = try solver.add(Expression(width), .greaterThanOrEqual, 10)
            edited = try solver.add(Expression(width), .equal, 20, priority: Priority(750))
            _ = try solver.add(Expression(width), .lessThanOrEqual, 15, priority: Priority(250))
        }
        solver.solve()
        let pivots = solver.tableau.pivotCount
        #expect(pivots < 200 * 8)
        try solver.setConstant(of: try #require(edited), to: 5)
        solver.solve()
        #expect(solver.tableau.pivotCount - pivots < 5)
    }
}
