import Foundation

extension CGPath {
    /// The largest deviation of the outline of a curve's line, in points.
    private static let strokeTolerance = 0.02

    /// The outline of what a line of `lineWidth` along this path, after `transform`, covers; to be filled by the winding rule.
    ///
    /// Empty for a width that is not positive or not finite. A subpath without a length shows its ends, where they are round or
    /// square.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        // Sharper corners than that are longer than any drawing.
        guard var pen = StrokePen(width: lineWidth, miterLimit: min(miterLimit, 1_000_000)) else {
            return CGPath(elements: [])
        }
        pen.cap = lineCap
        pen.join = lineJoin
        var stroker = Stroker()
        stroker.outline(placed(by: transform), with: pen, tolerance: Self.strokeTolerance)
        let outline = CGMutablePath()
        var start = 0
        for end in stroker.ends {
            outline.move(to: CGPoint(stroker.steps[start].start))
            for index in start..<end { stroker.steps[index].append(to: outline, isFirst: index == start) }
            outline.closeSubpath()
            start = end
        }
        return outline.copy() ?? CGPath(elements: [])
    }

    /// The dashes of the line along this path, after `transform`, each a subpath.
    ///
    /// `lengths` are those of dashes and gaps in turn, `phase` how far into them each subpath starts. Lengths that make no
    /// pattern leave the path whole.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let placed = placed(by: transform)
        guard let dashes = LineDashes(lengths: lengths, phase: phase) else { return placed }
        let path = CGMutablePath()
        LineCutter.append(placed, from: 0, to: 1, dashes: dashes, to: path)
        return path.copy() ?? placed
    }

    private func placed(by transform: CGAffineTransform) -> CGPath {
        guard !transform.isIdentity else { return self }
        return withUnsafePointer(to: transform) { copy(using: $0) } ?? self
    }
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable, BitwiseCopyable {
    /// Cut off at the end point.
    case butt
    /// A half circle of the line's width around the end point.
    case round
    /// Half the line's width beyond the end point.
    case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable, BitwiseCopyable {
    /// A point, up to the miter limit; a bevel beyond it.
    case miter
    /// A circle of the line's width around the corner.
    case round
    /// Cut off between the outer corners of the two segments.
    case bevel
}
