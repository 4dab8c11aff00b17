import Foundation

/// A path that can be added to.
///
/// Coordinates are multiplied by the given transform when they are added. A step with a point that is not finite, and
/// one that needs a current point where there is none, is left out.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() { super.init(elements: []) }

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// A straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point.applying(transform)))
    }

    /// Starts a subpath at the first point and draws lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// A quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
    }

    /// A cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(CGPath.Element.curve(control1: control1, control2: control2, end: end).applying(transform))
    }

    /// A line back to where the subpath started; the next line starts there.
    public func closeSubpath() { append(.close) }

    /// A closed rectangle, from its origin along x; null adds nothing, negative sizes are made positive.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        guard corners.allSatisfy({ $0.applying(transform).isFinite }) else { return }
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    /// Each rectangle as `addRect` adds it.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// The steps of `path`, after `transform`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }
}
