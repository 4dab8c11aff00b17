import LiveKit
import OpenCombine

extension RunLoop {
    /// A moment of a run loop.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The moment.
        public var date: Date

        /// The moment `date`.
        public init(_ date: Date) { self.date = date }

        /// The length of time from this moment to `other`.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(date.distance(to: other.date))
        }

        /// The moment that comes `n` after this one.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date.advanced(by: n.timeInterval)) }
    }
}
