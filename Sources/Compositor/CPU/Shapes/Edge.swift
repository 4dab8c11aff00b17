/// A straight piece of an outline in device pixels, from its upper to its lower end.
struct Edge: BitwiseCopyable {
    var x0, y0, y1: Double
    /// The change of x per row.
    var slope: Double
    /// 1 where the outline's inside begins at the edge, seen from the left; -1 where it ends.
    var direction: Float

    /// Nil for a horizontal piece, which no row sees.
    @inline(__always)
    init?(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, direction: Float = 1) {
        guard ay != by else { return nil }
        let isDown = ay < by
        (x0, y0, y1) = isDown ? (ax, ay, by) : (bx, by, ay)
        slope = (bx - ax) / (by - ay)
        self.direction = isDown ? direction : -direction
        guard (x0 + slope + y0 + y1).isFinite else { return nil }
    }

    @inline(__always)
    func x(at y: Double) -> Double { x0 + (y - y0) * slope }
}

/// A row of area differences: the running sum at a pixel is how much of it the outline covers.
///
/// The row stands for columns `minX` to `maxX`; cells go from 0 to `maxX - minX`, and one more catches what ends there.
struct CellRow: BitwiseCopyable {
    var cells: UnsafeMutablePointer<Float>
    var minX, maxX: Double

    /// Adds what `edge` covers within the row from `top` to `top + 1`, between `from` and `to` of it.
    @inline(__always)
    func add(_ edge: Edge, from: Double, to: Double) {
        add(edge.x(at: from), edge.x(at: to), height: (to - from), sign: edge.direction)
    }

    /// Adds a piece from `xa` to `xb`, `height` rows high, cut off at both ends of the row: what is left of the first
    /// column covers it whole, what is right of the last one covers nothing.
    @inline(__always)
    func add(_ xa: Double, _ xb: Double, height: Double, sign: Float) {
        let (low, high) = xa < xb ? (xa, xb) : (xb, xa)
        if low >= minX, high <= maxX {
            addInside(low - minX, high - minX, Float(height) * sign)
        } else {
            addCut(low, high, height, sign)
        }
    }

    private func addCut(_ low: Double, _ high: Double, _ height: Double, _ sign: Float) {
        if high <= minX { return addInside(0, 0, Float(height) * sign) }
        if low >= maxX { return }
        let perColumn = height / (high - low)
        let inLow = max(low, minX)
        let inHigh = min(high, maxX)
        if low < minX { addInside(0, 0, Float((minX - low) * perColumn) * sign) }
        addInside(inLow - minX, inHigh - minX, Float((inHigh - inLow) * perColumn) * sign)
    }

    /// Spreads `amount` over the cells from `low` to `high`, by the area to the right of the piece in each cell.
    @inline(__always)
    private func addInside(_ low: Double, _ high: Double, _ amount: Float) {
        let first = Int(low)
        let start = Float(low - Double(first))
        let width = Float(high - low)
        if start + width <= 1 {
            let right = amount * (start + width / 2)
            cells[first] += amount - right
            cells[first + 1] += right
            return
        }
        let perColumn = amount / width
        let head = 1 - start
        var column = first + 1
        // Area before this column's start, and what the first column holds of it.
        var covered = perColumn * head * head / 2
        cells[first] += covered
        var left = width - head
        while left > 1 {
            let upTo = perColumn * (width - left + 0.5)
            cells[column] += upTo - covered
            covered = upTo
            left -= 1
            column += 1
        }
        let upTo = amount - perColumn * left * left / 2
        cells[column] += upTo - covered
        cells[column + 1] += amount - upTo
    }
}
