import CKernels
import Graphics

extension ShapeTable {
    /// The two edges of shape `index` between which row `y` lies, and the rows around it that these two pass through
    /// whole; nil where the shape has a corner in the row, or is no quad.
    @inline(__always)
    borrowing func sides(of index: Int, row y: Int) -> Sides? {
        let shape = shapes.base + index
        guard shape.pointee.kind == .quad else { return nil }
        if shape.pointee.sidesIndex >= 0, sides.base[shape.pointee.sidesIndex].rows.contains(y) {
            return sides.base[shape.pointee.sidesIndex]
        }
        return findSides(of: shape.pointee, row: y)
    }

    /// The columns of `area`, which has rows, that shape `index` surely covers whole in all of them.
    borrowing func wholeColumns(of index: Int, within area: PixelRect) -> Range<Int32> {
        let shape = shapes.base[index]
        let top = Double(area.minY)
        let bottom = Double(area.maxY)
        var low = shape.lowX
        var high = shape.highX
        switch shape.kind {
        case .unlimited: return area.minX..<area.maxX
        case .upright: if shape.lowY > top || shape.highY < bottom { return 0..<0 }
        case .convex: if shape.straightTop > top || shape.straightBottom < bottom { return 0..<0 }
        case .quad:
            guard let sides = sides(of: index, row: Int(area.minY)), sides.rows.contains(Int(area.maxY) - 1) else {
                return 0..<0
            }
            (low, high) = sides.whole(from: top, to: bottom)
        case .cut: return 0..<0
        }
        let start = Int32(max(Double(area.minX), min(Double(area.maxX), low)).wholeAbove)
        return start..<max(start, Int32(max(Double(area.minX), min(Double(area.maxX), high)).wholeBelow))
    }

    /// Adds the edges of a quad in its middle rows, and returns their index; -1 where it has corners there.
    mutating func appendSides(of shape: Shape) -> Int {
        let middle = (shape.lowY + shape.highY) / 2
        guard middle.magnitude < 1e9, let found = findSides(of: shape, row: middle.wholeBelow) else { return -1 }
        return sides.append(found)
    }

    private borrowing func findSides(of shape: Shape, row y: Int) -> Sides? {
        let top = Double(y)
        let bottom = Double(y + 1)
        var left: SideLine?, right: SideLine?
        var rows = -8_388_608..<8_388_608
        for index in shape.first..<shape.end {
            let edge = edges.base[index]
            if edge.y1 <= top || edge.y0 >= bottom { continue }
            let isTaken = edge.direction > 0 ? left != nil : right != nil
            guard edge.y0 <= top, edge.y1 >= bottom, !isTaken else { return nil }
            rows = edge.wholeRows(within: rows)
            if edge.direction > 0 { left = SideLine(edge) } else { right = SideLine(edge) }
        }
        guard let left, let right else { return nil }
        return Sides(left: left, right: right, rows: rows)
    }
}

extension Edge {
    /// The rows that it passes through whole.
    fileprivate func wholeRows(within rows: Range<Int>) -> Range<Int> {
        let limits = (Double(rows.lowerBound), Double(rows.upperBound))
        let start = max(limits.0, min(limits.1, y0)).wholeAbove
        return start..<max(start, max(limits.0, min(limits.1, y1)).wholeBelow)
    }
}

/// A quad's edges on its left and on its right, and the rows that both pass through.
struct Sides: BitwiseCopyable {
    let left, right: SideLine
    private let firstRow, endRow: Int

    init(left: SideLine, right: SideLine, rows: Range<Int>) {
        self.left = left
        self.right = right
        firstRow = rows.lowerBound
        endRow = rows.upperBound
    }

    /// The rows that both pass through whole.
    var rows: Range<Int> { firstRow..<endRow }

    /// The coordinates between which all lies inside, at the heights `top` to `bottom` within `rows`.
    func whole(from top: Double, to bottom: Double) -> (low: Double, high: Double) {
        (max(left.x(at: top), left.x(at: bottom)), min(right.x(at: top), right.x(at: bottom)))
    }

    /// The covered pixels of row `y`, one of `rows`, within columns `minX` to `maxX`; nil where both edges cross one
    /// pixel.
    ///
    /// The mask may be written up to three columns beyond the span.
    @inline(__always)
    func span(row y: Int, minX: Int, maxX: Int, mask: UnsafeMutablePointer<UInt8>) -> RowSpan? {
        let start = left.crossing(y)
        let end = right.crossing(y)
        guard let span = RowSpan(between: start, end, minX: minX, maxX: maxX) else { return nil }
        // In this order: what is written too much by the first one is then overwritten.
        left.cover(start, mask, minX, maxX, isLeft: true)
        right.cover(end, mask, minX, maxX, isLeft: false)
        return span
    }
}

extension RowSpan {
    /// The pixels between two sides, within columns `minX` to `maxX`; nil where both cross one pixel.
    @inline(__always)
    init?(between left: SideLine.Crossing, _ right: SideLine.Crossing, minX: Int, maxX: Int) {
        guard left.last <= right.first else { return nil }
        func held(_ x: Int) -> Int { min(max(x, minX), maxX) }
        self.init(
            start: held(left.first), fullStart: held(left.last), fullEnd: held(right.first), end: held(right.last))
    }
}

/// The line of an edge that passes through whole rows.
struct SideLine: BitwiseCopyable {
    /// The columns `first ..< last` that it crosses in one row, and where it is rightmost there.
    struct Crossing {
        let first, last: Int
        let high: Double
    }

    private let x0, y0, slope: Double
    /// The number of columns that it crosses in one row, in the form that the kernels take.
    let side: AffineSide

    init(_ edge: Edge) {
        x0 = edge.x0
        y0 = edge.y0
        slope = edge.slope
        let width = Float(slope.magnitude)
        side = AffineSide(width: width, per_width: width > 0 ? 0.5 / width : 0)
    }

    func x(at y: Double) -> Double { x0 + (y - y0) * slope }

    @inline(__always)
    func crossing(_ y: Int) -> Crossing {
        let limit = 1e9
        let x = max(-limit, min(limit, x0 + (Double(y) - y0) * slope))
        let low = x + min(slope, 0)
        let high = x + max(slope, 0)
        return Crossing(first: max(-limit, low).wholeBelow, last: min(limit, high).wholeAbove, high: high)
    }

    /// Writes what of each pixel lies on the left of the line, or on its right where this is a left side, for the columns
    /// that it crosses and up to three more.
    @inline(__always)
    func cover(_ crossing: Crossing, _ mask: UnsafeMutablePointer<UInt8>, _ minX: Int, _ maxX: Int, isLeft: Bool) {
        let first = max(crossing.first, minX)
        let last = min(crossing.last, maxX)
        guard first < last else { return }
        coverage_side(
            mask + (first - minX), Float(crossing.high - Double(first)), side.width, side.per_width, isLeft ? 1 : 0,
            last - first)
    }
}
