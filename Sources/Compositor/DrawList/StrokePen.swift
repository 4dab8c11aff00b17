import RenderTree

/// The style of a stroke: line width, cap, join and miter limit.
package struct StrokePen: BitwiseCopyable {
    enum Cap: BitwiseCopyable { case butt, round, square }
    enum Join: BitwiseCopyable { case miter, round, bevel }

    /// In local units; positive.
    package var width: Double
    /// Beyond this many half widths a pointed corner is cut off.
    var miterLimit: Double
    var cap = Cap.butt
    var join = Join.miter

    /// The pen of a stroke, or of the line that throws a shadow; nil for a line without a usable width.
    init?(_ node: RenderNode) {
        self.init(node.line)
        let flags = node.flags
        if flags.contains(.roundCap) { cap = .round } else if flags.contains(.squareCap) { cap = .square }
        if flags.contains(.roundJoin) { join = .round } else if flags.contains(.bevelJoin) { join = .bevel }
    }

    /// A line of width 1.
    static let hairline = StrokePen()

    private init() {
        width = 1
        miterLimit = 10
    }

    /// A pen without cap and join; nil where the width is not positive and finite.
    init?(_ line: RenderNode.Line) {
        guard line.width > 0, line.width.isFinite else { return nil }
        width = Double(line.width)
        miterLimit = line.miterLimit.isFinite ? max(1, Double(line.miterLimit)) : 10
    }

    /// The largest distance of the line's outline from its path, in half widths.
    package var longestReach: Double {
        max(cap == .square ? 2.0.squareRoot() : 1, join == .miter ? miterLimit : 1)
    }
}
