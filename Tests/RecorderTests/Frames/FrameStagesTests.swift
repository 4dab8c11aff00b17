import Testing

@testable import Recorder

struct FrameStagesTests {
    /// Times in milliseconds; `ends` in the order of the stages, with the start of present before its end.
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var name: String
        var previousEnd: Double?
        var begin: Double
        var ends: [Double]
        var expected: [String: Double]
        var testDescription: String { name }
    }

    private func stamps(_ row: Row) -> FrameStamps {
        var stamps = FrameStamps()
        let fields: [WritableKeyPath<FrameStamps, Nanoseconds>] = [
            \.inputEnd, \.animationEnd, \.layoutEnd, \.commitEnd, \.drawListEnd, \.compositeEnd, \.overlayEnd,
            \.presentStart, \.presentEnd,
        ]
        stamps.begin = nanoseconds(row.begin)
        for (field, end) in zip(fields, row.ends) { stamps[keyPath: field] = nanoseconds(end) }
        return stamps
    }

    @Test(arguments: try Table.rows(Row.self, of: "stages"))
    func matchesTheTable(_ row: Row) throws {
        let stages = FrameStages(stamps(row), previousPresentEnd: row.previousEnd.map(nanoseconds))
        for stage in FrameStage.allCases {
            #expect(stages[stage] == (try #require(row.expected[stage.rawValue])), "\(stage)")
        }
    }

    /// With stamps in order, the stages are all there is between the ends of two presents.
    @Test(arguments: try Table.rows(Row.self, of: "stages").prefix(1))
    func theStagesAddUpToTheFrame(_ row: Row) throws {
        let previousEnd = try #require(row.previousEnd)
        let stages = FrameStages(stamps(row), previousPresentEnd: nanoseconds(previousEnd))
        let sum = FrameStage.allCases.reduce(0) { $0 + stages[$1] }
        #expect(sum == (try #require(row.ends.last)) - previousEnd)
    }

    @Test func theMedianOfEachStageStandsAlone() {
        let frames = [(1, 9), (2, 7), (3, 8)].enumerated().map { index, times in
            var record = FrameRecord(index: index)
            record.stamps.inputEnd = nanoseconds(Double(times.0))
            record.stamps.commitEnd = nanoseconds(Double(times.0 + times.1))
            return record
        }
        var slow = FrameRecord(index: 3, flags: .resized)
        slow.stamps.inputEnd = nanoseconds(1_000)
        let median = FrameStages(medianOf: frames + [slow])
        #expect(median.input == 2)
        #expect(median.commit == 8)
        #expect(median.overlay == 0)
        #expect(FrameStages(medianOf: []) == FrameStages())
    }
}
