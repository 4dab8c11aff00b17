/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// A point, up to the miter limit; a bevel beyond it.
    case miter
    /// A circle of the line's width around the corner.
    case round
    /// Cut off between the outer corners of the two segments.
    case bevel
}
