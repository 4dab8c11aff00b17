/// An animation through several values, or along a path.
///
/// Key times that do not fit are ignored, as in Core Animation: those that are not as many as there are values, that
/// descend, or that do not lead from 0 to 1. Where a value is of another kind than the property, or not finite,
/// nothing changes.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, each of which the property has once; not used where there is a path.
    open var values: [Any]?
    /// The path that a point follows; its lines and curves are the stretches between keyframes.
    open var path: CGPath?
    /// When each value is reached, as fractions of the duration from 0 to 1; evenly spread where there are none.
    ///
    /// Values that are held (`discrete`) have one time more than there are values. Paced modes use none.
    open var keyTimes: [NSNumber]?
    /// The pacing from each value to the next, one less than there are values; even where there is none. Paced modes use none.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values; `linear` by default.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The tension of a cubic curve at each value, -1 (round) to 1 (tight); 0 where there is none.
    open var tensionValues: [NSNumber]?
    /// The continuity of a cubic curve at each value, -1 to 1, with sharper corners away from 0; 0, no corner, where
    /// there is none.
    open var continuityValues: [NSNumber]?
    /// The bias of a cubic curve at each value, -1 (it bends before it) to 1 (after it); 0 where there is none.
    open var biasValues: [NSNumber]?
    /// Whether a layer whose position follows a path turns along with it; nil, not, by default.
    open var rotationMode: CAAnimationRotationMode?

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        // A copy: the path of an animation stays as it was when the animation was added.
        values = other.values
        path = other.path.map { $0.copy() ?? $0 }
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names behave as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On a straight line; along a path, on its curves.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value is held until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On a straight line, as fast everywhere.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve through all values, as fast everywhere.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names turn nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
