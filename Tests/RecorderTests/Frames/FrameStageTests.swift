import Testing

@testable import Recorder

struct FrameStageTests {
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
        stamps.begin = nanoseconds(row.begin)
        for (stage, end) in zip(FrameStage.timeline, row.ends) { stamps.ends[stage] = nanoseconds(end) }
        return stamps
    }

    @Test(arguments: try Table.rows(Row.self, of: "stages"))
    func matchesTheTable(_ row: Row) throws {
        let stages = StageValues(stamps(row), previousPresentEnd: row.previousEnd.map(nanoseconds))
        for stage in FrameStage.allCases {
            #expect(stages[stage] == (try #require(row.expected[stage.name])), "\(stage)")
        }
    }

    /// With stamps in order, the stages are all there is between the ends of two presents.
    @Test(arguments: try Table.rows(Row.self, of: "stages").prefix(1))
    func theStagesAddUpToTheFrame(_ row: Row) throws {
        let previousEnd = try #require(row.previousEnd)
        let stages = StageValues(stamps(row), previousPresentEnd: nanoseconds(previousEnd))
        let sum = FrameStage.allCases.reduce(0) { $0 + stages[$1] }
        #expect(sum == (try #require(row.ends.last)) - previousEnd)
    }

    /// The names are a contract with scripts that read the files.
    @Test func namesAreThoseOfFilesAndTables() {
        let names = FrameStage.allCases.map(\.name)
        #expect(
            names == [
                "input", "animation", "layout", "commit", "drawList", "composite", "overlay", "present", "waiting",
            ])
        #expect(
            FrameStage.timeline.map(\.endKey) == [
                "inputEnd", "animationEnd", "layoutEnd", "commitEnd", "drawListEnd", "compositeEnd", "overlayEnd",
                "presentStart", "presentEnd",
            ])
        #expect(FrameStage.allCases.map(\.words) == names.map { $0 == "drawList" ? "draw list" : $0 })
        #expect(FrameStage.allCases.map { "\($0)" } == names)
    }

    @Test func everyStageHasAPlace() {
        #expect(FrameStage.Storage(repeating: 0).count == FrameStage.allCases.count)
        #expect(Set(FrameStage.timeline) == Set(FrameStage.allCases))
        let values = StageValues { $0.rawValue }
        #expect(FrameStage.allCases.map { values[$0] } == Array(FrameStage.allCases.indices))
        for stage in FrameStage.allCases {
            var other = values
            other[stage] = -1
            #expect(other != values && other.hashValue != values.hashValue, "\(stage)")
        }
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func stampsAllocateNothing() {
        var stamps = FrameStamps()
        stamps.ends[.input] = 1
        var copy = stamps
        let count = AllocationCounter.allocationsOnThisThread {
            stamps.ends[.layout] = 5
            stamps.ends[.commit] = stamps.ends[.layout] + 1
            stamps.presentEnd = stamps.ends[.commit] + 2
            copy = stamps
        }
        #expect(count ?? 0 == 0)
        #expect(copy.presentEnd == 8)
    }

    @Test func theMedianOfEachStageStandsAlone() {
        let frames = [(1, 9), (2, 7), (3, 8)].enumerated().map { index, times in
            var record = FrameRecord(index: index)
            record.stamps.ends[.input] = nanoseconds(Double(times.0))
            record.stamps.ends[.commit] = nanoseconds(Double(times.0 + times.1))
            return record
        }
        var slow = FrameRecord(index: 3, flags: .resized)
        slow.stamps.ends[.input] = nanoseconds(1_000)
        let median = StageValues(medianOf: frames + [slow])
        #expect(median[.input] == 2)
        #expect(median[.commit] == 8)
        #expect(median[.overlay] == 0)
        #expect(StageValues(medianOf: [FrameRecord]()) == StageValues())
    }
}
