import CustomDump
import Foundation
import Testing

@testable import ViewKit

/// The order of all callbacks, compared with logs in files.
@MainActor @Suite struct LifecycleTests {
    private static func folder() throws -> URL {
        try #require(Bundle.module.resourceURL).appendingPathComponent("Logs")
    }

    @Test(arguments: LifecycleScenario.all.map(\.name)) func happensInOrder(_ name: String) throws {
        let scenario = try #require(LifecycleScenario.all.first { $0.name == name })
        let rig = scenario.run()
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Logs/\(name).log")
            try rig.log.text.write(to: source, atomically: true, encoding: .utf8)
        }
        let file = try Self.folder().appendingPathComponent(name + ".log")
        let expected = try? String(contentsOf: file, encoding: .utf8)
        let difference = diff(
            (expected ?? "").components(separatedBy: "\n"), rig.log.text.components(separatedBy: "\n"))
        #expect(difference == nil, "\(difference ?? "")")
        #expect(!rig.isTransitioning)
        #expect(rig.reports.isEmpty)
    }

    @Test func everyLogHasAScenario() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder().path)
        #expect(files.sorted() == LifecycleScenario.all.map { $0.name + ".log" }.sorted())
    }
}
