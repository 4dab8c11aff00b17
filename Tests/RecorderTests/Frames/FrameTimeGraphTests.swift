import TestSupport
import Testing

@testable import Recorder

struct FrameTimeGraphTests {
    @Test(arguments: try Table.rows(StatisticsRow.self, of: "statistics"))
    func agreesWithTheStatisticsOfTheSameFrames(_ row: StatisticsRow) {
        let graph = FrameTimeGraph(row.records, refreshPeriod: nanoseconds(row.period))
        #expect(graph.bars.count == row.expected.frameTime.count)
        #expect(graph.bars.count { $0.cause != nil } == row.expected.hitchCount)
        #expect(graph.percentiles?.max == row.expected.frameTime.max)
        #expect(isClose(graph.hitches.millisecondsPerSecond, row.expected.hitchRatio))
        #expect(graph.deadline == row.period)
    }

    @Test func showsTheLatestHundredAndTwentyFrames() {
        var ring = FrameRing(capacity: 1_000)
        for index in 0..<500 {
            var record = FrameRecord(index: index, phase: .drag)
            // Every interval is a millisecond longer than the one before.
            record.stamps.presentEnd = nanoseconds(Double(index * (index + 1) / 2))
            ring.append(record)
        }
        let graph = FrameTimeGraph(ring, refreshPeriod: nanoseconds(16))
        #expect(graph.bars.map(\.milliseconds) == (380...499).map(Double.init))
        #expect(graph.percentiles?[50] == 439)
        #expect(graph.percentiles?[99] == 498)
    }

    /// The usual time of a stage makes no frame late; time beyond that does.
    @Test(arguments: FrameStage.allCases) func theStageThatTookMoreThanElseIsTheCause(_ stage: FrameStage) {
        var records: [FrameRecord] = []
        for index in 0..<40 {
            let start = records.last?.stamps.presentEnd ?? 0
            records.append(
                FrameRecord(index: index, after: start) { own in
                    let usual = own == .waiting ? 10.0 : own == .composite ? 4 : 0.25
                    return nanoseconds(index == 20 && own == stage ? usual + 30 : usual)
                })
        }
        let graph = FrameTimeGraph(records, refreshPeriod: nanoseconds(16))
        #expect(graph.bars.compactMap(\.cause) == [stage])
        #expect(graph.bars.first { $0.cause != nil }?.frame == 20)
    }

    @Test func isEmptyWithoutFrames() {
        let graph = FrameTimeGraph(FrameRing(capacity: 4), refreshPeriod: nanoseconds(16))
        #expect(graph.bars.isEmpty)
        #expect(graph.percentiles == nil)
        #expect(graph.hitches.count == 0)
    }
}
