import Synchronization

/// The identity of an interval among those of one name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the identity.
    public let rawValue: UInt64

    /// The identity of that number.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }

    private static let count = Mutex<UInt64>(0)

    /// A new identity.
    public init(log: OSLog) {
        rawValue = Self.count.withLock { count in
            count += 1
            return count
        }
    }

    /// The only interval of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let null = OSSignpostID(0)
    /// One that is never made.
    public static let invalid = OSSignpostID(.max)

    /// Whether the number of `one` is less.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}
