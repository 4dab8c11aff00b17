/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the path winds around a point a number of times that is not zero.
    case winding
    /// Inside is where a ray crosses the path an odd number of times.
    case evenOdd
}
