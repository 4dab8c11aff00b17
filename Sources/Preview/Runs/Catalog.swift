import Foundation
import Transitions

/// Everything that can be opened.
@MainActor package struct Catalog {
    private struct Entry: Encodable {
        var name: String
        var summary: String
        var interactive: Bool?
    }

    private struct Document: Encodable {
        var transitions: [Entry]
        var workloads: [Entry]
        var scenes: [Entry]
    }

    private let document: Document

    package init() {
        document = Document(
            transitions: BuiltInTransition.all.map {
                Entry(name: $0.name, summary: $0.summary, interactive: $0.isInteractive)
            },
            workloads: WorkloadKind.allCases.map { Entry(name: $0.name, summary: $0.summary) },
            scenes: [Entry(name: Subject.gallery.name, summary: "All built-in transitions, to choose from.")])
    }

    /// One name a line, with what it shows.
    package var text: String {
        let entries = document.transitions + document.workloads + document.scenes
        let width = entries.map(\.name.count).max() ?? 0
        return entries.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary + "\n" }
            .joined()
    }

    /// The object that the command line promises.
    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        }
    }
}
