import CustomDump
import Foundation
import Testing

@testable import ViewKit

/// Where bars show as content scrolls and screens come and go; with RECORD_GOLDEN=1 in the environment the logs are written.
@MainActor @Suite struct BarLogTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Logs")

    @Test(arguments: BarScenario.all.map(\.name)) func looksSo(_ name: String) throws {
        let rig = try #require(BarScenario.all.first { $0.name == name }).run()
        let file = Self.folder.appendingPathComponent(name + ".log")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try rig.log.text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded; read it, then run again without RECORD_GOLDEN")
        }
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let difference = diff(expected.components(separatedBy: "\n"), rig.log.text.components(separatedBy: "\n"))
        #expect(difference == nil, "\(difference ?? "")")
        #expect(rig.reports == [])
    }

    @Test func everyLogHasAScenario() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == BarScenario.all.map { $0.name + ".log" }.sorted())
    }
}
