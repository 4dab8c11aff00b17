import Foundation
import SwiftSources

/// The launches of unchanged code, for the sake of other files beside it that have changed.
///
/// Code may write such a file itself whenever it is launched: launches that follow one another come less and less often.
struct Relaunches {
    /// A version that waits to be launched.
    struct Waiting {
        var version: CodeVersion
        var entry: SourceEntry
        /// The time before which it is not launched, in seconds of the machine's monotonic clock.
        let dueTime: Double
    }

    /// The digest of the newest code that was launched, for whatever reason.
    private(set) var digest: String?
    private(set) var waiting: Waiting?
    /// The launches that have followed one another.
    private var count = 0
    /// The time of the newest launch; nil before any.
    private var lastTime: Double?

    /// Launches that follow one another at once, and seconds within which one follows another.
    private static let promptCount = 3
    private static let succession = 3.0
    /// Seconds for which one waits at most.
    private static let longestDelay = 30.0

    /// Whether so many have followed one another that the next ones wait.
    var isSlowed: Bool { count >= Self.promptCount }

    /// Notes that code with this `digest` is launched; other code than the newest takes the place of what waits.
    mutating func note(_ digest: String) {
        if digest != self.digest { self = Relaunches() }
        self.digest = digest
    }

    /// Has `version`, whose code is the newest, wait for its launch, in place of one that waits; `time` is now.
    mutating func append(_ version: CodeVersion, _ entry: SourceEntry, at time: Double) {
        if let waiting {
            self.waiting = Waiting(version: version, entry: entry, dueTime: waiting.dueTime)
            return
        }
        count = lastTime.map { time - $0 < Self.succession } == true ? count + 1 : 0
        let delay = isSlowed ? min(Self.longestDelay, pow(2, Double(count - Self.promptCount))) : 0
        waiting = Waiting(version: version, entry: entry, dueTime: time + delay)
    }

    /// Removes the version that waits, to be launched at `time`, and returns it; nil where none is due.
    mutating func take(at time: Double) -> Waiting? {
        guard let next = waiting, time >= next.dueTime else { return nil }
        waiting = nil
        lastTime = time
        return next
    }
}
