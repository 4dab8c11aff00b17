import LiveKit
import OpenCombine

/// Queues of operations as schedulers: the main one works in frames, on their clock.
extension OperationQueue: @retroactive Scheduler {
    /// A moment of a queue, which is that of a run loop.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options of work on a queue: there are none.
    public struct SchedulerOptions: Sendable {
        /// No options.
        public init() {}
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// No tolerance: work comes in the first frame in which it is due.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs `action` on the queue as soon as it is its turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = CarriedAction(action)
        if self === OperationQueue.main { return DispatchQueue.main.async { action.call(()) } }
        addOperation { action.call(()) }
    }

    /// Performs `action` on the queue at `date` or soon after it.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = CarriedAction(action)
        let delay = date.date.timeIntervalSinceNow
        if self === OperationQueue.main {
            return DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action.call(()) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { action.call(()) } }
    }

    /// Performs `action` on the queue at `date` and every `interval` after it, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { RepeatedAction(on: self, after: date, every: interval, options, action) }
}
