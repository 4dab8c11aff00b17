/// A distance to the right and downwards, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// No distance.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// A distance along both axes.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
