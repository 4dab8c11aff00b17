import Testing

@testable import Recorder

struct MedianTests {
    @Test(arguments: [([], nil), ([3], 3), ([4, 2], 2), ([9, 1, 5], 5), ([4, 1, 3, 2], 2)] as [([Int], Int?)])
    func itIsTheFiftiethPercentile(values: [Int], expected: Int?) {
        #expect(values.median == expected)
        #expect(Percentiles(values.map(Double.init))?[50] == expected.map(Double.init))
        #expect(values.median(by: >) == values.map { -$0 }.median.map { -$0 })
    }

    /// Two in the middle: every figure of a comparison is one that a repetition had, as the counters beside it.
    @Test func aComparisonOfTwoRepetitionsTakesTheLower() throws {
        func series(_ times: [Double]) -> MeasuredSeries {
            let repetitions = times.map { time in
                var record = FrameRecord(index: 0, counters: FrameCounters(nodes: Int(time)))
                record.cpuTime = Nanoseconds(time * 1e6)
                return BenchmarkReport(
                    scenario: "x", renderer: "cpu", size: (1, 1), scale: 1,
                    statistics: FrameStatistics(of: [record], refreshPeriod: 0), maxResidentMegabytes: nil,
                    firstFrameMilliseconds: nil, environment: BenchmarkEnvironment())
            }
            return MeasuredSeries(name: "x", BenchmarkReport(of: repetitions))
        }
        let first = series([9, 5])
        let comparison = Comparison(first, series([4, 7]))
        let row = try #require(comparison.timings.first { $0.figure == .frameCPUMedian })
        #expect(row.baseline == 5 && row.candidate == 4)
        #expect(first.counters.nodes == 5)
    }
}
