/// Shows, in order, the corners of the part of a convex polygon that lies on the upper side of a line, or of a plane.
///
/// `height` answers for the corners 0 to `count` - 1; corners that are not below 0 are handed to `keep`, and where a side goes
/// through 0, `cross` gets both its ends and at which share of the way from the first to the second. (Sutherland and
/// Hodgman 1974)
@inlinable package func clipPolygon(
    _ count: Int, height: (Int) -> Double, keep: (Int) -> Void,
    cross: (_ start: Int, _ end: Int, _ share: Double) -> Void
) {
    guard count > 0 else { return }
    var last = count - 1
    var before = height(count - 1)
    for index in 0..<count {
        let here = height(index)
        if (before >= 0) != (here >= 0) { cross(last, index, before / (before - here)) }
        if here >= 0 { keep(index) }
        last = index
        before = here
    }
}
