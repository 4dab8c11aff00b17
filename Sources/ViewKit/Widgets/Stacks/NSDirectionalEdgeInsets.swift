/// Distances from the edges of a rectangle inwards, in points, named after the direction of reading, which goes right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top edge.
    public var top: CGFloat
    /// From the edge where reading begins: the left one.
    public var leading: CGFloat
    /// From the bottom edge.
    public var bottom: CGFloat
    /// From the edge where reading ends: the right one.
    public var trailing: CGFloat

    /// No distance from any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// No distance from any edge.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

    /// Distances from the four edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
