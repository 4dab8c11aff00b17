import Foundation
import Synchronization

/// The date and the time for opened code: those of its host's frames, counted from the launch, so that the same input gives
/// the same dates.
package final class LaunchClock: Sendable {
    private struct State {
        /// Seconds from the reference date, 2001-01-01 00:00:00 UTC, to the launch.
        var start: TimeInterval = 0
        /// The media time of the launch.
        var origin: CFTimeInterval = 0
        /// The media time that was read last on the main thread.
        var latest: CFTimeInterval = 0
    }

    package static let shared = LaunchClock()

    private let state = Mutex(State())

    private init() {}

    /// Sets the date of the launch, in seconds from the reference date, which is at `mediaTime` of the host's clock; before,
    /// it is the reference date, at 0.
    package func begin(at start: TimeInterval, mediaTime: CFTimeInterval) {
        state.withLock { state in
            state.start = start
            state.origin = mediaTime
            state.latest = mediaTime
        }
    }

    /// The media time of the frame in progress, in seconds; on other threads that of the last reading on the main one.
    package var mediaTime: CFTimeInterval {
        guard Thread.isMainThread else { return state.withLock(\.latest) }
        let time = MainActor.assumeIsolated { CACurrentMediaTime() }
        state.withLock { $0.latest = time }
        return time
    }

    /// Seconds from the reference date to the frame in progress.
    package var now: TimeInterval {
        let time = mediaTime
        return state.withLock { $0.start + time - $0.origin }
    }
}
