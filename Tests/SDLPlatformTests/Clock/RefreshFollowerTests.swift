import Testing

@testable import SDLPlatform

@Suite struct RefreshFollowerTests {
    /// A display whose presents return at its refreshes, and a program whose frames cost `work` seconds.
    private struct Simulation {
        var follower: RefreshFollower
        let period: Double
        var now = 10.0
        var turns: [FrameTurn] = []
        var begins: [Double] = []

        init(period: Double, estimate: Double) {
            self.period = period
            follower = RefreshFollower(period: estimate)
        }

        mutating func frame(work: Double) {
            now = max(now, follower.deadline(at: now))
            begins.append(now)
            turns.append(follower.begin(at: now))
            now += work
            now = ((now / period).rounded(.down) + 1) * period
            follower.presented(at: now, work: work)
        }
    }

    @Test func startsShortlyBeforeTheRefresh() {
        var simulation = Simulation(period: 0.016, estimate: 0.016)
        for _ in 0..<200 { simulation.frame(work: 0.001) }
        let untilRefresh = 0.016 - simulation.begins[199].truncatingRemainder(dividingBy: 0.016)
        #expect(abs(untilRefresh - 0.004) < 1e-6)
        #expect(simulation.turns.dropFirst(2).allSatisfy { $0.missed == 0 })
    }

    @Test func learnsTheTruePeriod() {
        var simulation = Simulation(period: 0.0125, estimate: 0.0130)
        for _ in 0..<300 { simulation.frame(work: 0.001) }
        #expect(abs(simulation.follower.period - 0.0125) < 1e-6)
    }

    @Test func missedRefreshIsCountedAndMakesCautious() {
        var simulation = Simulation(period: 0.016, estimate: 0.016)
        for _ in 0..<100 { simulation.frame(work: 0.001) }
        simulation.frame(work: 0.019)
        simulation.frame(work: 0.001)
        #expect(simulation.turns.last?.missed == 1)
        let sinceRefresh = simulation.begins[101].truncatingRemainder(dividingBy: 0.016)
        #expect(min(sinceRefresh, 0.016 - sinceRefresh) < 1e-6)
    }

    @Test func ticksAscendWhateverTheWork() {
        var simulation = Simulation(period: 0.016, estimate: 0.016)
        let work = [0.001, 0.012, 0.018, 0.002, 0.050, 0.0155, 0.0001]
        for frame in 0..<700 { simulation.frame(work: work[frame % work.count]) }
        for (earlier, later) in zip(simulation.turns, simulation.turns.dropFirst()) {
            #expect(later.tick.timestamp > earlier.tick.timestamp)
            #expect(later.tick.targetTimestamp > earlier.tick.targetTimestamp)
        }
    }

    @Test func framesWithoutAPresentDoNotSpin() {
        var simulation = Simulation(period: 0.016, estimate: 0.016)
        for _ in 0..<50 { simulation.frame(work: 0.001) }
        var follower = simulation.follower
        var now = simulation.now
        for _ in 0..<20 {
            let deadline = follower.deadline(at: now)
            #expect(deadline > now)
            now = max(now, deadline)
            _ = follower.begin(at: now)
        }
        #expect(now - simulation.now > 19 * 0.016)
    }

    @Test func restMissesNothing() {
        var simulation = Simulation(period: 0.016, estimate: 0.016)
        for _ in 0..<50 { simulation.frame(work: 0.001) }
        #expect(simulation.follower.beginAfterRest(at: simulation.now + 5).missed == 0)
    }
}
