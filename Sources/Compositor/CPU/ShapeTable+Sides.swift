import CKernels

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
    private var left: SideLine?, right: SideLine?
    private(set) var rows = -8_388_608..<8_388_608

    fileprivate init() {}

    fileprivate var areComplete: Bool { left != nil && right != nil }

    /// False where there is an edge on its side already.
    fileprivate mutating func add(_ edge: Edge) -> Bool {
        let limits = (Double(rows.lowerBound), Double(rows.upperBound))
        let start = max(limits.0, min(limits.1, edge.y0)).wholeAbove
        rows = start..<max(start, max(limits.0, min(limits.1, edge.y1)).wholeBelow)
        if edge.direction > 0 {
            if left != nil { return false }
            left = SideLine(edge)
        } else {
            if right != nil { return false }
            right = SideLine(edge)
        }
        return true
    }

    /// What is covered of row `y`, one of `rows`, within columns `minX` to `maxX`; nil where both edges cross one pixel.
    ///
    /// The mask may be written up to `slack` columns beyond the span.
    @inline(__always)
    func span(row y: Int, minX: Int, maxX: Int, mask: UnsafeMutablePointer<UInt8>) -> RowSpan? {
        guard let left, let right else { return nil }
        let (start, end) = (left.crossing(y), right.crossing(y))
        guard start.last <= end.first else { return nil }
        // In this order: what is written too much by the first one is then overwritten.
        left.cover(start, mask, minX, maxX, isLeft: true)
        right.cover(end, mask, minX, maxX, isLeft: false)
        func held(_ x: Int) -> Int { min(max(x, minX), maxX) }
        return RowSpan(
            start: held(start.first), fullStart: held(start.last), fullEnd: held(end.first), end: held(end.last))
    }

    static let slack = 3
}

/// The line of an edge that passes through whole rows.
private struct SideLine {
    /// The columns `first ..< last` that it crosses in one row, and where it is rightmost there.
    struct Crossing {
        let first, last: Int
        let high: Double
    }

    private let x0, y0, slope: Double
    /// How far it goes to the right or to the left within a row, and one over twice that.
    private let width, perWidth: Float

    init(_ edge: Edge) {
        (x0, y0, slope) = (edge.x0, edge.y0, edge.slope)
        width = Float(slope.magnitude)
        perWidth = width > 0 ? 0.5 / width : 0
    }

    @inline(__always)
    func crossing(_ y: Int) -> Crossing {
        let limit = 1e9
        let x = max(-limit, min(limit, x0 + (Double(y) - y0) * slope))
        let (low, high) = (x + min(slope, 0), x + max(slope, 0))
        return Crossing(first: max(-limit, low).wholeBelow, last: min(limit, high).wholeAbove, high: high)
    }

    /// Writes what of each pixel lies on the left of the line, or on its right where this is a left side, for the columns
    /// that it crosses and up to `Sides.slack` more.
    @inline(__always)
    func cover(_ crossing: Crossing, _ mask: UnsafeMutablePointer<UInt8>, _ minX: Int, _ maxX: Int, isLeft: Bool) {
        let (first, last) = (max(crossing.first, minX), min(crossing.last, maxX))
        guard first < last else { return }
        coverage_side(
            mask + (first - minX), Float(crossing.high - Double(first)), width, perWidth, isLeft ? 1 : 0, last - first)
    }
}
