extension ShapeTable {
    /// The two edges of shape `index` between which row `y` lies, and the rows around it that these two pass through
    /// whole; nil where the shape has a corner in the row, or is no quad.
    borrowing func sides(of index: Int, row y: Int) -> Sides? {
        let shape = shapes.base[index]
        guard shape.kind == .quad else { return nil }
        let (top, bottom) = (Double(y), Double(y + 1))
        var sides = Sides()
        for index in shape.first..<shape.end {
            let edge = edges.base[index]
            if edge.y1 <= top || edge.y0 >= bottom { continue }
            guard edge.y0 <= top, edge.y1 >= bottom, sides.add(edge) else { return nil }
        }
        return sides.areComplete ? sides : nil
    }
}

/// A quad's edges on its left and on its right, and the rows that both pass through.
struct Sides {
    /// As in `Edge`.
    private var left = (x: 0.0, y: 0.0, slope: 0.0), right = (x: 0.0, y: 0.0, slope: 0.0)
    private var hasLeft = false, hasRight = false
    private(set) var rows = -8_388_608..<8_388_608

    fileprivate init() {}

    fileprivate var areComplete: Bool { hasLeft && hasRight }

    /// False where there is an edge on its side already.
    fileprivate mutating func add(_ edge: Edge) -> Bool {
        let limits = (Double(rows.lowerBound), Double(rows.upperBound))
        let start = max(limits.0, min(limits.1, edge.y0)).wholeAbove
        rows = start..<max(start, max(limits.0, min(limits.1, edge.y1)).wholeBelow)
        if edge.direction > 0 {
            defer { (left, hasLeft) = ((edge.x0, edge.y0, edge.slope), true) }
            return !hasLeft
        }
        defer { (right, hasRight) = ((edge.x0, edge.y0, edge.slope), true) }
        return !hasRight
    }

    /// What is covered of row `y`, one of `rows`, within columns `minX` to `maxX`; nil where both edges cross one pixel.
    @inline(__always)
    func span(row y: Int, minX: Int, maxX: Int, mask: UnsafeMutablePointer<UInt8>) -> RowSpan? {
        let start = Crossing(left.x + (Double(y) - left.y) * left.slope, left.slope)
        let end = Crossing(right.x + (Double(y) - right.y) * right.slope, right.slope)
        guard start.lastColumn <= end.firstColumn else { return nil }
        start.cover(mask, minX, maxX) { 1 - $0 }
        end.cover(mask, minX, maxX) { $0 }
        func held(_ x: Int) -> Int { min(max(x, minX), maxX) }
        return RowSpan(
            start: held(start.firstColumn), fullStart: held(start.lastColumn), fullEnd: held(end.firstColumn),
            end: held(end.lastColumn))
    }
}

/// An edge within one row that it passes through.
private struct Crossing {
    /// Where it is rightmost, and how far it goes to the right.
    private let high, width: Double
    /// It lies within columns `firstColumn ..< lastColumn`.
    let firstColumn, lastColumn: Int

    /// The edge enters at `x` and leaves at `x + slope`.
    @inline(__always)
    init(_ x: Double, _ slope: Double) {
        let limit = 1e9
        let low = max(-limit, min(x, x + slope))
        high = min(limit, max(x, x + slope))
        width = high - low
        firstColumn = low.wholeBelow
        lastColumn = high.wholeAbove
    }

    /// Writes `coverage` of the part of each pixel that lies left of the edge, for the columns that the edge crosses.
    @inline(__always)
    func cover(_ mask: UnsafeMutablePointer<UInt8>, _ minX: Int, _ maxX: Int, _ coverage: (Double) -> Double) {
        let last = min(lastColumn, maxX)
        var column = max(firstColumn, minX)
        if column >= last { return }
        var here = reach(beyond: Double(column))
        repeat {
            let next = reach(beyond: Double(column + 1))
            mask[column - minX] = UInt8(truncatingIfNeeded: Int32(coverage(here - next) * 255 + 0.5))
            here = next
            column += 1
        } while column < last
    }

    /// How far the edge reaches beyond `x`, on average over the row.
    @inline(__always)
    private func reach(beyond x: Double) -> Double {
        let rest = high - x
        if rest <= 0 { return 0 }
        return rest >= width ? rest - width / 2 : rest * rest / (2 * width)
    }
}
