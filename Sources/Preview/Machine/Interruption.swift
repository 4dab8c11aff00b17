import Foundation
import Synchronization

/// Requests to end: Ctrl-C, SIGTERM, and what counts as the latter. SDL handles them while there is a window.
package enum Interruption {
    private static let wasHeard = Atomic(false)
    /// The thread on which `whileHeard` runs; 0 for none.
    private static let listener = Atomic<UInt>(0)
    private static let signals = [SIGINT, SIGTERM]

    /// Makes SIGHUP and SIGQUIT count as SIGTERM, unless the program was started to ignore them, and the ends of child
    /// processes be told, though it was started to ignore those.
    ///
    /// It needs nothing of Swift's runtime, which may not be there yet.
    package static func prepare() {
        translate(SIGHUP)
        translate(SIGQUIT)
        _ = signal(SIGCHLD, SIG_DFL)
    }

    /// Gives SIGHUP and SIGQUIT the meaning again that they have in a process that runs the user's code.
    static func undo() {
        for number in [SIGHUP, SIGQUIT] {
            if isIgnored(signal(number, SIG_DFL)) { signal(number, SIG_IGN) }
        }
    }

    private static func translate(_ number: Int32) {
        if isIgnored(signal(number, SIG_IGN)) { return }
        signal(number) { _ in raise(SIGTERM) }
    }

    /// Whether `handler` stands for a signal that is ignored. No generic function is called, as the runtime may not be there yet.
    private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        guard let handler else { return false }
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Asks for the end, within `body` of `whileHeard`.
    static func ask() { wasHeard.store(true, ordering: .relaxed) }

    /// Whether it was asked for since `body` of `whileHeard` began; false outside of it.
    static var isAskedFor: Bool { wasHeard.load(ordering: .relaxed) }

    /// Throws `PreviewError.interrupted` where the end was asked for.
    static func check() throws(PreviewError) {
        if isAskedFor { throw .interrupted }
    }

    /// Runs `body`, and throws `PreviewError.interrupted` where the end was asked for meanwhile and `body` throws nothing itself.
    package static func heeded<Result>(_ body: () throws -> Result) throws -> Result {
        try whileHeard {
            let result = try body()
            try check()
            return result
        }
    }

    /// Runs `body`, which looks at `isAskedFor` and comes to an orderly end; whoever asks a second time ends the program.
    ///
    /// Within another `body` it changes nothing.
    static func whileHeard<Result>(_ body: () throws -> Result) rethrows -> Result {
        let own = UInt(pthread_self())
        guard listener.load(ordering: .relaxed) != own else { return try body() }
        listener.store(own, ordering: .relaxed)
        defer { listener.store(0, ordering: .relaxed) }
        wasHeard.store(false, ordering: .relaxed)
        // Kept as the system's values: that of an ignored signal, as an optional function of Swift's, is taken for no value.
        var former = Array(repeating: sigaction(), count: signals.count)
        for (index, number) in signals.enumerated() {
            sigaction(number, nil, &former[index])
            _ = signal(number) { number in
                signal(number, SIG_DFL)
                Interruption.wasHeard.store(true, ordering: .relaxed)
            }
        }
        defer {
            for (index, number) in signals.enumerated() { sigaction(number, &former[index], nil) }
            wasHeard.store(false, ordering: .relaxed)
        }
        return try body()
    }
}
