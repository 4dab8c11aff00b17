/// Where a bar stands, which decides how far its ground reaches.
public enum UIBarPosition: Int, Sendable {
    /// Wherever its kind usually stands.
    case any
    /// At the bottom of its container, with the line above.
    case bottom
    /// At the top of its container, with the line below.
    case top
    /// At the top of the screen: the ground reaches up to the edge of what the bar is in.
    case topAttached
}

/// What stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where `bar` stands.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// What is left out has a default.
extension UIBarPositioningDelegate {
    /// Wherever its kind usually stands.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
