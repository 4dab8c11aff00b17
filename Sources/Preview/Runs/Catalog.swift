import Foundation
import SwiftSources
import Transitions

/// Everything that can be opened.
@MainActor package struct Catalog {
    private struct Entry: Encodable {
        var name: String
        var summary: String
        var interactive: Bool?
    }

    private struct Document: Encodable {
        var transitions: [Entry] = []
        var workloads: [Entry] = []
        var scenes: [Entry] = []
        /// Of Swift files; nil for what comes with the program.
        var entries: [Entry]?
        /// The paths of the files that Swift files need besides them; nil for none.
        var siblings: [String]?
    }

    private let document: Document
    /// The lines about the target and the siblings.
    private var lines: [String] = []

    package init() {
        document = Document(
            transitions: BuiltInTransition.all.map {
                Entry(name: $0.name, summary: $0.summary, interactive: $0.isInteractive)
            },
            workloads: WorkloadKind.allCases.map { Entry(name: $0.name, summary: $0.summary) },
            scenes: [Entry(name: Subject.gallery.name, summary: "All built-in transitions, to choose from.")])
    }

    /// The entries of the Swift files of `project`, which are compiled.
    package init(of project: CodeProject) throws {
        let subject = try CodeSubject(project) { _ in }
        let version = try subject.compiled.version
        var document = Document(
            entries: version.allEntries.map {
                Entry(name: $0.name, summary: "\($0.kind.title), \(version.position(of: $0))")
            })
        let siblings = project.siblings
        if !siblings.isEmpty { document.siblings = siblings.map(\.path) }
        self.document = document
        lines = project.messages
    }

    private var entries: [Entry] {
        document.transitions + document.workloads + document.scenes + (document.entries ?? [])
    }

    /// The names, with `separator` and the summary after each; nil for the names alone.
    package func names(describedAfter separator: String?) -> [String] {
        entries.map { entry in separator.map { entry.name + $0 + entry.summary } ?? entry.name }
    }

    /// One name a line, with what it shows.
    package var text: String {
        let width = entries.map(\.name.count).max() ?? 0
        return entries.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary + "\n" }
            .joined() + (lines.isEmpty ? "" : "\n" + lines.map { $0 + "\n" }.joined())
    }

    /// The JSON object of `segue list --json`.
    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        }
    }
}

extension SourceEntry.Kind {
    /// The kind in words.
    var title: String {
        switch self {
        case .preview: "#Preview"
        case .application, .scene: "app"
        case .delegate: "delegate that gives animators"
        case .animator: "animator"
        case .driver: "interaction controller"
        case .controller: "view controller"
        case .storyboardScene: "storyboard scene"
        }
    }
}
