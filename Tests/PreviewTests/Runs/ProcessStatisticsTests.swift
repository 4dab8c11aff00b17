import Foundation
import Testing

@testable import Preview

/// The state of processes, by which a busy machine is told from an endless loop.
@Suite struct ProcessStatisticsTests {
    private typealias State = ProcessStatistics.State

    @Test(arguments: [
        ("12 (segue) R 1 12 12 0 -1 4194304 99 0 0 0 150 50 0 0 20 0 1 0 700 9 9", 2.0, 7.0, State.running),
        ("12 (a) b) (c) S 1 12 12 0 -1 4194304 99 0 0 0 7 0 0 0 20 0 1 0 12 9 9", 0.07, 0.12, State.waiting),
        ("12 (x) D 1 12 12 0 -1 4194304 99 0 0 0 0 0 0 0 20 0 1 0 0 9 9", 0, 0, State.blocked),
        ("12 (x) Z 1 12 12 0 -1 4194304 99 0 0 0 0 0 0 0 20 0 1 0 5", 0, 0.05, State.ended),
        ("12 (x) t 1 12 12 0 -1 4194304 99 0 0 0 0 0 0 0 20 0 1 0 5", 0, 0.05, State.stopped),
    ])
    func aProcessTellsItsState(_ text: String, _ seconds: Double, _ start: Double, _ state: ProcessStatistics.State)
        throws
    {
        let statistics = try #require(ProcessStatistics(text, ticksPerSecond: 100))
        #expect(statistics.processorSeconds == seconds && statistics.start == start)
        #expect(statistics.state == state && statistics.endedSeconds == 0)
    }

    @Test func processesThatItHasStartedCount() throws {
        let text = "12 (x) S 1 12 12 0 -1 4194304 99 0 0 0 7 0 30 20 20 0 1 0 5"
        #expect(try #require(ProcessStatistics(text, ticksPerSecond: 100)).endedSeconds == 0.5)
    }

    @Test(arguments: [
        "", "12 (x) R 1", "12 (x", "12 (x) R 1 12 12 0 -1 4194304 99 0 0 0 many 0 0 0 20 0 1 0 5",
        "12 (x) R 1 12 12 0 -1 4194304 99 0 0 0 0 0 0 0 20 0 1 0 soon",
    ])
    func anotherTextTellsNothing(_ text: String) {
        #expect(ProcessStatistics(text, ticksPerSecond: 100) == nil)
    }

    @Test func thisProcessRuns() throws {
        let statistics = try #require(ProcessStatistics(of: getpid()))
        #expect(statistics.processorSeconds > 0 && statistics.start > 0)
        #expect(ProcessStatistics(of: -1) == nil)
    }
}
