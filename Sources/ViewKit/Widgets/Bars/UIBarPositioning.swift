/// The position of a bar, which determines how far its background extends.
public enum UIBarPosition: Int, Sendable {
    /// The usual position of its kind.
    case any
    /// At the bottom of its container, with the line above.
    case bottom
    /// At the top of its container, with the line below.
    case top
    /// At the top of the screen: the background extends up to the edge of the bar's superview.
    case topAttached
}

/// A bar with a position at an edge of its container.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position of `bar`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// The default implementation.
extension UIBarPositioningDelegate {
    /// The usual position of its kind.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
