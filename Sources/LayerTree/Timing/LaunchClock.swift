import Foundation
import Synchronization

/// The date and the time for opened code: those of its host's frames, counted from the launch, so that the same input gives
/// the same dates.
package final class LaunchClock: Sendable {
    private struct State {
        /// Seconds from the reference date, 2001-01-01 00:00:00 UTC, to the media time 0.
        var start: TimeInterval = 0
        /// The media time of the frame in progress.
        var mediaTime: CFTimeInterval = 0
    }

    package static let shared = LaunchClock()

    private let state = Mutex(State())

    private let machine = Mutex<@Sendable () -> TimeInterval>({ 0 })

    private init() {}

    /// Sets the clock of the machine, in seconds from any start; before, it stands at 0.
    package func setMachineClock(_ clock: @escaping @Sendable () -> TimeInterval) { machine.withLock { $0 = clock } }

    /// The time of the machine, in seconds from any start, which also goes on between frames.
    package var machineTime: TimeInterval { machine.withLock { $0 }() }

    /// Sets the date of the media time 0, in seconds from the reference date, and the media time of the launch; before, both
    /// are 0.
    package func begin(at start: TimeInterval, mediaTime: CFTimeInterval) {
        state.withLock { state in
            state.start = start
            state.mediaTime = mediaTime
        }
    }

    /// Sets the media time of the frame that begins.
    package func update(to mediaTime: CFTimeInterval) { state.withLock { $0.mediaTime = mediaTime } }

    /// The media time of the frame in progress, in seconds; the same on every thread.
    package var mediaTime: CFTimeInterval { state.withLock(\.mediaTime) }

    /// Seconds from the reference date to the frame in progress.
    package var now: TimeInterval { state.withLock { $0.start + $0.mediaTime } }
}
