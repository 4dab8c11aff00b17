import LiveCombine
import LiveKit
import Testing

/// The sequences of values that operators make of others, as the tables in `Marbles` say.
@MainActor @Suite struct MarbleTests {
    @Test func thereAreTables() { #expect(MarbleSequence.all.count > 40) }

    @Test(arguments: MarbleSequence.all.filter { !$0.isTimed })
    func valuesComeInTheirOrder(_ sequence: MarbleSequence) throws {
        let operation = try #require(MarbleOperations.timeless[sequence.operation])
        #expect(MarbleRun.result(of: sequence, by: operation) == sequence.result)
    }

    /// The main queue, the main run loop and the main queue of operations go by the time of the frames alike.
    @Test(arguments: MarbleSequence.all.filter(\.isTimed))
    func valuesComeAtTheTimesOfTheFrames(_ sequence: MarbleSequence) throws {
        let schedulers: [any Scheduler] = [DispatchQueue.main, RunLoop.main, OperationQueue.main]
        for scheduler in schedulers {
            var isKnown = true
            let result = MarbleRun.result(of: sequence) { inputs in
                let made = Self.publisher(sequence.operation, of: inputs[0], by: scheduler)
                isKnown = made != nil
                return made ?? inputs[0].eraseToAnyPublisher()
            }
            #expect(isKnown, "no operator of that name")
            #expect(result == sequence.result, "\(type(of: scheduler))")
        }
    }

    private static func publisher(
        _ name: String, of input: MarbleRun.Input, by scheduler: some Scheduler
    ) -> MarbleRun.Output? { MarbleOperations.timed(name, of: input, by: scheduler) }
}
