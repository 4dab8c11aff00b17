import LiveKit
import OpenCombine

/// An interval of a scheduler that is known in seconds.
protocol SecondsInterval: SchedulerTimeIntervalConvertible {
    /// The length in seconds; below 0 for one that goes back.
    var seconds: TimeInterval { get }
}
