import Motion

/// A pacing curve from 0 to 1: a cubic Bézier from (0, 0) to (1, 1).
///
/// `@unchecked Sendable`: nothing in it changes after it was made.
public class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    package let curve: CubicBezier

    /// The curve of that name; unknown names give the linear one.
    public convenience init(name: CAMediaTimingFunctionName) { self.init(curve: name.curve) }

    /// The curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`); x is limited to 0...1.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    package init(curve: CubicBezier) {
        self.curve = curve
        super.init()
    }

    /// Writes control point `index` (0 to 3, the ends included) into the two floats at `ptr`; other indices write none.
    public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        ptr[0] = Float(points[index].0)
        ptr[1] = Float(points[index].1)
    }
}

/// The name of a predefined pacing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A name in Core Animation's words.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow start and end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations, quicker at the start than at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    var curve: CubicBezier {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        case .default: .default
        default: .linear
        }
    }
}
