import SDLPlatform
import Testing

@testable import Preview

@Suite struct MediaClockTests {
    private static let speeds = [0.1, 0.25, 0.5, 1, 3]

    @Test(arguments: speeds) func itIsZeroAtItsOriginAndRunsAtItsSpeed(speed: Double) {
        let clock = MediaClock(origin: 1000, speed: speed)
        #expect(clock.mediaTime(at: 1000) == 0)
        for step in [0.001, 1, 250] {
            #expect(abs(clock.mediaTime(at: 1000 + step) - step * speed) < 1e-9)
        }
    }

    @Test(arguments: speeds, speeds) func anotherSpeedGoesOnFromWhereItIs(before: Double, after: Double) {
        var clock = MediaClock(origin: 10, speed: before)
        let reached = clock.mediaTime(at: 12.5)
        clock.setSpeed(after, at: 12.5)
        #expect(clock.mediaTime(at: 12.5) == reached)
        #expect(abs(clock.mediaTime(at: 14.5) - (reached + 2 * after)) < 1e-12)
        #expect(clock.speed == after)
    }

    @Test(arguments: speeds) func itSaysWhenItWillShowATime(speed: Double) {
        var clock = MediaClock(origin: 10, speed: 1)
        clock.setSpeed(speed, at: 12)
        for time in [2, 2.5, 90] { #expect(abs(clock.mediaTime(at: clock.hostTime(at: time)) - time) < 1e-9) }
        clock.setPaused(true, at: 20)
        #expect(clock.hostTime(at: 1000) == .infinity)
    }

    @Test func aFrameIsSeenInTheTimeOfTheStage() {
        let clock = MediaClock(origin: 1, speed: 0.5)
        let tick = clock.mediaTick(FrameTick(timestamp: 2, targetTimestamp: 2.25))
        #expect(tick == FrameTick(timestamp: 0.5, targetTimestamp: 0.625))
    }

    @Test(arguments: speeds) func aPauseTakesNoTime(speed: Double) {
        var clock = MediaClock(origin: 0, speed: speed)
        let reached = clock.mediaTime(at: 4)
        clock.setPaused(true, at: 4)
        #expect(clock.mediaTime(at: 4) == reached && clock.mediaTime(at: 900) == reached)
        clock.setPaused(false, at: 1000)
        #expect(clock.mediaTime(at: 1000) == reached)
        #expect(abs(clock.mediaTime(at: 1001) - (reached + speed)) < 1e-9)
    }

    @Test func pausingTwiceIsPausingOnce() {
        var clock = MediaClock()
        clock.setPaused(true, at: 1)
        clock.setPaused(true, at: 5)
        clock.setPaused(false, at: 6)
        clock.setPaused(false, at: 8)
        #expect(clock.mediaTime(at: 9) == 4)
    }

    @Test func aSpeedSetInAPauseHoldsAfterIt() {
        var clock = MediaClock()
        clock.setPaused(true, at: 2)
        clock.setSpeed(0.5, at: 3)
        #expect(clock.mediaTime(at: 7) == 2)
        clock.setPaused(false, at: 10)
        #expect(clock.mediaTime(at: 12) == 3)
    }

    /// Whatever is done to it, it never runs backwards.
    @Test func itNeverRunsBackwards() {
        var clock = MediaClock(origin: 0)
        var last = 0.0
        for step in 1...400 {
            let time = Double(step) * 0.07
            switch step % 7 {
            case 0: clock.setSpeed(Self.speeds[step % 5], at: time)
            case 2: clock.setPaused(true, at: time)
            case 4: clock.setPaused(false, at: time)
            default: break
            }
            let shown = clock.mediaTime(at: time)
            #expect(shown >= last)
            last = shown
        }
        #expect(last > 1)
    }
}
