/// The values that observers get with a change, and the times at which they are told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options with those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change comes along.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change comes along.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is also told at once, before the call that adds it returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also told before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
