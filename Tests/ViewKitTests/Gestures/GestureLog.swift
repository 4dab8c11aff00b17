import Foundation
import Testing

@testable import ViewKit

/// A file of `Scenes/`: what is set up, what pointers do, and what is to come of it.
///
/// Three parts, parted by lines of `---`; `#` starts a comment. See `GestureScene` for the commands.
struct GestureLog: Sendable, CustomTestStringConvertible {
    var name: String
    var setup: [[String]]
    var steps: [[String]]
    var expected: [String]
    var testDescription: String { name }

    static func load() throws -> [GestureLog] {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scenes")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
            try GestureLog(name: file, text: String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        }
    }

    init(name: String, text: String) throws {
        self.name = name
        let lines = text.split(separator: "\n").map { line in
            String(line.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
        }
        let parts = lines.filter { !$0.isEmpty }.split(separator: "---", omittingEmptySubsequences: false)
        try #require(parts.count == 3, "\(name) has \(parts.count) parts instead of 3")
        setup = parts[0].map { $0.split(separator: " ").map(String.init) }
        steps = parts[1].map { $0.split(separator: " ").map(String.init) }
        expected = Array(parts[2])
    }
}
