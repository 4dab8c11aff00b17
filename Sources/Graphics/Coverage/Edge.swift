/// A straight piece of an outline in device pixels, from its upper to its lower end.
package struct Edge: BitwiseCopyable {
    package var x0: Double
    package var y0: Double
    package var y1: Double
    /// The change of x per row.
    package var slope: Double
    /// 1 where the outline's inside begins at the edge, seen from the left; -1 where it ends.
    package var direction: Float

    /// Nil for a horizontal piece, which no row sees.
    @inlinable @inline(__always)
    package init?(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, direction: Float = 1) {
        guard ay != by else { return nil }
        let isDown = ay < by
        (x0, y0, y1) = isDown ? (ax, ay, by) : (bx, by, ay)
        slope = (bx - ax) / (by - ay)
        self.direction = isDown ? direction : -direction
        guard (x0 + slope + y0 + y1).isFinite else { return nil }
    }

    @inlinable @inline(__always) package func x(at y: Double) -> Double { x0 + (y - y0) * slope }
}
