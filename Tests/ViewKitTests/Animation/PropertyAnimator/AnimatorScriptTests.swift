import Foundation
import Testing

@testable import ViewKit

/// The state machine of the property animator, sentence by sentence: scripts in files, with what comes of each line.
///
/// With RECORD_SCRIPTS=1 in the environment the results are written into the files, and the tests fail.
@MainActor @Suite struct AnimatorScriptTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("AnimatorScripts")

    nonisolated static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func thereAreScripts() { #expect(Self.names.count >= 12) }

    @Test(arguments: names) func goesAsWritten(_ name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let result = try AnimatorScript().play(text)
        if ProcessInfo.processInfo.environment["RECORD_SCRIPTS"] == "1" {
            try result.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded; read it, then run again without RECORD_SCRIPTS")
            return
        }
        for (expected, found) in zip(text.components(separatedBy: "\n"), result.components(separatedBy: "\n")) {
            #expect(found == expected)
        }
        #expect(result.count == text.count)
    }
}
