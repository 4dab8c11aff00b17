import Cassowary
import Foundation
import TestSupport
import Testing

@Suite struct ExtremeNumberTests {
    /// Coefficients over 24 orders of magnitude: no result is promised but an end and finite values.
    @Test func extremesEnd() throws {
        var numbers = RepeatableNumbers(seed: 7)
        for _ in 0..<20 {
            var solver = Solver()
            let variables = (0..<6).map { _ in solver.makeVariable() }
            var ids: [ConstraintID] = []
            for step in 0..<80 {
                let terms = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                    let magnitude = Double.random(in: -11.9...11.9, using: &numbers)
                    let sign = Bool.random(using: &numbers) ? 1.0 : -1
                    return Term(variables[Int.random(in: 0..<6, using: &numbers)], sign * pow(10, magnitude))
                }
                let priority = Priority([1000, 750, 250, -3][Int.random(in: 0..<4, using: &numbers)])
                let relation = Relation.allCases[Int.random(in: 0..<3, using: &numbers)]
                let constant = Double.random(in: -1e12...1e12, using: &numbers)
                if let id = try? solver.add(Expression(terms), relation, constant, priority: priority) {
                    ids.append(id)
                }
                if step % 4 == 3, let id = ids.randomElement(using: &numbers) { solver.remove(id) }
                if step % 3 == 2, let id = ids.randomElement(using: &numbers) {
                    try? solver.setConstant(of: id, to: constant / 2)
                }
                if step % 2 == 0 { solver.solve() }
                #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
            }
        }
    }
}
