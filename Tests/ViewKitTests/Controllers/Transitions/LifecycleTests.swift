import TestSupport
import Testing

@testable import ViewKit

/// The order of all callbacks, compared with logs in files.
@MainActor @Suite struct LifecycleTests {
    @Test(arguments: LifecycleScenario.all.map(\.name)) func happensInOrder(_ name: String) throws {
        let scenario = try #require(LifecycleScenario.all.first { $0.name == name })
        let rig = scenario.run()
        #expect(!rig.isTransitioning)
        #expect(rig.reports.isEmpty)
        try LogGolden(name + ".log").expect(rig.log.text)
    }

    @Test func everyLogHasAScenario() throws {
        #expect(try LogGolden.names() == LifecycleScenario.all.map { $0.name + ".log" }.sorted())
    }
}
