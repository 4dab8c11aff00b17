import Foundation
import TestSupport
import Testing

@testable import ViewKit

/// Snapshots after the steps of a table, and laws of any steps.
@MainActor @Suite struct DiffableSnapshotTests {
    /// A row of `Snapshots.tsv`: steps, what they come to, and the beginning of what is reported.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: String
        let result: String
        let fault: String

        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 4 else { return nil }
            testDescription = columns[0]
            steps = columns[1]
            result = columns[2]
            fault = columns[3]
        }
    }

    nonisolated private static let lines: [Substring] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots.tsv")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst().map { $0 }
    }()

    @Test func everyLineIsARow() { #expect(Self.lines.count > 30 && Self.lines.allSatisfy { Row($0) != nil }) }

    @Test(arguments: lines.compactMap { Row($0) }) func stepsComeToTheResult(_ row: Row) throws {
        let host = TestHost()
        var reports: [String] = []
        host.layers.faults.onReport = { reports.append($0) }
        let snapshot = try #require(host.run { SnapshotScript(steps: row.steps).snapshot() })
        #expect(SnapshotScript.text(of: snapshot) == row.result)
        #expect(reports.isEmpty == row.fault.isEmpty)
        #expect(reports.allSatisfy { $0.contains(row.fault) }, "\(reports)")
    }

    /// Indices and owners agree with the lists, whatever was done before.
    @Test(arguments: 0..<20) func queriesAgree(_ seed: UInt64) {
        var random = RepeatableNumbers(seed: seed)
        let snapshot = SnapshotScript.Snapshot.random(by: &random, items: 40)
        let all = snapshot.itemIdentifiers
        #expect(all.count == snapshot.numberOfItems && Set(all).count == all.count)
        #expect(snapshot.sectionIdentifiers.count == snapshot.numberOfSections)
        for (index, item) in all.enumerated() {
            #expect(snapshot.indexOfItem(item) == index)
            let owner = snapshot.sectionIdentifier(containingItem: item)
            #expect(owner.map { snapshot.itemIdentifiers(inSection: $0).contains(item) } == true)
        }
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            #expect(snapshot.indexOfSection(section) == index)
        }
        #expect(snapshot.indexOfItem("none") == nil && snapshot.indexOfSection("none") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: "none") == nil)
    }

    /// What stays is found at its new place, and nothing else moves.
    @Test(arguments: 0..<20) func aDifferenceLeadsFromOneSnapshotToTheOther(_ seed: UInt64) {
        var random = RepeatableNumbers(seed: seed)
        let old = SnapshotScript.Snapshot.random(by: &random, items: 40)
        let new = SnapshotScript.Snapshot.random(by: &random, items: 40)
        var contents = DiffableContents<String, String>()
        _ = contents.replace(with: old)
        let places = contents.places
        let moves = contents.replace(with: new)
        let staying = Set(old.itemIdentifiers).intersection(new.itemIdentifiers)
        #expect(moves.items.count == staying.count)
        for item in staying {
            let path = places.items[item]
            #expect(path.flatMap { moves.items[$0] }.flatMap(contents.item(at:)) == item)
        }
        #expect(moves.sections.count == Set(old.sectionIdentifiers).intersection(new.sectionIdentifiers).count)
        #expect(moves.fits(old: places.counts, new: contents.places.counts))
    }
}

extension NSDiffableDataSourceSnapshot<String, String> {
    /// A snapshot of up to six sections with some of `items` items in any order.
    static func random(by random: inout RepeatableNumbers, items: Int) -> Self {
        var snapshot = Self()
        let sections = ["A", "B", "C", "D", "E", "F"].shuffled(using: &random)
        snapshot.appendSections(Array(sections.prefix(Int.random(in: 1...6, using: &random))))
        for item in (0..<items).shuffled(using: &random) where Bool.random(using: &random) {
            snapshot.appendItems(["\(item)"], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
        }
        return snapshot
    }
}
