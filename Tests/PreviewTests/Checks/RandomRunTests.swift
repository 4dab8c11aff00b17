import LiveKit
import Testing

@testable import Preview

/// The random runs of a thorough check.
@Suite struct RandomRunTests {
    /// The numbers that the authors of the generator publish for this seed.
    @Test func theGeneratorIsTheKnownOne() {
        var generator = SplitMix64(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in generator.next() } == expected)
    }

    @Test func aNumberIsOfItsRange() {
        var generator = SplitMix64(seed: 0)
        let numbers = (0..<1_000).map { _ in generator.number(in: 3...6) }
        #expect(Set(numbers) == [3, 4, 5, 6])
        #expect((3...6).allSatisfy { number in numbers.count { $0 == number } > 200 })
    }

    @Test func theSeedGivesTheRuns() {
        let runs = RandomRun.all(seed: 1, canHold: true)
        #expect(runs.count == 200 && Set(runs.map(\.name)).count == 200)
        #expect(runs == RandomRun.all(seed: 1, canHold: true))
        #expect(runs.map(\.steps) != RandomRun.all(seed: 2, canHold: true).map(\.steps))
        // Neighbours have nothing in common.
        #expect(Set(runs.map(\.steps)).count > 195)
        let rounds = runs.map { run in run.steps.count { if case .compareRest = $0 { true } else { false } } }
        #expect(Set(rounds) == Set(1...6))
    }

    /// All that a finger can do occurs, and nothing that needs one where none can hold it.
    @Test func theyUseAllThatAFingerCanDo() {
        let steps = RandomRun.all(seed: 1, canHold: true).flatMap(\.steps)
        for step in [TransitionCheck.Step.cancel, .letGo, .flick, .letGoAndPress] {
            #expect(steps.contains(step), "\(step)")
        }
        #expect(steps.contains { if case .flickAndCatchAgain(times: 2..., _) = $0 { true } else { false } })
        for step in RandomRun.all(seed: 1, canHold: false).flatMap(\.steps) {
            switch step {
            case .playNext, .wait, .compareRest: break
            default: Issue.record("\(step)")
            }
        }
    }
}
