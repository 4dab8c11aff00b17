import Cassowary
import Testing

@Suite struct VectorTests {
    @Test func matchesIndependentSolver() throws {
        let vectors = try SystemVector.load("systems")
        #expect(vectors.count == 500)
        for (row, vector) in vectors.enumerated() {
            let system = SolvedSystem(vector)
            #expect(system.refusals.isEmpty && system.matches, "row \(row): \(system.values), \(vector.values)")
        }
    }

    /// No sum of weaker errors outweighs a stronger one, over six priorities.
    @Test func errorsAreLexicographicallyLeast() throws {
        for (row, vector) in try SystemVector.load("small").enumerated() where vector.satisfiable == true {
            let system = SolvedSystem(vector)
            #expect(system.refusals.isEmpty && system.matches, "row \(row): \(system.values), \(vector.values)")
            #expect(vector.error(at: 1000, system.values) < 1e-6, "row \(row)")
            for level in vector.errors ?? [] {
                #expect(
                    abs(vector.error(at: level.priority, system.values) - level.sum) < 1e-6,
                    "row \(row), priority \(level.priority)")
            }
        }
    }

    @Test func ambiguityIsThatOfTheOptimalFace() throws {
        for (row, vector) in try SystemVector.load("small").enumerated() where vector.satisfiable == true {
            var system = SolvedSystem(vector)
            for (index, value) in vector.values.enumerated() {
                let isAmbiguous = system.solver.isAmbiguous(system.variables[index])
                #expect(isAmbiguous == (value == nil), "row \(row), variable \(index)")
            }
        }
    }

    /// The constraints named with a refusal contradict the refused one, and all of them are needed for that.
    @Test func contradictionsAreNamed() throws {
        let vectors = try SystemVector.load("small").filter { $0.satisfiable == false }
        #expect(vectors.count > 40)
        for (row, vector) in vectors.enumerated() {
            var system = SolvedSystem(vector, order: [], solve: false)
            var refused: Int?
            for index in vector.constraints.indices where refused == nil {
                system.add(index)
                if !system.refusals.isEmpty { refused = index }
            }
            guard let refused, case .unsatisfiable(let conflict) = system.refusals[0] else {
                Issue.record("row \(row): accepted")
                continue
            }
            let members = vector.constraints.indices.filter { system.ids[$0].map(conflict.contains) ?? false }
            #expect(members.count == conflict.count)
            #expect(!SolvedSystem(vector, order: members + [refused]).refusals.isEmpty, "row \(row)")
            for member in members {
                let fewer = SolvedSystem(vector, order: members.filter { $0 != member } + [refused])
                #expect(fewer.refusals.isEmpty, "row \(row): \(member) is not needed")
            }
        }
    }

    /// With a contradiction refused, the others are in effect.
    @Test func systemsGoOnAfterContradictions() throws {
        for (row, vector) in try SystemVector.load("small").enumerated() where vector.satisfiable == false {
            let system = SolvedSystem(vector)
            for (index, item) in vector.constraints.enumerated() where item.p >= 1000 && system.ids[index] != nil {
                #expect(item.error(system.values) < 1e-6, "row \(row), constraint \(index)")
            }
        }
    }
}
