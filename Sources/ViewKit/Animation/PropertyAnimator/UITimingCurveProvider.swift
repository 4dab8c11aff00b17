/// The pacing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// The kind, which says which of the two following count.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier; nil for springs alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for curves alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}

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
