import Dispatch
import LayerTree

/// A moment for delayed work: on the host's clock where it is asked for on the main thread, otherwise counted from
/// when it is passed to a queue.
///
/// It stands in for the type of that name of Dispatch, so that delays follow the Stage's clock. Where a module also imports
/// Dispatch or Foundation by name, `typealias DispatchTime = ViewKit.DispatchTime` says which one it means.
public struct DispatchTime: Comparable, Sendable {
    enum Origin: Hashable, Sendable {
        /// Seconds of the host's clock.
        case host(TimeInterval)
        /// Seconds from when the moment is used, on the clock of the queue that gets it.
        case delay(TimeInterval)
    }

    var origin: Origin

    /// The present moment.
    public static func now() -> DispatchTime {
        guard MainThread.isCurrent else { return DispatchTime(origin: .delay(0)) }
        return DispatchTime(origin: .host(MainActor.assumeIsolated { MainQueue.current.now }))
    }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(origin: .delay(.infinity))

    /// Nanoseconds from the start of the host's clock to the moment, within those that can be counted.
    public var uptimeNanoseconds: UInt64 {
        let nanoseconds = max(0, seconds * 1e9)
        return nanoseconds < 0x1p64 ? UInt64(nanoseconds) : .max
    }

    /// Whether both are the same number of seconds of the host's clock.
    public static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds == b.seconds }

    /// Whether `a` comes before `b` on the host's clock.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    /// Seconds of the clock that the moment is counted on.
    private var seconds: TimeInterval {
        switch origin {
        case .host(let moment): moment
        case .delay(let delay): LaunchClock.shared.mediaTime + delay
        }
    }

    /// `seconds` after `time`.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        switch time.origin {
        case .host(let moment): DispatchTime(origin: .host(moment + seconds))
        case .delay(let delay): DispatchTime(origin: .delay(delay + seconds))
        }
    }

    /// `seconds` before `time`.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    /// `interval` after `time`.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }

    /// `interval` before `time`.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + -interval.seconds
    }

    /// The same moment for Dispatch: its own now, which it looks up itself, and the delay from there, not below 0.
    var forDispatch: Dispatch.DispatchTime { Self.dispatchNow + max(0, delay) }

    /// `DISPATCH_TIME_NOW`: not a reading of the clock, but the word for one.
    private static let dispatchNow = Dispatch.DispatchTime(uptimeNanoseconds: 0)

    /// The seconds from now until this moment; below 0 where it has passed. A moment of the host's clock is only known on
    /// the main thread; elsewhere it counts as now.
    var delay: TimeInterval {
        switch origin {
        case .host(let moment):
            MainThread.isCurrent ? MainActor.assumeIsolated { moment - MainQueue.current.now } : 0
        case .delay(let delay): delay
        }
    }
}

extension DispatchTimeInterval {
    fileprivate var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }
}
