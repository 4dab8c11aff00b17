import TestSupport
import Testing

@testable import ViewKit

/// The calls that a delegate gets, in their order, against the logs in files.
@MainActor @Suite struct ScrollLogTests {
    @Test(arguments: ScrollScenario.all.map(\.name)) func happensInOrder(_ name: String) throws {
        let scenario = try #require(ScrollScenario.all.first { $0.name == name })
        let rig = scenario.run()
        #expect(rig.scroll.motion == nil)
        try LogGolden(name + ".log").expect(rig.log.text)
    }

    @Test func everyLogHasAScenario() throws {
        #expect(try LogGolden.names() == ScrollScenario.all.map { $0.name + ".log" }.sorted())
    }
}
