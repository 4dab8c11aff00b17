import Testing

@testable import Recorder

@Suite struct MannWhitneyTestTests {
    /// Values of SciPy 1.17 (`mannwhitneyu`, alternative "greater").
    struct Row: Decodable, CustomTestStringConvertible {
        var name: String
        var first: [Double]
        var second: [Double]
        var u: Double
        var probability: Double
        var testDescription: String { name }
    }

    @Test(arguments: try Table.rows(Row.self, of: "mann-whitney")) func matchesSciPy(_ row: Row) {
        let test = MannWhitneyTest(first: row.first, second: row.second)
        #expect(test.u == row.u)
        #expect(abs(test.probability - row.probability) < 1e-9)
    }

    @Test func nothingIsNoEvidence() {
        #expect(MannWhitneyTest(first: [], second: [1, 2]).probability == 1)
        #expect(MannWhitneyTest(first: [2, 2, 2], second: [2, 2]).probability == 1)
    }

    /// Both directions together count every arrangement once, and those with that very U twice.
    @Test(arguments: 1...8, 1...8) func theTwoDirectionsCoverEverything(m: Int, n: Int) {
        let first = (0..<m).map { Double($0 * 7 % 11) + 0.5 }
        let second = (0..<n).map { Double($0 * 5 % 13) }
        guard Set(first).count == m, Set(second).count == n else { return }
        let up = MannWhitneyTest(first: first, second: second)
        let down = MannWhitneyTest(first: second, second: first)
        #expect(up.u + down.u == Double(m * n))
        #expect(up.probability + down.probability > 1)
    }
}
