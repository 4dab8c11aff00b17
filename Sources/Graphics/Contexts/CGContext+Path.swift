import Foundation

/// The current path: transformed when it is built, gone when it was drawn or made a clip, not part of the saved state.
extension CGContext {
    /// Drops the current path.
    public func beginPath() { currentPath = CGMutablePath() }

    /// A line back to where the subpath started.
    public func closePath() { currentPath.closeSubpath() }

    /// Starts a subpath.
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }

    /// A straight line from the current point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }

    /// Starts a subpath at the first point and draws lines through the others.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }

    /// A quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// A cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// A closed rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }

    /// Closed rectangles.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }

    /// The ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }

    /// A circular arc, joined to the current point by a line; `clockwise` as seen with y pointing up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// A line towards `tangent1End` and the arc of `radius` that leaves it for the line from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// The steps of `path`.
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

    /// A copy of the current path in user space; nil where there is none or the transform has no inverse.
    public var path: CGPath? {
        guard !currentPath.isEmpty, state.isDrawable else { return nil }
        return withUnsafePointer(to: ctm.inverted()) { currentPath.copy(using: $0) }
    }

    /// Whether there is no current path.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The end point of the current path, in user space; zero without a path.
    public var currentPointOfPath: CGPoint {
        currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(ctm.inverted())
    }

    /// The box around the current path and its control points, in user space; null without one.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Fills the current path and drops it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath, rule)
        beginPath()
    }

    /// Draws the line of the current path and drops it.
    public func strokePath() {
        stroke(currentPath)
        beginPath()
    }

    /// Fills, strokes or both, and drops the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(currentPath, .winding)
        case .eoFill, .eoFillStroke: fill(currentPath, .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(currentPath)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Fills a rectangle; drops the current path.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles as one shape; drops the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches the sides of `rect`; drops the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws a line around `rect`; drops the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws a line of `width` around `rect`; drops the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previous = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = previous
    }

    /// Draws a line around the ellipse that touches the sides of `rect`; drops the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws lines between the first and second point, the third and fourth, and so on; drops the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            addLines(between: [points[index], points[index + 1]])
        }
        strokePath()
    }

    /// Makes what is in `rect` transparent, without shadow and whatever the alpha; drops the current path.
    public func clear(_ rect: CGRect) {
        let previous = state
        state.shadow = nil
        state.blendMode = .clear
        state.alpha = 1
        fill(rect)
        state = previous
    }
}

/// The operations of `CGContext.drawPath(using:)` on the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by winding number.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Draws the line.
    case stroke
    /// Fills by winding number, then draws the line.
    case fillStroke
    /// Fills by the even-odd rule, then draws the line.
    case eoFillStroke
}
