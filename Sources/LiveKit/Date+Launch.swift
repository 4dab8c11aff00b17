import Foundation
import LayerTree

/// Foundation's dates and times, for opened code: those of the frames since the launch.
extension Date {
    /// The date of the frame in progress.
    public static var now: Date { Date() }

    /// The date of the frame in progress.
    public init() { self.init(timeIntervalSinceReferenceDate: LaunchClock.shared.now) }

    /// The date so many seconds after that of the frame in progress.
    public init(timeIntervalSinceNow interval: TimeInterval) {
        self.init(timeIntervalSinceReferenceDate: LaunchClock.shared.now + interval)
    }

    /// Seconds from the frame in progress to the date; negative for one in the past.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

    /// Seconds from the reference date to the frame in progress.
    public static var timeIntervalSinceReferenceDate: TimeInterval { LaunchClock.shared.now }

    /// Seconds from the reference date, 2001-01-01 00:00:00 UTC, to the date.
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }
}

extension ProcessInfo {
    /// The time of `CACurrentMediaTime()`, in seconds.
    public var systemUptime: TimeInterval { LaunchClock.shared.mediaTime }
}

/// Seconds from the reference date, 2001-01-01 00:00:00 UTC, to the frame in progress.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { LaunchClock.shared.now }

/// Seconds since the reference date.
public typealias CFAbsoluteTime = CFTimeInterval
