import Foundation
import Testing

@testable import ViewKit

/// The exact order of calls of every change of screens, in every style, compared with a table whose rows name their source.
@MainActor @Suite struct CallsByStyleTests {
    /// A row of `CallsByStyle.tsv`.
    struct Row: Sendable, CustomTestStringConvertible {
        let style: String
        let change: String
        let course: String
        let calls: [String]
        let source: String

        var testDescription: String { "\(style), \(change), \(course)" }

        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 5 else { return nil }
            style = columns[0]
            change = columns[1]
            course = columns[2]
            calls = columns[3].components(separatedBy: ", ")
            source = columns[4]
        }
    }

    nonisolated private static let lines: [Substring] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CallsByStyle.tsv")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst().map { $0 }
    }()
    nonisolated private static let styles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "custom": .custom,
        "popover": .popover,
    ]

    private func calls(of row: Row) throws -> [String] {
        let course = try #require(CallRig.Course(rawValue: row.course))
        let rig = CallRig(course, style: Self.styles[row.style])
        let calls: [String]
        switch (row.style, row.change) {
        case ("navigation", "push"): calls = rig.push()
        case ("navigation", "pop"): calls = rig.pop()
        case ("tabs", "select"): calls = rig.select(taps: false)
        case ("tabs", "tap"): calls = rig.select(taps: true)
        case (_, "present"): calls = rig.present()
        default: calls = rig.dismiss()
        }
        #expect(rig.reports == [] && !rig.isTransitioning)
        return calls
    }

    @Test func everyStyleChangeAndCourseHasItsRow() {
        let rows = Self.lines.compactMap { Row($0) }
        #expect(rows.count == Self.lines.count && rows.allSatisfy { !$0.source.isEmpty }, "a row without its source")
        let keys = Set(rows.map { "\($0.style) \($0.change) \($0.course)" })
        let changes =
            [("navigation", "push"), ("navigation", "pop"), ("tabs", "select"), ("tabs", "tap")]
            + Self.styles.keys.flatMap { [($0, "present"), ($0, "dismiss")] }
        for (style, change) in changes {
            for course in ["animated", "unanimated", "finished", "cancelled"] {
                #expect(keys.contains("\(style) \(change) \(course)"), "\(style) \(change) \(course)")
            }
        }
        #expect(keys.count == rows.count && rows.count == 4 * changes.count)
    }

    @Test(arguments: lines.compactMap { Row($0) }) func callsComeInOrder(_ row: Row) throws {
        let calls = try calls(of: row)
        #expect(calls == row.calls, "\(calls.joined(separator: ", "))")
    }
}
