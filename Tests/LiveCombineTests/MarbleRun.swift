import LiveCombine

/// A failure of a publisher.
struct Fault: Error {}

/// Sends the inputs of a sequence through an operator, in frames of a host.
@MainActor struct MarbleRun {
    typealias Input = PassthroughSubject<String, Fault>
    typealias Output = AnyPublisher<String, Fault>

    /// Seconds for which it goes on after the inputs.
    private static let remainder = 8

    /// The result of `sequence` by `operation`, in the form of a table.
    static func result(of sequence: MarbleSequence, by operation: ([Input]) -> Output) -> String {
        let host = MarbleHost()
        let inputs = sequence.inputs.map { _ in Input() }
        let probe = MarbleProbe(sequence.requests.isEmpty ? nil : sequence.requests[0] ?? 0)
        host.run { operation(inputs).subscribe(probe) }
        let end = (sequence.inputs.map(\.count).max() ?? 0) + remainder
        for time in 0...end {
            probe.time = time
            host.frame(at: time) {
                for (input, signs) in zip(inputs, sequence.inputs) where time < signs.count {
                    send(signs[time], to: input)
                }
                if time > 0, let count = sequence.requests[time] { probe.ask(count) }
                if time == sequence.cancelTime { probe.cancel() }
            }
        }
        return probe.log.joined(separator: " ")
    }

    private static func send(_ sign: Character, to input: Input) {
        switch sign {
        case "-": break
        case "|": input.send(completion: .finished)
        case "#": input.send(completion: .failure(Fault()))
        default: input.send(String(sign))
        }
    }
}
