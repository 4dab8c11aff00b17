/// A row of area differences: the running sum at a pixel is how much of it the outline covers.
///
/// An edge adds to each row that it crosses what lies to the right of it, signed by its direction. (Raph Levien, Inside the
/// fastest font renderer in the world, 2016.)
///
/// The row stands for columns `minX` to `maxX`; cells go from 0 to `maxX - minX`, and one more catches what ends there.
package struct CellRow: BitwiseCopyable {
    @usableFromInline var cells: UnsafeMutablePointer<Float>
    @usableFromInline var minX: Double
    @usableFromInline var maxX: Double

    @inlinable @inline(__always) package init(cells: UnsafeMutablePointer<Float>, minX: Double, maxX: Double) {
        self.cells = cells
        self.minX = minX
        self.maxX = maxX
    }

    /// Adds a piece from `xa` to `xb`, `height` rows high, cut off at both ends of the row: what is left of the first
    /// column covers it whole, what is right of the last one covers nothing.
    @inlinable @inline(__always)
    package func add(_ xa: Double, _ xb: Double, height: Double, sign: Float) {
        let (low, high) = xa < xb ? (xa, xb) : (xb, xa)
        if low >= minX, high <= maxX {
            addInside(low - minX, high - minX, Float(height) * sign)
        } else {
            addCut(low, high, height, sign)
        }
    }

    @usableFromInline func addCut(_ low: Double, _ high: Double, _ height: Double, _ sign: Float) {
        if high <= minX { return addInside(0, 0, Float(height) * sign) }
        if low >= maxX { return }
        let perColumn = height / (high - low)
        let inLow = max(low, minX)
        let inHigh = min(high, maxX)
        if low < minX { addInside(0, 0, Float((minX - low) * perColumn) * sign) }
        addInside(inLow - minX, inHigh - minX, Float((inHigh - inLow) * perColumn) * sign)
    }

    /// Spreads `amount` over the cells from `low` to `high`, by the area to the right of the piece in each cell.
    @inlinable @inline(__always)
    func addInside(_ low: Double, _ high: Double, _ amount: Float) {
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
