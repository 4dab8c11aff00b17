import Foundation

/// The kind of one step of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath at the one point.
    case moveToPoint
    /// A straight line to the one point.
    case addLineToPoint
    /// A quadratic Bézier curve: control point, end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve: two control points, end.
    case addCurveToPoint
    /// A straight line back to where the subpath started; no points.
    case closeSubpath
}

/// One step of a path, as `applyWithBlock` shows it.
public struct CGPathElement {
    /// The kind of the step, which determines the number and the meaning of the points.
    public var type: CGPathElementType
    /// The points; valid only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>
}
