import Foundation

/// An immutable outline of lines and Bézier curves, in the coordinate space in which it is drawn.
///
/// Every subpath counts as closed when it is filled. After a close the current point is where the subpath started.
/// Points are finite: `CGMutablePath` leaves out steps that are not.
///
/// `@unchecked Sendable` because only `CGMutablePath` writes the elements, and never after it was shared.
public class CGPath: Hashable, @unchecked Sendable {
    package internal(set) var elements: ContiguousArray<Element>
    /// The start point of the last subpath; nil for an empty path.
    internal var subpathStart: CGPoint?
    /// The point at which the next line would start; nil for an empty path.
    internal var lastPoint: CGPoint?

    /// A path of `elements`, without those that `CGMutablePath` would leave out.
    package init(elements: ContiguousArray<Element>) {
        self.elements = []
        self.elements.reserveCapacity(elements.count)
        for element in elements { append(element) }
    }

    /// A path with the steps of `path`.
    internal init(_ path: CGPath) {
        elements = path.elements
        subpathStart = path.subpathStart
        lastPoint = path.lastPoint
    }

    /// A rectangle, from its origin along x; null gives an empty path, negative sizes are made positive.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(path)
    }

    /// A rectangle with elliptic corners; their radii are limited to half the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(path)
    }

    /// The ellipse that touches the sides of `rect`, as four curves.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(path)
    }

    /// Whether there is no step at all.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point at which the last step ended; zero for an empty path.
    public var currentPoint: CGPoint { lastPoint ?? .zero }

    /// The same outline; shares the storage.
    public func copy() -> CGPath? { CGPath(self) }

    /// This outline after `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        mutableCopy(using: transform).flatMap { $0.copy() }
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    /// A copy after `transform` that can be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return path
    }

    /// Calls `block` with each step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
                guard let base = points.baseAddress else { return }
                let (first, second, third) = element.points
                _ = points.initialize(fromContentsOf: [first, second, third])
                withUnsafePointer(to: CGPathElement(type: element.type, points: base), block)
            }
        }
    }

    /// Whether both have the same steps.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

    /// Feeds the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// Adds one step; one with a point that is not finite, or that needs a current point and has none, is left out.
    internal func append(_ element: Element) {
        guard element.isFinite else { return }
        switch element {
        case .move(let point):
            subpathStart = point
            lastPoint = point
        case .line(let end), .quadCurve(_, let end), .curve(_, _, let end):
            if lastPoint == nil { return }
            lastPoint = end
        case .close:
            if lastPoint == nil { return }
            lastPoint = subpathStart
        }
        elements.append(element)
    }
}
