/// The style of a stroke: line width, cap, join and miter limit.
package struct StrokePen: BitwiseCopyable, Sendable {
    /// In units of the path; positive.
    package let width: Double
    /// Beyond this many half widths a pointed corner is cut off; at least 1.
    package let miterLimit: Double
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter

    /// A pen without cap and with pointed corners; nil where the width is not positive and finite. A miter limit that is not
    /// finite is 10.
    package init?(width: Double, miterLimit: Double) {
        guard width > 0, width.isFinite else { return nil }
        self.width = width
        self.miterLimit = miterLimit.isFinite ? max(1, miterLimit) : 10
    }

    /// A line of width 1.
    static let hairline = StrokePen()

    private init() {
        width = 1
        miterLimit = 10
    }

    /// The largest distance of the line's outline from its path, in half widths.
    package var longestReach: Double {
        max(cap == .square ? 2.0.squareRoot() : 1, join == .miter ? miterLimit : 1)
    }
}
