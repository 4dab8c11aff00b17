import Testing

@testable import Preview

/// The difference of a slow report of a crash and of none, by lines and the processor's time.
@Suite struct ReportWatchTests {
    /// The time at which a report is given up that is looked at each half second, where `line` and `seconds` give the newest
    /// line and the processor time at a time.
    private func end(line: (Double) -> Double, seconds: (Double) -> Double) -> Double {
        var watch = ReportWatch(at: 100, processorSeconds: seconds(0))
        var elapsed = 0.0
        while 100 + elapsed < watch.deadline {
            watch.observe(newestLine: line(elapsed), processorSeconds: seconds(elapsed), at: 100 + elapsed)
            elapsed += 0.5
        }
        return elapsed
    }

    @Test func aReportThatDoesNotGetOnIsGivenUp() {
        #expect(end(line: { _ in 0 }, seconds: { _ in 7 }) == 4)
    }

    /// A machine on which the handler has a fiftieth of a processor for ten seconds, and then waits for good.
    @Test func aSlowReportIsAwaited() {
        #expect(end(line: { _ in 0 }, seconds: { 7 + 0.02 * min($0, 10) }) == 14)
    }

    @Test func aLineGivesAReportTime() {
        #expect(end(line: { 100 + min($0, 3) }, seconds: { _ in 7 }) == 7)
    }

    /// Lines of another clock's time give no time.
    @Test func aLineThatIsToComeCountsAsOneOfNow() {
        #expect(end(line: { _ in 1e9 }, seconds: { _ in 7 }) == 60)
        #expect(end(line: { _ in -1e9 }, seconds: { _ in 7 }) == 4)
    }

    @Test func aReportThatNeverEndsIsGivenUp() {
        #expect(end(line: { _ in 0 }, seconds: { $0 }) == 60)
    }
}
