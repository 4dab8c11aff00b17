import Testing

@testable import Recorder

@Suite struct FrameIntervalTests {
    /// The times of two frames in milliseconds, on a display that refreshes every 10 ms.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var deadlines: [Double?]
        var presentEnds: [Double]
        var missed: Int
    }

    static let rows = [
        Row(testDescription: "both at once", deadlines: [10, 20], presentEnds: [1, 11], missed: 0),
        Row(testDescription: "much work, but in time", deadlines: [10, 20], presentEnds: [1, 19], missed: 0),
        Row(testDescription: "a little late", deadlines: [10, 20], presentEnds: [1, 22], missed: 0),
        Row(testDescription: "late", deadlines: [10, 20], presentEnds: [1, 27], missed: 1),
        Row(testDescription: "in time after a late one", deadlines: [10, 20], presentEnds: [18, 19], missed: 0),
        Row(testDescription: "begun two refreshes later", deadlines: [10, 40], presentEnds: [1, 31], missed: 2),
        Row(testDescription: "without deadlines", deadlines: [nil, nil], presentEnds: [1, 19], missed: 1),
    ]

    @Test(arguments: rows) func aFrameInTimeIsShownAtItsDeadline(_ row: Row) throws {
        let frames = row.presentEnds.indices.map { index in
            var record = FrameRecord(index: index)
            record.phase = .settle
            record.stamps.deadline = row.deadlines[index].map(nanoseconds)
            record.stamps.presentEnd = nanoseconds(row.presentEnds[index])
            return record
        }
        let interval = try #require(FrameInterval(from: frames[0], to: frames[1]))
        #expect(interval.missedRefreshes(period: nanoseconds(10)) == row.missed)
        #expect(interval.duration == nanoseconds(row.presentEnds[1] - row.presentEnds[0]))
    }
}
