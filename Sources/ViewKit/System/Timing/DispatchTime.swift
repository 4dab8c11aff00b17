import Dispatch
import LayerTree

/// A moment for delayed work: on the host's clock where it is asked for on the main thread, otherwise on that of the machine.
///
/// It stands in for the type of that name of Dispatch, so that delays follow the Stage's clock. Where a module also imports
/// Dispatch or Foundation by name, `typealias DispatchTime = ViewKit.DispatchTime` says which one it means.
public struct DispatchTime: Comparable, Sendable {
    /// Seconds of the host's clock; nil off the main thread, where there is none.
    private var host: TimeInterval?
    /// Seconds of the machine's clock.
    private var machine: TimeInterval

    /// The present moment.
    public static func now() -> DispatchTime {
        DispatchTime(
            host: MainThread.isCurrent ? MainActor.assumeIsolated { MainQueue.current.now } : nil,
            machine: LaunchClock.shared.machineTime)
    }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(host: .infinity, machine: .infinity)

    /// Nanoseconds from the start of the clock to the moment, within those that can be counted.
    public var uptimeNanoseconds: UInt64 {
        let nanoseconds = max(0, (host ?? machine) * 1e9)
        return nanoseconds < 0x1p64 ? UInt64(nanoseconds) : .max
    }

    /// Whether both are the same moment: on the host's clock where both are on it.
    public static func == (a: DispatchTime, b: DispatchTime) -> Bool {
        if let a = a.host, let b = b.host { return a == b }
        return a.machine == b.machine
    }

    /// Whether `a` comes before `b`: on the host's clock where both are on it.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
        if let a = a.host, let b = b.host { return a < b }
        return a.machine < b.machine
    }

    /// `seconds` after `time`.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(host: time.host.map { $0 + seconds }, machine: time.machine + seconds)
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

    /// The seconds from `time` until this moment, below 0 where it is earlier: on the host's clock where both are on it.
    package func seconds(since time: DispatchTime) -> TimeInterval {
        if let host, let other = time.host { return host - other }
        return machine - time.machine
    }

    /// The same moment for Dispatch: its own now, which it looks up itself, and the delay from there, not below 0.
    var forDispatch: Dispatch.DispatchTime { Self.dispatchNow + max(0, machine - LaunchClock.shared.machineTime) }

    /// `DISPATCH_TIME_NOW`: not a reading of the clock, but the word for one.
    private static let dispatchNow = Dispatch.DispatchTime(uptimeNanoseconds: 0)

    /// The seconds from now until this moment, below 0 where it has passed: on the host's clock for one of it on the main
    /// thread, otherwise on the machine's.
    var delay: TimeInterval {
        if let host, MainThread.isCurrent { return host - MainActor.assumeIsolated { MainQueue.current.now } }
        return machine - LaunchClock.shared.machineTime
    }
}

extension DispatchTimeInterval {
    /// The length in seconds.
    var seconds: Double {
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
