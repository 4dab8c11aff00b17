import Motion

/// Pacing by a cubic Bézier from (0, 0) to (1, 1): over x, the fraction of time, the fraction of the way.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The one of UIKit's curves that this is; one without a name, as measured, for the default one and for those of the caller's.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point; x is limited to 0...1.
    public let controlPoint1: CGPoint
    /// The second control point; x is limited to 0...1.
    public let controlPoint2: CGPoint
    /// Whether the curve is one of UIKit's, or one of the caller's own.
    public let timingCurveType: UITimingCurveType

    nonisolated private init(_ bezier: CubicBezier, curve: UIView.AnimationCurve, type: UITimingCurveType) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
        controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
        timingCurveType = type
        super.init()
    }

    /// Core Animation's default curve, quicker at the start than at the end.
    public override convenience init() { self.init(.default, curve: .animationDefault, type: .builtin) }

    /// One of UIKit's curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init(curve.bezier, curve: curve, type: .builtin)
    }

    /// A curve of one's own; control points that are not finite count as those of the even pace.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(CubicBezier(point1.x, point1.y, point2.x, point2.y), curve: .custom, type: .cubic)
    }

    /// The parameters that `encode(with:)` wrote.
    nonisolated public required convenience init?(coder: NSCoder) {
        let numbers = Keys.points.map { coder.decodeDouble(forKey: $0) }
        self.init(
            CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]),
            curve: UIView.AnimationCurve(coder.decodeInteger(forKey: Keys.curve)),
            type: UITimingCurveType(rawValue: coder.decodeInteger(forKey: Keys.type)) ?? .cubic)
    }

    /// Writes the control points and the curve's name.
    nonisolated public func encode(with coder: NSCoder) {
        let numbers = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
        for (key, number) in zip(Keys.points, numbers) { coder.encode(Double(number), forKey: key) }
        coder.encode(animationCurve.rawValue, forKey: Keys.curve)
        coder.encode(timingCurveType.rawValue, forKey: Keys.type)
    }

    /// The parameters themselves, which never change.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    /// These parameters.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var bezier: CubicBezier { CubicBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y) }

    private enum Keys {
        static let points = ["x1", "y1", "x2", "y2"]
        static let curve = "animationCurve"
        static let type = "timingCurveType"
    }
}
