import Foundation
import Testing
import Transitions

@testable import Preview

@MainActor @Suite struct CatalogTests {
    private struct Document: Decodable {
        struct Entry: Decodable {
            var name: String
            var summary: String
            var interactive: Bool?
        }

        var transitions: [Entry]
        var workloads: [Entry]
        var scenes: [Entry]
    }

    @Test func theObjectHoldsEverythingThatCanBeOpened() throws {
        let json = try Catalog().json
        let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
        #expect(document.transitions.map(\.name) == BuiltInTransition.all.map(\.name))
        #expect(document.transitions.map(\.interactive) == BuiltInTransition.all.map(\.isInteractive))
        #expect(document.workloads.map(\.name) == ["w1", "w2", "w3", "w4", "w5", "w6", "w7"])
        #expect(document.workloads.allSatisfy { $0.interactive == nil })
        #expect(document.scenes.map(\.name) == ["gallery"])
        let entries = document.transitions + document.workloads + document.scenes
        #expect(Set(entries.map(\.name)).count == entries.count)
        #expect(entries.allSatisfy { !$0.summary.isEmpty && !$0.summary.contains("\n") })
        #expect(json.hasSuffix("}\n"))
    }

    /// Each listed name can be opened.
    @Test func everyNameOpensWhatItNames() throws {
        let document = try JSONDecoder().decode(Document.self, from: Data(Catalog().json.utf8))
        for entry in document.transitions + document.workloads + document.scenes {
            #expect(try Subject(named: entry.name).name == entry.name)
        }
    }

    @Test func theTextHasALineForEach() throws {
        let lines = Catalog().text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == BuiltInTransition.all.count + 7 + 1 + 1 && lines.last == "")
        #expect(lines.first?.hasPrefix("magic-move ") == true)
        let starts = lines.dropLast().map { $0.firstRange(of: #/ {2,}/#)?.upperBound.utf16Offset(in: $0) }
        #expect(Set(starts).count == 1, "the summaries stand below each other")
    }
}
