/// An outline of lines and curves, with its line style and fill rule.
///
/// Angles are radians, growing clockwise on the screen from the x axis. Points that are not finite are left out.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// The width of lines, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends; butt by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joins between segments; miter by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest ratio of a miter's length to the line width; sharper joins are bevelled. 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule decides what lies inside; false by default, for the non-zero winding rule.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() { super.init() }

    /// The outline of `rect`.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners; the radius is limited to half the sides.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which the `corners` are elliptic, with radii limited to half the sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let outline = RoundedOutline(rect: rect.standardized, corners: corners, radii: cornerRadii)
        outline.add(to: path)
    }

    /// An arc about `center`, on the screen clockwise or the other way from `startAngle` to `endAngle`.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The outline `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.mutableCopy() ?? CGMutablePath()
    }

    /// A path of the same outline and line style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        return copy
    }

    /// The outline; changes of this path do not change it.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Starts a subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// A line to `point`; without a current point nothing is added.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// A cubic curve to `endPoint`.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve to `endPoint`.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// An arc, joined to the current point by a line.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means clockwise with y pointing up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Ends the subpath with a line to its start.
    open func close() { path.closeSubpath() }

    /// Forgets all steps.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the steps of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves all points by `transform`.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// A path of the same style with the outline in reverse direction: its winding numbers change their signs, so
    /// that, appended to a path around it, it makes a hole.
    open func reversing() -> UIBezierPath {
        guard let copy = copy() as? UIBezierPath else { return UIBezierPath() }
        copy.path = path.reversed().mutableCopy() ?? CGMutablePath()
        return copy
    }

    /// Makes the line of dashes and gaps in turn, `count` lengths in points, of which the first `phase` points are left out;
    /// without lengths it is unbroken.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
    }

    /// The lengths of dashes and gaps, as many as there are, how many that is, and how far into them the line starts;
    /// nothing is written where a pointer is nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashes.lengths, count: dashes.lengths.count)
        count?.pointee = dashes.lengths.count
        phase?.pointee = dashes.phase
    }

    /// Whether there is no step at all.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest upright rectangle around the outline; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last segment; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether `point` lies inside.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    /// Fills the outline in the current context.
    @preconcurrency @MainActor open func fill() {
        draw {
            $0.addPath(path)
            $0.fillPath(using: fillRule)
        }
    }

    /// Draws the line in the current context.
    @preconcurrency @MainActor open func stroke() {
        draw {
            $0.setLineWidth(lineWidth)
            $0.setLineCap(lineCapStyle)
            $0.setLineJoin(lineJoinStyle)
            $0.setMiterLimit(miterLimit)
            if !dashes.lengths.isEmpty { $0.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
            $0.addPath(path)
            $0.strokePath()
        }
    }

    /// Limits what is drawn into the current context from now on to the inside.
    @preconcurrency @MainActor open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    @MainActor private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        body(context)
        context.restoreGState()
    }
}
