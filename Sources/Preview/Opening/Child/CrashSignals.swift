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

    private static let memory: StaticString = "it used memory that is not its own\n"
    private static let trap: StaticString = "it stopped at a precondition\n"
    private static let meanings = [
        Meaning(number: SIGABRT, sent: "it called abort(), or raised SIGABRT\n", raised: trap),
        Meaning(number: SIGSEGV, sent: "it raised SIGSEGV\n", raised: memory),
        Meaning(number: SIGBUS, sent: "it raised SIGBUS\n", raised: memory),
        Meaning(number: SIGFPE, sent: "it raised SIGFPE\n", raised: "it divided by zero\n"),
        Meaning(number: SIGILL, sent: "it raised SIGILL\n", raised: trap),
        Meaning(number: SIGTRAP, sent: "it raised SIGTRAP\n", raised: trap),
    ]

    /// The state of the handler, which allocates nothing.
    private struct State {
        /// The process of the code; those that it forks have the handler, too.
        var process: pid_t
        /// The handlers that these replace, in the order of `meanings`.
        var former: UnsafeMutablePointer<sigaction>
    }

    // nonisolated(unsafe): set once, before there are other threads.
    nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

    /// Bytes of the stack of the handlers: the thread's own may be full.
    private static let stackSize = 256 << 10

    /// Has the handler answer these signals before those that did so far.
    static func listen() {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        var stack = stack_t(ss_sp: bytes, ss_flags: 0, ss_size: stackSize)
        sigaltstack(&stack, nil)
        let former = UnsafeMutablePointer<sigaction>.allocate(capacity: meanings.count)
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State(process: getpid(), former: former))
        self.state = state
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
        guard let state else { return }
        for (index, meaning) in meanings.enumerated() {
            sigaction(meaning.number, state.pointee.former + index, nil)
        }
    }

    /// Ends this process by `exception`, at the innermost frame of the user's code.
    static func end(by exception: String) {
        FileHandle.standardError.write(Data("\(CodeFailure.prefix)\(exception)\n".utf8))
        abort()
    }

    private static func answer(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        restore()
        guard let info, let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
        let isSent = info.pointee.si_code <= 0
        let isMoved = StopSignal.moveIntoCode(context)
        for meaning in meanings where meaning.number == number {
            let text = isSent ? meaning.sent : meaning.raised
            let prefix = getpid() == state?.pointee.process ? CodeFailure.prefix : CodeFailure.othersPrefix
            _ = write(STDERR_FILENO, prefix.utf8Start, prefix.utf8CodeUnitCount)
            _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        }
        // The instruction fails again, and is reported as it is.
        guard isSent || isMoved else { return }
        // First the report; nothing is to run after it. The threads of a queue do not hear the signal by themselves.
        for number in [number, SIGTERM] { sigdelset(&context.pointee.uc_sigmask, number) }
        pthread_kill(pthread_self(), number)
        pthread_kill(pthread_self(), SIGTERM)
    }
}
