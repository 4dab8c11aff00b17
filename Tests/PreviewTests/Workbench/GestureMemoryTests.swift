import Testing
import ViewKit

@testable import Preview

/// The last gesture, and the same touches once more.
struct GestureMemoryTests {
    private func sample(_ phase: TouchSample.Phase, _ x: Double, _ time: Double, pointer: Int = -1) -> TouchSample {
        TouchSample(pointer: pointer, phase: phase, location: SIMD2(x, 100), timestamp: time)
    }

    private func memory(_ samples: [TouchSample]) -> GestureMemory {
        var memory = GestureMemory()
        for sample in samples { memory.append(sample, showsStart: true) }
        return memory
    }

    @Test func theLastGestureIsKept() {
        let first = [sample(.began, 10, 5), sample(.moved, 20, 5.25), sample(.ended, 30, 5.5)]
        let second = [sample(.began, 1, 8), sample(.ended, 2, 8.125)]
        var memory = memory(first)
        #expect(memory.last.map(\.timestamp) == [0, 0.25, 0.5] && memory.last.map(\.location.x) == [10, 20, 30])
        #expect(memory.showedStart == true)
        for sample in second { memory.append(sample, showsStart: false) }
        #expect(memory.last.map(\.timestamp) == [0, 0.125] && memory.showedStart == false)
    }

    @Test func twoFingersAreOneGesture() {
        let memory = memory([
            sample(.began, 10, 1), sample(.began, 90, 1.5, pointer: 2), sample(.ended, 20, 2),
            sample(.moved, 80, 2.5, pointer: 2), sample(.ended, 70, 3, pointer: 2),
        ])
        #expect(memory.last.map(\.pointer) == [-1, 2, -1, 2, 2])
        #expect(memory.last.map(\.timestamp) == [0, 0.5, 1, 1.5, 2])
    }

    /// A gesture that goes on, or that was taken back, is none to repeat.
    @Test func whatDidNotEndIsNotKept() {
        #expect(memory([sample(.began, 10, 1), sample(.moved, 20, 2)]).last.isEmpty)
        #expect(memory([sample(.began, 10, 1), sample(.cancelled, 20, 2)]).last.isEmpty)
        var long = [sample(.began, 0, 0)]
        for index in 1...70_000 { long.append(sample(.moved, 1, Double(index))) }
        long.append(sample(.ended, 0, 80_000))
        #expect(memory(long).last.isEmpty, "its end alone would be another gesture")
        #expect(memory([sample(.ended, 1, 5)]).last.isEmpty, "nor has one without a beginning a place to begin")
    }

    /// Each touch comes once, in its order, at its distance from the first one, whatever the frames are.
    @Test(arguments: [0.001, 1.0 / 60, 0.3, 10]) func touchesComeAsTheyWere(_ period: Double) {
        let samples: [TouchSample] = (0..<40).map { index in
            let phase: TouchSample.Phase = index == 0 ? .began : index == 39 ? .ended : .moved
            return sample(phase, Double(index), Double(index) * 0.0125)
        }
        var repetition = GestureRepetition(samples, from: 100)
        var time = 99.0
        var sent: [TouchSample] = []
        while repetition.next != nil {
            let due = repetition.samples(until: time)
            #expect(due.allSatisfy { $0.timestamp <= time })
            sent += due
            time += period
        }
        #expect(sent.map(\.location) == samples.map(\.location) && sent.map(\.phase) == samples.map(\.phase))
        #expect(sent.map(\.timestamp) == samples.map { 100 + $0.timestamp })
        #expect(repetition.cancel(at: time).isEmpty, "nothing is down")
    }

    @Test func whatIsDownIsTakenBack() {
        let samples = [
            sample(.began, 1, 0), sample(.began, 2, 0.1, pointer: 5), sample(.ended, 3, 0.2),
            sample(.moved, 4, 9, pointer: 5),
        ]
        var repetition = GestureRepetition(samples, from: 10)
        _ = repetition.samples(until: 11)
        let cancelled = repetition.cancel(at: 11)
        #expect(cancelled == [sample(.cancelled, 2, 11, pointer: 5)] && repetition.next == nil)
    }
}
