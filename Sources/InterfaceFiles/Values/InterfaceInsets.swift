/// Distances from the edges of a rectangle, in points.
package struct InterfaceInsets: Hashable, Sendable {
    package var top: Double
    /// The distance from the leading edge, or from the left one.
    package var leading: Double
    package var bottom: Double
    /// The distance from the trailing edge, or from the right one.
    package var trailing: Double
    /// Whether leading and trailing depend on the direction of writing; otherwise they are left and right.
    package var isDirectional: Bool

    package init(top: Double, leading: Double, bottom: Double, trailing: Double, isDirectional: Bool) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.isDirectional = isDirectional
    }
}
