import Foundation
import Synchronization

/// Whether somebody asks a run without a window to end, by Ctrl-C or SIGTERM; SDL hears that for those that have one.
enum Interruption {
    private static let wasHeard = Atomic(false)
    private static let signals = [SIGINT, SIGTERM]

    /// Whether it was asked for since `body` of `whileHeard` began.
    static var isAskedFor: Bool { wasHeard.load(ordering: .relaxed) }

    /// Runs `body`, which looks at `isAskedFor` and comes to an orderly end; whoever asks a second time ends the program.
    static func whileHeard<Result>(_ body: () throws -> Result) rethrows -> Result {
        wasHeard.store(false, ordering: .relaxed)
        let former = signals.map { number in
            signal(number) { number in
                signal(number, SIG_DFL)
                Interruption.wasHeard.store(true, ordering: .relaxed)
            }
        }
        defer { for (number, handler) in zip(signals, former) { _ = signal(number, handler) } }
        return try body()
    }
}
