import Foundation
import Testing

@testable import Preview

/// The state of processes, by which a busy machine is told from an endless loop.
@Suite struct ProcessActivityTests {
    @Test(arguments: [
        ("12 (segue) R 1 12 12 0 -1 4194304 99 0 0 0 150 50 0 0 20 0", 2.0, true),
        ("12 (a) b) (c) S 1 12 12 0 -1 4194304 99 0 0 0 7 0 0 0 20 0", 0.07, false),
        ("12 (x) D 1 12 12 0 -1 4194304 99 0 0 0 0 0 0 0 20 0", 0, true),
        ("12 (x) Z 1 12 12 0 -1 4194304 99 0 0 0 0 0 0 0 20 0", 0, false),
    ])
    func aProcessTellsItsState(_ text: String, _ seconds: Double, _ isRunnable: Bool) throws {
        let activity = try #require(ProcessActivity(statistics: text, ticksPerSecond: 100))
        #expect(activity.processorSeconds == seconds && activity.isRunnable == isRunnable)
    }

    @Test(arguments: ["", "12 (x) R 1", "12 (x", "12 (x) R 1 12 12 0 -1 4194304 99 0 0 0 many 0 0 0"])
    func anotherTextTellsNothing(_ text: String) {
        #expect(ProcessActivity(statistics: text, ticksPerSecond: 100) == nil)
    }

    @Test func thisProcessRuns() throws {
        let activity = try #require(ProcessActivity(of: getpid()))
        #expect(activity.processorSeconds > 0)
        #expect(ProcessActivity(of: -1) == nil)
    }
}
