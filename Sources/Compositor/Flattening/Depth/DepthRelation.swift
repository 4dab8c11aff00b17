/// The order in depth of two children of a 3-D context where the viewer sees one above the other.
enum DepthRelation {
    /// They overlap nowhere.
    case apart
    /// The first one has to be drawn first.
    case before
    /// It has to be drawn after the other one.
    case after
    /// Each is in front of the other one somewhere; more so the other one, or the first.
    case crossing(isBefore: Bool)

    /// The overlap in square points up to which two children count as side by side.
    private static let leastArea = 1e-3
    /// Planes that are closer than this are one, and the order of the tree holds.
    private static let tolerance = 1e-3
    /// The distance through another plane, in points, up to which a child only touches it, as faces that meet at an
    /// edge do.
    private static let reach = 0.1

    /// The relation of `a` to `b`, of both of which `cuts` have left a part.
    init(_ a: DepthEntry, _ b: DepthEntry, _ cuts: ContiguousArray<DepthCut>) {
        if a.cut == 0, b.cut == 0, let relation = Self.plain(a, b) {
            self = relation
            return
        }
        let common = DepthOutline(a, cuts).intersection(DepthOutline(b, cuts))
        guard common.area > Self.leastArea else {
            self = .apart
            return
        }
        let (low, high) = Self.lead(of: a.quad, over: b.quad, in: common)
        if low < -Self.reach, high > Self.reach {
            self = .crossing(isBefore: -low > high)
        } else if max(-low, high) <= Self.tolerance {
            self = a.node < b.node ? .before : .after
        } else {
            self = -low > high ? .before : .after
        }
    }

    /// The relation of two that are whole, by their boxes and edges; nil where these do not decide it.
    private static func plain(_ a: DepthEntry, _ b: DepthEntry) -> DepthRelation? {
        if a.quad.isBeside(b.quad) || b.quad.isBeside(a.quad) { return .apart }
        let first = pointwiseMax(a.quad.low, b.quad.low)
        let last = pointwiseMin(a.quad.high, b.quad.high)
        let line = a.quad.depths - b.quad.depths
        let steepness = min(a.quad.steepness, b.quad.steepness)
        let low = line.z + min(line.x * first.x, line.x * last.x) + min(line.y * first.y, line.y * last.y)
        let high = line.z + max(line.x * first.x, line.x * last.x) + max(line.y * first.y, line.y * last.y)
        if low * steepness > tolerance { return .after }
        if high * steepness < -tolerance { return .before }
        if max(-low, high) * steepness <= tolerance { return a.node < b.node ? .before : .after }
        return nil
    }

    /// The least and the largest distance by which `a` is in front of the plane of `b` in `outline`, across the one
    /// that is seen more from its edge.
    private static func lead(
        of a: DepthQuad, over b: DepthQuad, in outline: DepthOutline
    ) -> (low: Double, high: Double) {
        let (low, high) = outline.range(of: a.depths - b.depths)
        let steepness = min(a.steepness, b.steepness)
        return (low * steepness, high * steepness)
    }

    /// The line at which the plane of `b` cuts `a`, positive where `a` is nearer; nil where it does not reach far through `outline`.
    static func cut(through a: DepthQuad, by b: DepthQuad, in outline: DepthOutline) -> SIMD3<Double>? {
        guard outline.area > leastArea else { return nil }
        let (low, high) = lead(of: a, over: b, in: outline)
        guard low < -reach, high > reach else { return nil }
        let line = a.depths - b.depths
        let length = (line.x * line.x + line.y * line.y).squareRoot()
        return length > 0 && length.isFinite ? line / length : nil
    }
}
