import Testing

@testable import Recorder

struct FrameStatisticsTests {
    @Test(arguments: try Table.rows(StatisticsRow.self, of: "statistics"))
    func matchesTheTable(_ row: StatisticsRow) {
        let statistics = FrameStatistics(of: row.records, refreshPeriod: nanoseconds(row.period))
        let expected = row.expected
        #expect(statistics.frameCount == expected.frameCount)
        #expect(statistics.measuredFrameCount == expected.measuredFrameCount)
        #expect(statistics.frameTimeMilliseconds.mean == expected.frameTime.mean)
        #expect(statistics.frameTimeMilliseconds.p50 == expected.frameTime.p50)
        #expect(statistics.frameTimeMilliseconds.p90 == expected.frameTime.p90)
        #expect(statistics.frameTimeMilliseconds.max == expected.frameTime.max)
        #expect(statistics.frameTimeMilliseconds.count == expected.frameTime.count)
        #expect(statistics.hitches.count == expected.hitchCount)
        #expect(isClose(statistics.hitches.milliseconds, expected.hitchMilliseconds))
        #expect(isClose(statistics.hitches.animatingSeconds, expected.animatingSeconds))
        #expect(isClose(statistics.hitches.millisecondsPerSecond, expected.hitchRatio))
        #expect(statistics.jankCount == expected.jankCount)
        #expect(statistics.frozenCount == expected.frozenCount)
        #expect(isClose(statistics.low1PercentileFramesPerSecond, expected.low1Percentile))
        #expect(isClose(statistics.low1MeanFramesPerSecond, expected.low1Mean))
    }

    @Test func eachMeasureIsTheDifferenceThatItsNameSays() {
        var record = FrameRecord(index: 1, phase: .drag, cpuTime: nanoseconds(7))
        record.stamps.scheduled = nanoseconds(100)
        record.stamps.deadline = nanoseconds(116)
        record.stamps.latestInput = nanoseconds(98)
        record.stamps.begin = nanoseconds(100.25)
        record.stamps.presentStart = nanoseconds(106.25)
        record.stamps.presentEnd = nanoseconds(114)
        let statistics = FrameStatistics(of: [record], refreshPeriod: nanoseconds(16))
        #expect(statistics.lateMicroseconds.max == 250)
        #expect(statistics.overrunMilliseconds.max == -2)
        #expect(statistics.inputLatencyMilliseconds.max == 16)
        #expect(statistics.workMilliseconds.max == 6)
        #expect(statistics.frameWallMilliseconds.max == 13.75)
        #expect(statistics.frameCPUMilliseconds.max == 7)
        #expect(statistics.frameTimeMilliseconds.count == 0)
    }

    @Test func framesThatNothingPacedAreNeitherLateNorOverrun() {
        let statistics = FrameStatistics(of: [FrameRecord(), FrameRecord(index: 1)], refreshPeriod: 0)
        #expect(statistics.lateMicroseconds.count == 0)
        #expect(statistics.overrunMilliseconds.max == nil)
        #expect(statistics.inputLatencyMilliseconds.max == nil)
        #expect(statistics.animationErrorMilliseconds.mean == nil)
    }

    @Test func aFrameThatBeganEarlyIsNotLate() {
        var record = FrameRecord()
        record.stamps.scheduled = nanoseconds(10)
        record.stamps.begin = nanoseconds(9)
        #expect(FrameStatistics(of: [record], refreshPeriod: 0).lateMicroseconds.max == 0)
    }

    /// Half the rate with animations stepping as far as the display does is smooth; the full rate with uneven steps is not.
    @Test(arguments: [
        (ends: [0.0, 32, 64, 96], animated: [0, 0.032, 0.064, 0.096], speed: 1, errors: [0.0, 0, 0]),
        (ends: [0, 16, 32, 48], animated: [0, 0.016, 0.040, 0.048], speed: 1, errors: [0, 8, 8]),
        (ends: [0, 16, 32, 48], animated: [0, 0.004, 0.008, 0.012], speed: 0.25, errors: [0, 0, 0]),
        (ends: [0, 1, 2, 3], animated: [0, 0.016, 0.032, 0.048], speed: nil, errors: []),
    ])
    func animationErrorIsZeroExactlyForSmoothMotion(
        ends: [Double], animated: [Double], speed: Double?, errors: [Double]
    ) {
        let records = zip(ends, animated).enumerated().map { index, times in
            var record = FrameRecord(index: index, phase: .settle, animationTime: times.1, speed: speed)
            record.stamps.presentEnd = nanoseconds(times.0)
            return record
        }
        let statistics = FrameStatistics(of: records, refreshPeriod: nanoseconds(16))
        let mean = errors.isEmpty ? nil : errors.reduce(0, +) / Double(errors.count)
        #expect(isClose(statistics.animationErrorMilliseconds.mean, mean))
        #expect(isClose(statistics.animationErrorMilliseconds.max, errors.max()))
    }

    @Test func countersAreMediansAndAllocationsNeedEveryFrame() {
        let records = [5, 0, 9, 1].enumerated().map { index, count in
            FrameRecord(
                index: index,
                counters: FrameCounters(
                    nodes: count, drawCommands: count * 2, pixelsTouched: count * 3, textureUploads: count * 4,
                    allocations: count * 5))
        }
        let counters = FrameStatistics(of: records, refreshPeriod: 0).counters
        #expect(
            counters
                == FrameCounters(nodes: 1, drawCommands: 2, pixelsTouched: 3, textureUploads: 4, allocations: 5))
        let uncounted = FrameStatistics(of: records + [FrameRecord(index: 4)], refreshPeriod: 0).counters
        #expect(uncounted.allocations == nil)
        #expect(uncounted.nodes == 1)
    }

    @Test(arguments: [Nanoseconds.min, -1, 0, 1, .max])
    func stampsWithoutSenseDoNotTrap(period: Nanoseconds) {
        let stamps: [Nanoseconds] = [.min, .max, 0, .max, -1, .min, 1]
        let records = stamps.enumerated().map { index, stamp in
            var record = FrameRecord(index: index, phase: .drag, cpuTime: stamp, animationTime: .nan)
            record.stamps.scheduled = stamp
            record.stamps.begin = stamps[stamps.count - 1 - index]
            record.stamps.presentEnd = stamp
            return record
        }
        let statistics = FrameStatistics(of: records, refreshPeriod: period)
        #expect(statistics.frameTimeMilliseconds.count == stamps.count - 1)
        #expect(statistics.animationErrorMilliseconds.count == 0)
        let graph = FrameTimeGraph(records, refreshPeriod: period)
        #expect(graph.bars.allSatisfy { $0.milliseconds >= 0 })
    }
}
