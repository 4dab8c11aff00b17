/// The readers of a value in a message: everybody here.
public struct OSLogPrivacy: Sendable {
    /// The replacement of a value that is hidden elsewhere.
    public enum Mask: Sendable {
        /// A number that is equal for equal values.
        case hash
        /// None.
        case none
    }

    /// As its kind says.
    public static let auto = OSLogPrivacy()
    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// Those who debug.
    public static let `private` = OSLogPrivacy()
    /// Those who debug.
    public static let sensitive = OSLogPrivacy()

    /// Those who debug; others see `mask`.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

    /// As its kind says; others see `mask`.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
