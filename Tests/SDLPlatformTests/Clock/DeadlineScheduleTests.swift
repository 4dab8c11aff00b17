import Testing

@testable import SDLPlatform

@Suite struct DeadlineScheduleTests {
    @Test func firstFrameIsDueAtOnce() {
        var schedule = DeadlineSchedule(refreshRate: 50)
        #expect(schedule.deadline(at: 7) == 7)
        let turn = schedule.begin(at: 7)
        #expect(turn.tick == FrameTick(timestamp: 7, targetTimestamp: 7.02))
        #expect(schedule.deadline(at: 7.001) == 7.02)
    }

    /// One frame begun so many periods after its deadline: what it and the next one are told.
    @Test(arguments: [
        (late: 0.0, lateness: 0.0, missed: 0, line: 1),
        (late: 0.3, lateness: 0.3, missed: 0, line: 1),
        (late: 0.999, lateness: 0.999, missed: 0, line: 1),
        (late: 3.5, lateness: 0.5, missed: 3, line: 4),
        (late: 14.25, lateness: 0.25, missed: 14, line: 15),
    ])
    func lateFrameKeepsTheGrid(late: Double, lateness: Double, missed: Int, line: Int) {
        var schedule = DeadlineSchedule(refreshRate: 64)
        _ = schedule.begin(at: 1)
        let turn = schedule.begin(at: 1 + (1 + late) / 64)
        #expect(abs(turn.lateness - lateness / 64) < 1e-12)
        #expect(turn.missed == missed)
        #expect(turn.tick.timestamp == 1 + Double(line) / 64)
        #expect(schedule.deadline(at: turn.tick.timestamp) == 1 + Double(line + 1) / 64)
    }

    @Test func longStallStartsAnew() {
        var schedule = DeadlineSchedule(refreshRate: 64)
        _ = schedule.begin(at: 1)
        let turn = schedule.begin(at: 1.3)
        #expect(turn.tick.timestamp == 1.3)
        #expect(turn.missed == 0)
        #expect(schedule.deadline(at: 1.3) == 1.3 + 1.0 / 64)
    }

    @Test func restMissesNothing() {
        var schedule = DeadlineSchedule(refreshRate: 64)
        _ = schedule.begin(at: 1)
        let turn = schedule.beginAfterRest(at: 1.1)
        #expect(turn == FrameTurn(begin: 1.1, period: 1.0 / 64, lateness: 0, missed: 0))
    }

    @Test func eventsInARowGiveNoMoreThanOneFramePerPeriod() {
        var schedule = DeadlineSchedule(refreshRate: 64)
        _ = schedule.beginAfterRest(at: 1)
        #expect(schedule.deadline(at: 1.001) == 1 + 1.0 / 64)
    }

    /// Whatever the work costs, ticks ascend, stay on the grid, and never come faster than the display.
    @Test func noBurstAfterSlowFrames() {
        var schedule = DeadlineSchedule(refreshRate: 60)
        var now = 1000.0
        var last = FrameTick(timestamp: 0, targetTimestamp: 0)
        let work = [0.001, 0.030, 0.002, 0.170, 0.001, 0.001, 0.016, 0.017, 0.040]
        for frame in 0..<9000 {
            now = max(now, schedule.deadline(at: now))
            let turn = schedule.begin(at: now)
            #expect(turn.tick.timestamp > last.timestamp && turn.tick.targetTimestamp > last.targetTimestamp)
            #expect(turn.tick.timestamp <= now + 1e-9)
            if frame > 0 { #expect(turn.tick.timestamp - last.timestamp > 0.999 / 60) }
            last = turn.tick
            now += work[frame % work.count]
        }
    }

    @Test func roundingDoesNotAddUp() {
        var schedule = DeadlineSchedule(refreshRate: 60 / 1.001)
        var tick = schedule.begin(at: 86_400).tick
        for _ in 0..<1_000_000 { tick = schedule.begin(at: schedule.deadline(at: tick.timestamp)).tick }
        #expect(abs(tick.timestamp - 86_400 - 1_000_000 * 1.001 / 60) < 1e-6)
    }

    @Test(arguments: [
        (0.0, 60.0), (-1, 60), (.nan, 60), (.infinity, 60), (0.1, 1), (1e9, 1000), (144, 144),
    ])
    func unusableRatesAreSixty(rate: Double, expected: Double) {
        #expect(DeadlineSchedule(refreshRate: rate).period == 1 / expected)
    }
}
