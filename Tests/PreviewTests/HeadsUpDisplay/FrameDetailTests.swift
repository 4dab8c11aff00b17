import Recorder
import Testing

@testable import Preview

struct FrameDetailTests {
    private func value(_ name: String, of record: FrameRecord) -> String? {
        FrameDetail(record, previousPresentEnd: nil).rows.first { $0.name == name }?.value
    }

    /// Nanoseconds from the deadline to the end of present.
    @Test(
        arguments: [
            (-14_500_000, "14.5 ms to spare"), (1_733_333, "1.7 ms late"), (0, "0.0 ms to spare"),
            (-40_000, "0.0 ms to spare"),
            (nil, "–"),
        ] as [(Nanoseconds?, String)])
    func theDeadlineIsKeptOrMissed(overrun: Nanoseconds?, text: String) {
        var record = FrameRecord(index: 0, phase: .settle)
        record.stamps.presentEnd = 100_000_000
        record.stamps.deadline = overrun.map { 100_000_000 - $0 }
        #expect(value("deadline", of: record) == text)
    }

    @Test(arguments: [(-0.000_04, "0.000/s"), (-0.0, "0.000/s"), (-1.5, "-1.500/s")])
    func zeroHasNoSign(velocity: Double, text: String) {
        #expect(value("velocity", of: FrameRecord(index: 0, phase: .settle, velocity: velocity)) == text)
    }
}
