import Recorder
import Testing

@testable import Preview

/// The time of frames that are waited for.
struct FrameWaitTests {
    private func record(work: Double) -> FrameRecord {
        FrameRecord(index: 0, phase: .idle, stamps: FrameStamps(), cpuTime: Nanoseconds(work * 1e9))
    }

    @Test(arguments: [
        // A frame that works, one that waits a little, one in which the process was stopped, and one on a busy machine.
        (0.5, 0.5, 0.5), (1.5, 0, 1.5), (22, 0.01, 2), (40, 6, 6), (3, 9, 3),
    ])
    func whatTheProcessorDidNotDoCountsLittle(_ wall: Double, _ work: Double, _ expected: Double) {
        var wait = FrameWait()
        wait.begin(at: 100)
        wait.end(record(work: work), at: 100 + wall)
        #expect(abs(wait.seconds - expected) < 1e-9 && wait.count == 1)
    }

    /// Code that waits in each frame comes to the limit all the same.
    @Test func framesAddUp() {
        var wait = FrameWait()
        for frame in 0..<12 {
            wait.begin(at: Double(frame) * 30)
            wait.end(record(work: 0), at: Double(frame) * 30 + 25)
        }
        #expect(wait.seconds == 24 && wait.count == 12)
    }
}
