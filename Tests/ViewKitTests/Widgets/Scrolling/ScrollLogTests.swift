import CustomDump
import Foundation
import Testing

@testable import ViewKit

/// What a delegate hears, and in which order; with RECORD_GOLDEN=1 in the environment the logs are written.
@MainActor @Suite struct ScrollLogTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Logs")

    @Test(arguments: ScrollScenario.all.map(\.name)) func happensInOrder(_ name: String) throws {
        let scenario = try #require(ScrollScenario.all.first { $0.name == name })
        let rig = scenario.run()
        let file = Self.folder.appendingPathComponent(name + ".log")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try rig.log.text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded; read it, then run again without RECORD_GOLDEN")
        }
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let difference = diff(expected.components(separatedBy: "\n"), rig.log.text.components(separatedBy: "\n"))
        #expect(difference == nil, "\(difference ?? "")")
        #expect(rig.scroll.motion == nil)
    }

    @Test func everyLogHasAScenario() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == ScrollScenario.all.map { $0.name + ".log" }.sorted())
    }
}
