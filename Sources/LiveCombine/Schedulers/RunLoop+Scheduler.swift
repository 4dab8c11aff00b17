import LiveKit
import OpenCombine

/// Run loops as schedulers: the main one works in frames, on their clock.
extension RunLoop: @retroactive Scheduler {
    /// Options of work on a run loop: there are none.
    public struct SchedulerOptions: Sendable {
        /// No options.
        public init() {}
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// No tolerance: work comes in the first frame in which it is due.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs `action` in the next turn of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = CarriedAction(action)
        perform { action.call(()) }
    }

    /// Performs `action` on the run loop at `date` or soon after it.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = CarriedAction(action)
        let delay = date.date.timeIntervalSinceNow
        if self === RunLoop.main {
            return DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action.call(()) }
        }
        let timer = Foundation.Timer(timeInterval: max(0, delay), repeats: false) { _ in action.call(()) }
        add(timer, forMode: .common)
    }

    /// Performs `action` on the run loop at `date` and every `interval` after it, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { RepeatedAction(on: self, after: date, every: interval, options, action) }
}
