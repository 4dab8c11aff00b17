import LiveKit
import OpenCombine

extension RunLoop.SchedulerTimeType {
    /// A length of time, in seconds.
    public struct Stride: SecondsInterval, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        Sendable
    {
        /// The length in seconds; below 0 for one that goes back.
        public var magnitude: TimeInterval

        /// The length in seconds.
        public var timeInterval: TimeInterval { magnitude }

        var seconds: TimeInterval { magnitude }

        /// The length of `timeInterval` seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// The length of `value` seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// The length of `value` seconds.
        public init(integerLiteral value: Int) { magnitude = Double(value) }

        /// The length of `source` seconds; nil where a number of seconds cannot be that exactly.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let magnitude = TimeInterval(exactly: source) else { return nil }
            self.magnitude = magnitude
        }

        /// The length of `s` seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }

        /// The length of `s` seconds.
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }

        /// The length of `ms` milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }

        /// The length of `us` microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }

        /// The length of `ns` nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

        /// Whether `a` is shorter than `b`.
        public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

        /// The sum of both.
        public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }

        /// `a` without `b`.
        public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }

        /// The product of the seconds of both.
        public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }

        /// Multiplies by the seconds of `b`.
        public static func *= (a: inout Self, b: Self) { a = a * b }
    }
}
