/// The pacing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// Which of the two following count.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier; nil for springs alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for curves alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}
