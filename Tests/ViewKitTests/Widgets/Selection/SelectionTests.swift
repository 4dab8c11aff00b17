import Foundation
import Testing

@testable import ViewKit

/// The calls that touches on tables and collections lead to, compared with a table that names the documentation of each line.
@MainActor @Suite struct SelectionTests {
    /// A row of `Selection.tsv`.
    struct Row: Sendable, CustomTestStringConvertible {
        let columns: [String]

        var testDescription: String { columns[..<4].joined(separator: ", ") }

        init?(_ line: Substring) {
            columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 7, !columns[6].isEmpty, ["table", "collection"].contains(columns[0]),
                ["single", "multiple", "none"].contains(columns[1])
            else { return nil }
        }
    }

    nonisolated private static let lines: [Substring] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Selection.tsv")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst().map { $0 }
    }()

    @Test func everyLineIsARowWithItsSource() {
        let rows = Self.lines.compactMap { Row($0) }
        #expect(rows.count == Self.lines.count && Set(rows.map(\.testDescription)).count == rows.count)
        let kinds = Set(rows.map { $0.columns[..<2].joined(separator: " ") })
        #expect(kinds.count == 6, "both views, each in all three modes")
    }

    @Test(arguments: lines.compactMap { Row($0) }) func touchesLeadToTheCalls(_ row: Row) {
        let rig = SelectionRig(isTable: row.columns[0] == "table", mode: row.columns[1], refused: row.columns[2])
        for step in row.columns[3].split(separator: "; ") { #expect(rig.host.run { rig.perform(step) }) }
        #expect(rig.calls.joined(separator: ", ") == row.columns[4])
        #expect(rig.selected.map(String.init).joined(separator: " ") == row.columns[5])
    }
}
