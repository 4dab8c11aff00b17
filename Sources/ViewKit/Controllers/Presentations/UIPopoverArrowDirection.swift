/// The directions in which a popover's arrow may point, from the popover to its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Directions of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the popover lies below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover lies above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left: the popover lies to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right: the popover lies to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Whichever has room, in the order up, down, left, right.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Of a popover that has no place yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
