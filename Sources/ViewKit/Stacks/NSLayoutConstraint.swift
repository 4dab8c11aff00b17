/// Holds the names that layout by constraints and layout by frames share; constraints do not exist here.
public enum NSLayoutConstraint {
    /// A direction in which views are arranged.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical

        var along: ScrollAxis { self == .horizontal ? .x : .y }
    }
}
