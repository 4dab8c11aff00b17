import TestSupport
import Testing

@testable import ViewKit

/// The places of bars as content scrolls and screens come and go, against the logs in files.
@MainActor @Suite struct BarLogTests {
    @Test(arguments: BarScenario.all.map(\.name)) func looksSo(_ name: String) throws {
        let rig = try #require(BarScenario.all.first { $0.name == name }).run()
        #expect(rig.reports == [])
        try LogGolden(name + ".log").expect(rig.log.text)
    }

    @Test func everyLogHasAScenario() throws {
        #expect(try LogGolden.names() == BarScenario.all.map { $0.name + ".log" }.sorted())
    }
}
