/// The kind of pacing that a timing curve provider gives.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's curves.
    case builtin
    /// A cubic Bézier of one's own.
    case cubic
    /// A spring.
    case spring
    /// A cubic Bézier and a spring together.
    case composed
}
