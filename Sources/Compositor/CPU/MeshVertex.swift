/// A vertex of a mesh on the device.
struct MeshVertex: BitwiseCopyable {
    /// Device pixels; not a number where the vertex lies behind the viewer.
    var x, y: Double
    /// Texels, whose centres lie at whole numbers.
    var u, v: Double
    /// Multiplies the texels: red, green, blue and alpha, the first three multiplied by the last.
    var color: SIMD4<Float>
}

/// A triangle with what changes from pixel to pixel in it.
struct MeshTriangle {
    private(set) var corners: (MeshVertex, MeshVertex, MeshVertex)
    /// u and v at a pixel's centre: `x` · column + `y` · row + `z`.
    private(set) var u = SIMD3<Double>.zero, v = SIMD3<Double>.zero
    /// The colour at the device's origin, and how it changes with x and with y.
    private(set) var color = SIMD4<Float>.zero, colorX = SIMD4<Float>.zero, colorY = SIMD4<Float>.zero

    /// Nil where the triangle has no area or a corner is not finite.
    init?(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
        corners = (a, b, c)
        let (bx, by, cx, cy) = (b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y)
        let area = bx * cy - by * cx
        guard area != 0, area.isFinite else { return nil }
        func plane(_ p: Double, _ q: Double, _ r: Double) -> SIMD3<Double> {
            let x = ((q - p) * cy - (r - p) * by) / area
            let y = ((r - p) * bx - (q - p) * cx) / area
            return SIMD3(x, y, p - x * a.x - y * a.y)
        }
        u = plane(a.u, b.u, c.u)
        v = plane(a.v, b.v, c.v)
        let (q, r) = (b.color - a.color, c.color - a.color)
        colorX = (q * Float(cy) - r * Float(by)) / Float(area)
        colorY = (r * Float(bx) - q * Float(cx)) / Float(area)
        color = a.color - colorX * Float(a.x) - colorY * Float(a.y)
    }

    /// Rows whose centres may lie inside.
    var rows: Range<Int> {
        let low = min(corners.0.y, corners.1.y, corners.2.y), high = max(corners.0.y, corners.1.y, corners.2.y)
        let limit = 1e7
        return max(-limit, low - 0.5)
            .wholeAbove..<max(max(-limit, low - 0.5).wholeAbove, min(limit, high - 0.5).wholeAbove)
    }

    /// The columns of row `y` whose centres lie inside, held to `limit`.
    ///
    /// Where an edge crosses the row is computed from its upper end, whichever triangle it belongs to, and a centre on an
    /// edge belongs to the triangle on its right: so neighbours share no pixel and leave none out.
    func columns(_ y: Int, within limit: Range<Int>) -> Range<Int> {
        let center = Double(y) + 0.5
        var (low, high) = (Double.infinity, -Double.infinity)
        func cross(_ p: MeshVertex, _ q: MeshVertex) {
            let (upper, lower) = p.y < q.y || (p.y == q.y && p.x < q.x) ? (p, q) : (q, p)
            guard upper.y <= center, center < lower.y else { return }
            let x = upper.x + (center - upper.y) * ((lower.x - upper.x) / (lower.y - upper.y))
            (low, high) = (min(low, x), max(high, x))
        }
        cross(corners.0, corners.1)
        cross(corners.1, corners.2)
        cross(corners.2, corners.0)
        guard low < high else { return limit.lowerBound..<limit.lowerBound }
        let bounds = (Double(limit.lowerBound), Double(limit.upperBound))
        let first = max(bounds.0, min(bounds.1, low - 0.5)).wholeAbove
        return first..<max(first, max(bounds.0, min(bounds.1, high - 0.5)).wholeAbove)
    }
}
