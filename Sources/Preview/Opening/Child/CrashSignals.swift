import Foundation
import Glibc

/// The signals by which code crashes or ends itself.
///
/// The runtime's handler of crashes follows frame pointers, and so misses who called `abort()` or a trap of a library without
/// them. The handler of these signals comes before it, moves the thread into the user's code, as `StopSignal` does, says what
/// happened, and has the runtime's handler report from there.
enum CrashSignals {
    /// A signal, with what its sending and its raising by the processor mean.
    private struct Meaning {
        var number: Int32
        var sent: StaticString
        var raised: StaticString
    }

    private static let memory: StaticString = "segue: it used memory that is not its own\n"
    private static let trap: StaticString = "segue: it stopped at a precondition\n"
    private static let meanings = [
        Meaning(number: SIGABRT, sent: "segue: it called abort(), or raised SIGABRT\n", raised: trap),
        Meaning(number: SIGSEGV, sent: "segue: it raised SIGSEGV\n", raised: memory),
        Meaning(number: SIGBUS, sent: "segue: it raised SIGBUS\n", raised: memory),
        Meaning(number: SIGFPE, sent: "segue: it raised SIGFPE\n", raised: "segue: it divided by zero\n"),
        Meaning(number: SIGILL, sent: "segue: it raised SIGILL\n", raised: trap),
        Meaning(number: SIGTRAP, sent: "segue: it raised SIGTRAP\n", raised: trap),
    ]

    // nonisolated(unsafe): set once, before there are other threads.
    nonisolated(unsafe) private static var former: UnsafeMutablePointer<sigaction>?

    /// Bytes of the stack of the handlers: the thread's own may be full.
    private static let stackSize = 256 << 10

    /// Has the handler answer these signals before those that did so far.
    static func listen() {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        var stack = stack_t(ss_sp: bytes, ss_flags: 0, ss_size: stackSize)
        sigaltstack(&stack, nil)
        let former = UnsafeMutablePointer<sigaction>.allocate(capacity: meanings.count)
        self.former = former
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { number, info, context in
            CrashSignals.answer(number, info, context)
        }
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        // Signals that the handler sends arrive when it has returned.
        for meaning in meanings { sigaddset(&action.sa_mask, meaning.number) }
        sigaddset(&action.sa_mask, SIGTERM)
        for (index, meaning) in meanings.enumerated() { sigaction(meaning.number, &action, former + index) }
    }

    /// Has those answer these signals that did so before.
    static func restore() {
        guard let former else { return }
        for (index, meaning) in meanings.enumerated() { sigaction(meaning.number, former + index, nil) }
    }

    /// Ends this process by `exception`, at the innermost frame of the user's code.
    static func end(by exception: String) {
        FileHandle.standardError.write(Data("\(CodeFailure.failurePrefix)\(exception)\n".utf8))
        abort()
    }

    private static func answer(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        restore()
        guard let info, let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
        let isSent = info.pointee.si_code <= 0
        let isMoved = StopSignal.moveIntoCode(context)
        // The instruction fails again, and is reported as it is.
        guard isSent || isMoved else { return }
        for meaning in meanings where meaning.number == number {
            let text = isSent ? meaning.sent : meaning.raised
            _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        }
        // First the report; nothing is to run after it.
        pthread_kill(pthread_self(), number)
        pthread_kill(pthread_self(), SIGTERM)
    }
}
