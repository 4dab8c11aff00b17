import Foundation
import Testing

/// The rows of the README are rows of the whole table, and those that `scripts/bench` puts there.
@Suite struct BenchmarkTableTests {
    private let rows: [[String]]
    private let all: [[String]]

    init() throws {
        rows = try Document("README.md").rows(below: "## How fast it is")
        all = try Document("benchmarks/README.md").rows(below: "## Figures")
    }

    @Test func theReadmeHasRowsOfTheTable() {
        #expect(rows.count == 5 && all.count > rows.count)
        for row in rows { #expect(all.contains(row), "\(row.first ?? "") is another row in benchmarks/README.md") }
    }

    @Test func theScriptPutsThemThere() throws {
        let script = try String(contentsOf: Repository.root.appending(path: "scripts/bench"), encoding: .utf8)
        let list = try #require(script.firstMatch(of: /TELLING_ROWS = \(([^)]*)\)/)).output.1
        #expect(list.matches(of: /"([^"]+)"/).map { String($0.output.1) } == rows.compactMap(\.first))
    }

    /// A run replaces what stands between the marks.
    @Test(arguments: ["README.md", "benchmarks/README.md"]) func theTableIsBetweenTheMarks(in path: String) throws {
        let lines = try Document(path).lines
        let begin = try #require(lines.firstIndex(of: "<!-- make bench -->"))
        let end = try #require(lines.firstIndex(of: "<!-- /make bench -->"))
        let inside = try #require(begin < end ? lines[begin...end] : nil)
        #expect(inside.count { $0.hasPrefix("|") } == (path == "README.md" ? rows : all).count + 2)
        #expect(!lines[..<begin].contains { $0.hasPrefix("| CPU time") })
    }
}
