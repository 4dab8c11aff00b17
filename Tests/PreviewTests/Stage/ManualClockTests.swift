import Testing

@testable import Preview

@MainActor @Suite struct ManualClockTests {
    /// A frame is seen when the next one begins, and the millionth begins where the millionth step is: nothing adds up.
    @Test(arguments: [1, 24, 59.94, 60, 120, 144, 1.0 / 3, 1e6]) func stepsAreExact(rate: Double) {
        let clock = ManualClock(rate: rate)
        var target = 0.0
        var wrong = 0
        for index in 0..<1_000_000 {
            let tick = clock.nextTick()
            if tick.timestamp != target || target != Double(index) / rate { wrong += 1 }
            target = tick.targetTimestamp
        }
        #expect(wrong == 0)
        #expect(target == 1_000_000 / rate)
    }

    @Test func twoClocksOfTheSameRateAgree() {
        let first = ManualClock()
        let second = ManualClock()
        #expect((0..<500).allSatisfy { _ in first.nextTick() == second.nextTick() })
    }
}
