import Foundation
import Testing

@testable import ViewKit

/// The frame and the step of it in which work of each kind runs, by the place that adds it, compared with a table.
@MainActor @Suite struct FrameOrderTests {
    /// A row of `FrameOrder.tsv`.
    struct Row: Sendable, CustomTestStringConvertible {
        let place: FrameOrderRig.Place
        let work: FrameOrderRig.Work
        let result: String

        var testDescription: String { "\(work.rawValue) out of \(place.rawValue)" }

        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 5, !columns[4].isEmpty, let place = FrameOrderRig.Place(rawValue: columns[0]),
                let work = FrameOrderRig.Work(rawValue: columns[1])
            else { return nil }
            self.place = place
            self.work = work
            result = columns[2] + "\t" + columns[3]
        }
    }

    nonisolated private static let lines: [Substring] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FrameOrder.tsv")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst().map { $0 }
    }()

    @Test func everyPlaceAndWorkHasItsRow() {
        let rows = Self.lines.compactMap { Row($0) }
        #expect(rows.count == Self.lines.count, "a row without its source, or with unknown words")
        let keys = Set(rows.map(\.testDescription))
        #expect(keys.count == rows.count)
        #expect(rows.count == FrameOrderRig.Place.allCases.count * FrameOrderRig.Work.allCases.count)
    }

    @Test(arguments: lines.compactMap { Row($0) }) func workRunsInItsFrame(_ row: Row) {
        let result = FrameOrderRig().run(row.work, from: row.place)
        #expect(result == row.result)
    }
}
