import LiveKit
import OpenCombine

extension DispatchQueue {
    /// A moment of a queue: on the clock of the frames for the main one.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// The moment `time`.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The length of time from this moment to `other`.
        public func distance(to other: SchedulerTimeType) -> Stride {
            .seconds(other.dispatchTime.seconds(since: dispatchTime))
        }

        /// The moment that comes `n` after this one.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.seconds) }

        /// Whether both are the same moment.
        public static func == (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool { a.dispatchTime == b.dispatchTime }

        /// Whether `a` comes before `b`.
        public static func < (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool { a.dispatchTime < b.dispatchTime }
    }
}
