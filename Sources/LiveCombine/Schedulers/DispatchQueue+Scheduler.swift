import LiveKit
import OpenCombine

/// Queues as schedulers: the main one works in frames, on their clock.
extension DispatchQueue: Scheduler {
    /// Options of work on a queue.
    public struct SchedulerOptions {
        /// The class of service.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group that counts the work; nil for none.
        public var group: DispatchGroup?

        /// Options of these values.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// No tolerance: work comes in the first frame in which it is due.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs `action` on the queue as soon as possible, on the main one in its next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = CarriedAction(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.call(()) }
    }

    /// Performs `action` on the queue at `date` or soon after it.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = CarriedAction(action)
        let group = options?.group
        group?.enter()
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) {
            action.call(())
            group?.leave()
        }
    }

    /// Performs `action` on the queue at `date` and every `interval` after it, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { RepeatedAction(on: self, after: date, every: interval, options, action) }
}
