import Glibc
import Testing

@testable import Preview

/// The handlers of signals while the program listens itself.
@Suite(.serialized) struct InterruptionTests {
    /// A shell starts programs in the background so that they ignore SIGINT.
    @Test(arguments: [SIGINT, SIGTERM]) func theHandlersBeforeAreBackWhereOneIgnored(_ ignored: Int32) {
        let numbers = [SIGINT, SIGTERM]
        var own = Array(repeating: sigaction(), count: 2)
        for (index, number) in numbers.enumerated() { sigaction(number, nil, &own[index]) }
        defer { for (index, number) in numbers.enumerated() { sigaction(number, &own[index], nil) } }
        for number in numbers { _ = signal(number, number == ignored ? SIG_IGN : SIG_DFL) }
        Interruption.whileHeard {
            for number in numbers { #expect(handler(of: number) > 1) }
        }
        for number in numbers { #expect(handler(of: number) == (number == ignored ? 1 : 0)) }
    }

    /// The address of the handler: 0 for the default, 1 where the signal is ignored.
    private func handler(of number: Int32) -> Int {
        var action = sigaction()
        sigaction(number, nil, &action)
        return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
    }
}
