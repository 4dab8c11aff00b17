import SwiftSources
import Testing

@testable import Preview

/// The values of tuned numbers, with undoing.
struct NumberChangesTests {
    private func number(_ name: String, _ value: Double) -> TunableNumber {
        TunableNumber.sample(name, value)
    }

    @Test func theLiteralsOwnValueIsNone() {
        var tuning = NumberChanges()
        let duration = number("withDuration", 0.3)
        tuning.set(duration, to: 0.5)
        #expect(tuning.values == [duration.id: 0.5] && tuning.canUndo)
        tuning.endChange()
        tuning.set(duration, to: 0.3)
        #expect(tuning.values.isEmpty)
        tuning.undo()
        #expect(tuning.values == [duration.id: 0.5])
        for value in [Double.nan, .infinity, -.infinity] { tuning.set(duration, to: value) }
        #expect(tuning.values == [duration.id: 0.5])
    }

    /// The drag of a slider is undone as one change.
    @Test func aDragIsOneChange() {
        var tuning = NumberChanges()
        let duration = number("withDuration", 0.3)
        let delay = number("delay", 0)
        for value in stride(from: 0.4, to: 1, by: 0.1) { tuning.set(duration, to: value) }
        tuning.endChange()
        for value in stride(from: 0.1, to: 0.5, by: 0.1) { tuning.set(delay, to: value) }
        tuning.set(duration, to: 2)
        tuning.undo()
        #expect(tuning.values[duration.id].map { abs($0 - 0.9) < 1e-9 } == true && tuning.values[delay.id] != nil)
        tuning.undo()
        #expect(tuning.values.keys.map(\.name) == ["withDuration"])
        tuning.undo()
        #expect(tuning.values.isEmpty && !tuning.canUndo)
        tuning.undo()
        #expect(tuning.values.isEmpty)
    }

    @Test func aResetIsUndone() {
        var tuning = NumberChanges()
        tuning.reset()
        #expect(!tuning.canUndo)
        let duration = number("withDuration", 0.3)
        tuning.set(duration, to: 1)
        tuning.reset()
        #expect(tuning.values.isEmpty)
        tuning.undo()
        #expect(tuning.values == [duration.id: 1])
    }

    /// After a save the file has the value, or has the number no longer.
    @Test func whatTheFilesHaveIsNoValueOfItsOwn() {
        var tuning = NumberChanges()
        let duration = number("withDuration", 0.3)
        let delay = number("delay", 0)
        tuning.set(duration, to: 1)
        tuning.set(delay, to: 0.2)
        tuning.follow([number("withDuration", 1)])
        #expect(tuning.values.isEmpty)
        tuning.undo()
        #expect(tuning.values.isEmpty)
    }

    @Test func whatIsKeptIsNotUndone() {
        var tuning = NumberChanges()
        tuning.set(number("withDuration", 0.3), to: 1)
        tuning.keep()
        #expect(!tuning.canUndo && tuning.values.count == 1, "the file has it with the next version")
    }

    @Test func changesAreBounded() {
        var tuning = NumberChanges()
        let duration = number("withDuration", 0.3)
        for step in 1...1_000 {
            tuning.set(duration, to: Double(step))
            tuning.endChange()
        }
        var undone = 0
        while tuning.canUndo {
            tuning.undo()
            undone += 1
        }
        #expect(undone == 200 && tuning.values == [duration.id: 800])
    }
}
