import Foundation

extension CGPath {
    /// One step of the outline; points are absolute.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }
}

extension CGPath.Element {
    package var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    /// The points in order, control points first; those that the step does not have are zero.
    package var points: (CGPoint, CGPoint, CGPoint) {
        switch self {
        case .move(let point), .line(let point): (point, .zero, .zero)
        case .quadCurve(let control, let end): (control, end, .zero)
        case .curve(let control1, let control2, let end): (control1, control2, end)
        case .close: (.zero, .zero, .zero)
        }
    }

    internal var isFinite: Bool {
        let (a, b, c) = points
        return a.isFinite && b.isFinite && c.isFinite
    }

    internal func applying(_ t: CGAffineTransform) -> Self {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
        case .curve(let control1, let control2, let end):
            .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: .close
        }
    }
}

extension CGPoint {
    internal var isFinite: Bool { x.isFinite && y.isFinite }
}
