/// The keys of the values by which `observeValue(forKeyPath:of:change:context:)` learns of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// The key with that text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of the `NSKeyValueChange`, a `UInt`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, `NSNull` for nil; there with the option `.new`, and not before a change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, `NSNull` for nil; there with the option `.old`, and not in the first message that
    /// `.initial` asks for.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the objects of a collection that changed; not there for a property that was set.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in the message before a change, which `.prior` asks for; otherwise not there.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
