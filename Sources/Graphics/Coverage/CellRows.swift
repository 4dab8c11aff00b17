/// Rows of area differences, one below the other in memory.
package struct CellRows: BitwiseCopyable {
    @usableFromInline var cells: UnsafeMutablePointer<Float>
    @usableFromInline var pitch: Int
    @usableFromInline var top: Int
    @usableFromInline var minX: Double
    @usableFromInline var maxX: Double

    /// Rows from row `top` on for columns `minX` to `maxX`; each begins `pitch` cells after the one above it, at least two more
    /// than there are columns.
    @inlinable package init(cells: UnsafeMutablePointer<Float>, pitch: Int, top: Int, minX: Int, maxX: Int) {
        self.cells = cells
        self.pitch = pitch
        self.top = top
        self.minX = Double(minX)
        self.maxX = Double(maxX)
    }

    /// Adds what `edge` covers from `low` to `high`, which lie within the rows and within the edge.
    @inlinable @inline(__always)
    package func add(_ edge: Edge, from low: Double, to high: Double) {
        var y = low.wholeBelow
        var start = low
        while start < high {
            let end = min(Double(y + 1), high)
            let row = CellRow(cells: cells + (y - top) * pitch, minX: minX, maxX: maxX)
            // By the edge's equation at both ends, so that no error adds up.
            row.add(edge.x(at: start), edge.x(at: end), height: end - start, sign: edge.direction)
            start = end
            y += 1
        }
    }
}
