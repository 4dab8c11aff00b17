import LiveKit
import OpenCombine

extension DispatchQueue.SchedulerTimeType {
    /// A length of time, in whole nanoseconds; what is longer than can be counted, 292 years, counts as that.
    public struct Stride: SecondsInterval, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        Sendable
    {
        /// The length in nanoseconds; below 0 for one that goes back.
        public var magnitude: Int

        /// The length as Dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        var seconds: TimeInterval { Double(magnitude) / 1e9 }

        /// The length `timeInterval`; `.never` is the longest that can be counted.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            case .never: magnitude = .max
            @unknown default: magnitude = .max
            }
        }

        /// The length of `value` seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// The length of `value` seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// The length of `source` nanoseconds; nil where they cannot be counted.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let magnitude = Int(exactly: source) else { return nil }
            self.magnitude = magnitude
        }

        private init(nanoseconds: Int) { magnitude = nanoseconds }

        /// The length of `s` seconds.
        public static func seconds(_ s: Double) -> Self {
            let nanoseconds = (s * 1e9).rounded()
            return Self(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? -.max : .max))
        }

        /// The length of `s` seconds.
        public static func seconds(_ s: Int) -> Self { times(s, 1_000_000_000) }

        /// The length of `ms` milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { times(ms, 1_000_000) }

        /// The length of `us` microseconds.
        public static func microseconds(_ us: Int) -> Self { times(us, 1000) }

        /// The length of `ns` nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { times(ns, 1) }

        /// Whether `a` is shorter than `b`.
        public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

        /// The sum of both.
        public static func + (a: Self, b: Self) -> Self {
            let (sum, overflows) = a.magnitude.addingReportingOverflow(b.magnitude)
            return Self(nanoseconds: overflows ? (a.magnitude < 0 ? -.max : .max) : sum)
        }

        /// `a` without `b`.
        public static func - (a: Self, b: Self) -> Self { a + b * Self(nanoseconds: -1) }

        /// The product of the nanoseconds of both.
        public static func * (a: Self, b: Self) -> Self { times(a.magnitude, b.magnitude) }

        /// Multiplies by the nanoseconds of `b`.
        public static func *= (a: inout Self, b: Self) { a = a * b }

        private static func times(_ count: Int, _ unit: Int) -> Self {
            let (product, overflows) = count.multipliedReportingOverflow(by: unit)
            let isNegative = (count < 0) != (unit < 0)
            return Self(nanoseconds: overflows ? (isNegative ? -.max : .max) : product)
        }
    }
}
