/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle of the line's width around the end point.
    case round
    /// Half the line's width beyond the end point.
    case square
}
