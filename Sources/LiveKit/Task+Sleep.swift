import ViewKit

/// Pauses of tasks on the clock of the screen: those of the standard library go by the machine's.
///
/// They stand in for the functions of these names, which a module that imports this one finds first. They belong to the main
/// actor, whose frames they count.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for `duration` nanoseconds, until the first frame after them.
    ///
    /// Throws `CancellationError` as soon as the task is cancelled.
    @MainActor public static func sleep(nanoseconds duration: UInt64) async throws {
        try await TaskPause().wait(seconds: Double(duration) / 1e9)
    }

    /// The same without an error: a cancelled task goes on at once.
    @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
    @MainActor public static func sleep(_ duration: UInt64) async {
        try? await TaskPause().wait(seconds: Double(duration) / 1e9)
    }

    /// Suspends the task for `duration`, until the first frame after it; durations of a clock of another kind go by that
    /// clock.
    ///
    /// Throws `CancellationError` as soon as the task is cancelled. The tolerance has no effect, as frames are never
    /// earlier than asked for.
    @MainActor public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard let time = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await TaskPause().wait(seconds: time / .seconds(1))
    }
}
