import Cassowary
import TestSupport
import Testing

@Suite struct LawTests {
    @Test func removalAndAdditionReturnToTheSameValues() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var system = SolvedSystem(vector)
            for index in vector.constraints.indices {
                system.remove(index)
                if index % 2 == 0 { system.solver.solve() }
                system.add(index)
                system.solver.solve()
                #expect(system.refusals.isEmpty && system.matches, "row \(row), constraint \(index)")
            }
        }
    }

    @Test func orderOfAdditionDoesNotMatter() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var numbers = RepeatableNumbers(seed: UInt64(row))
            let system = SolvedSystem(vector, order: vector.constraints.indices.shuffled(using: &numbers))
            #expect(system.refusals.isEmpty && system.matches, "row \(row)")
        }
    }

    /// Also after every single addition is solved.
    @Test func intermediateSolutionsDoNotMatter() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var numbers = RepeatableNumbers(seed: UInt64(row))
            var system = SolvedSystem(vector, order: [])
            for index in vector.constraints.indices.shuffled(using: &numbers) {
                system.add(index)
                system.solver.solve()
            }
            #expect(system.refusals.isEmpty && system.matches, "row \(row)")
        }
    }

    @Test func weakerConstraintsDoNotViolateStrongerOnes() throws {
        for (row, vector) in try SystemVector.load("small").enumerated() where vector.satisfiable == true {
            let strongestFirst = vector.constraints.indices.sorted {
                vector.constraints[$0].p > vector.constraints[$1].p
            }
            var system = SolvedSystem(vector, order: [])
            var errors: [Float: Double] = [:]
            for index in strongestFirst {
                let priority = vector.constraints[index].p
                system.add(index)
                system.solver.solve()
                for (stronger, error) in errors where stronger > priority {
                    let added = vector.constraints.indices.filter { system.ids[$0] != nil }
                    let now = added.filter { vector.constraints[$0].p == stronger }
                        .reduce(0) { $0 + vector.constraints[$1].error(system.values) }
                    #expect(abs(now - error) < 1e-6, "row \(row), constraint \(index)")
                }
                let same = vector.constraints.indices.filter {
                    system.ids[$0] != nil && vector.constraints[$0].p == priority
                }
                errors[priority] = same.reduce(0) { $0 + vector.constraints[$1].error(system.values) }
            }
        }
    }

    /// Constants moved away and back, priorities exchanged and restored.
    @Test func editsAreReversible() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var numbers = RepeatableNumbers(seed: UInt64(row))
            var system = SolvedSystem(vector)
            for step in 0..<12 {
                let index = Int.random(in: vector.constraints.indices, using: &numbers)
                guard let id = system.ids[index] else { continue }
                let item = vector.constraints[index]
                let edited = (try? system.solver.setConstant(of: id, to: item.c + Double(step) - 5.5)) != nil
                if step % 3 == 0 { system.solver.solve() }
                if item.p < 1000 { try system.solver.setPriority(of: id, to: Priority(Float(step) * 90)) }
                if step % 2 == 0 { system.solver.solve() }
                #expect(edited == (system.solver.constant(of: id) != item.c))
                try system.solver.setConstant(of: id, to: item.c)
                if item.p < 1000 { try system.solver.setPriority(of: id, to: item.priority) }
            }
            system.solver.solve()
            #expect(system.matches, "row \(row)")
        }
    }

    /// A solver edited to the constants of a vector is at the optimum of one that started with them.
    @Test func editsEqualFreshSolutions() throws {
        for (row, vector) in try SystemVector.load("systems").enumerated() {
            var other = vector
            for index in other.constraints.indices { other.constraints[index].c *= 0.5 }
            var system = SolvedSystem(other)
            guard system.refusals.isEmpty else { continue }
            let edits = zip(system.ids, vector.constraints).compactMap { id, item in
                id.map { (id: $0, constant: item.c) }
            }
            try system.solver.setConstants(edits)
            system.solver.solve()
            let values = system.values
            #expect(zip(values, vector.values).allSatisfy { abs($0 - ($1 ?? $0)) < 1e-6 }, "row \(row)")
        }
    }

    @Test func sameOperationsGiveTheSameBits() throws {
        for vector in try SystemVector.load("small") {
            #expect(SolvedSystem(vector).values == SolvedSystem(vector).values)
        }
    }

    /// Two systems joined by an equality and split again are what they were.
    @Test func joinedSystemsSplit() throws {
        let vectors = try SystemVector.load("systems")
        for row in stride(from: 0, to: 200, by: 2) {
            var joined = vectors[row]
            let second = vectors[row + 1]
            for var item in second.constraints {
                item.t = item.t.map { [$0[0] + Double(vectors[row].count), $0[1]] }
                joined.constraints.append(item)
            }
            joined.count += second.count
            joined.values += second.values
            let bridge = SystemVector.Item(t: [[0, 1], [Double(vectors[row].count), -1]], r: 0, c: 3, p: 999)
            joined.constraints.append(bridge)
            let index = joined.constraints.count - 1
            var system = SolvedSystem(joined)
            #expect(bridge.error(system.values) < 1e-6 || joined.error(at: 1000, system.values) < 1e-6)
            system.remove(index)
            system.solver.solve()
            #expect(system.matches, "row \(row)")
        }
    }
}
