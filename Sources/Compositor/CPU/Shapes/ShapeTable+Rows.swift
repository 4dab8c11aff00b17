import Graphics

extension ShapeTable {
    /// The pixels that shape `index` covers of row `y`, within columns `minX` to `maxX`.
    ///
    /// `mask` and `cells` stand for the columns from `minX` on; `cells` is all zero before and after.
    borrowing func span(
        of index: Int, row y: Int, minX: Int, maxX: Int, mask: UnsafeMutablePointer<UInt8>,
        cells: UnsafeMutablePointer<Float>
    ) -> RowSpan {
        let shape = shapes.base[index]
        switch shape.kind {
        case .unlimited:
            return RowSpan(start: minX, fullStart: minX, fullEnd: maxX, end: maxX)
        case .upright:
            return uprightSpan(shape, row: y, minX: minX, maxX: maxX, mask: mask)
        case .quad:
            if let span = sides(of: index, row: y)?.span(row: y, minX: minX, maxX: maxX, mask: mask) { return span }
            return convexSpan(shape, row: y, minX: minX, maxX: maxX, mask: mask, cells: cells)
        case .convex where shape.straightTop <= Double(y) && shape.straightBottom >= Double(y + 1):
            return uprightSpan(shape, row: y, minX: minX, maxX: maxX, mask: mask)
        case .convex:
            return convexSpan(shape, row: y, minX: minX, maxX: maxX, mask: mask, cells: cells)
        case .cut:
            let columns = self.columns(of: shape, row: y, minX: minX, maxX: maxX)
            if columns.isEmpty { return .none }
            return convexSpan(shape, row: y, minX: minX, maxX: maxX, mask: mask, cells: cells).intersection(columns)
        }
    }

    private borrowing func uprightSpan(
        _ shape: Shape, row y: Int, minX: Int, maxX: Int, mask: UnsafeMutablePointer<UInt8>
    ) -> RowSpan {
        let height = min(shape.highY, Double(y + 1)) - max(shape.lowY, Double(y))
        let low = max(shape.lowX, Double(minX))
        let high = min(shape.highX, Double(maxX))
        guard height > 0, low < high else { return .none }
        var span = RowSpan(
            start: low.wholeBelow, fullStart: low.wholeAbove, fullEnd: high.wholeBelow,
            end: high.wholeAbove)
        func level(_ width: Double) -> UInt8 { UInt8(width * height * 255 + 0.5) }
        if span.fullStart > span.fullEnd {
            mask[span.start - minX] = level(high - low)
            span.fullStart = span.end
            span.fullEnd = span.end
            return span
        }
        if span.start < span.fullStart { mask[span.start - minX] = level(Double(span.fullStart) - low) }
        if span.fullEnd < span.end { mask[span.fullEnd - minX] = level(high - Double(span.fullEnd)) }
        if height < 1 {
            let middle = level(1)
            for x in span.fullStart..<span.fullEnd { mask[x - minX] = middle }
            span.fullStart = span.end
            span.fullEnd = span.end
        }
        return span
    }

    private borrowing func convexSpan(
        _ shape: Shape, row y: Int, minX: Int, maxX: Int, mask: UnsafeMutablePointer<UInt8>,
        cells: UnsafeMutablePointer<Float>
    ) -> RowSpan {
        let top = Double(y)
        let bottom = Double(y + 1)
        let row = CellRow(cells: cells, minX: Double(minX), maxX: Double(maxX))
        // The columns of both sides of the outline within the row, and the part of the row's height that they span.
        var left = SideColumns()
        var right = SideColumns()
        var height = 0.0
        for side in 0..<2 {
            let end = side == 0 ? shape.middle : shape.end
            var index = firstEdge(below: top, from: side == 0 ? shape.first : shape.middle, to: end)
            while index < end, edges.base[index].y0 < bottom {
                let edge = edges.base[index]
                index += 1
                let from = max(edge.y0, top)
                let to = min(edge.y1, bottom)
                guard from < to else { continue }
                let a = edge.x(at: from)
                let b = edge.x(at: to)
                row.add(a, b, height: to - from, sign: edge.direction)
                if edge.direction > 0 {
                    left.include(a, b)
                    height += to - from
                } else {
                    right.include(a, b)
                }
            }
        }
        func column(_ x: Double) -> Double { max(Double(minX), min(Double(maxX), x)) }
        guard height > 0 else { return .none }
        var span = RowSpan(
            start: column(left.low).wholeBelow, fullStart: column(left.high).wholeAbove,
            fullEnd: column(right.low).wholeBelow, end: column(right.high).wholeAbove)
        if height < 1 - 1e-9 || span.fullStart >= span.fullEnd {
            span.fullStart = span.end
            span.fullEnd = span.end
        }
        sum(
            cells, into: mask, from: span.start - minX, to: span.fullStart - minX, full: span.fullEnd - minX,
            end: span.end - minX)
        return span
    }

    /// The first edge of a side that reaches below `top`; `end` without one.
    @inline(__always)
    private borrowing func firstEdge(below top: Double, from start: Int, to end: Int) -> Int {
        var low = start
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if edges.base[middle].y1 > top { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Sums cells into coverage outside of `to ..< full`, and clears them.
    private borrowing func sum(
        _ cells: UnsafeMutablePointer<Float>, into mask: UnsafeMutablePointer<UInt8>, from: Int, to: Int, full: Int,
        end: Int
    ) {
        var total: Float = 0
        var column = from
        while column < end {
            if column == to, to < full {
                // In between every cell is 0 but the first, which holds what the last column did not.
                cells[column] = 0
                column = full
                total = 1
                continue
            }
            total += cells[column]
            cells[column] = 0
            mask[column] = UInt8(max(0, min(1, total)) * 255 + 0.5)
            column += 1
        }
        cells[end] = 0
        cells[end + 1] = 0
    }

    /// The overlap of two spans over the same mask columns. `mask` then holds the product of both coverages.
    borrowing func combine(
        _ span: RowSpan, _ mask: UnsafeMutablePointer<UInt8>, _ other: RowSpan,
        _ otherMask: UnsafeMutablePointer<UInt8>, minX: Int
    ) -> RowSpan {
        var both = RowSpan(
            start: max(span.start, other.start), fullStart: max(span.fullStart, other.fullStart),
            fullEnd: min(span.fullEnd, other.fullEnd), end: min(span.end, other.end))
        if both.isEmpty { return .none }
        if both.fullStart >= both.fullEnd { (both.fullStart, both.fullEnd) = (both.end, both.end) }
        multiply(span, mask, other, otherMask, minX, from: both.start, to: both.fullStart)
        multiply(span, mask, other, otherMask, minX, from: both.fullEnd, to: both.end)
        return both
    }

    private borrowing func multiply(
        _ span: RowSpan, _ mask: UnsafeMutablePointer<UInt8>, _ other: RowSpan,
        _ otherMask: UnsafeMutablePointer<UInt8>, _ minX: Int, from: Int, to: Int
    ) {
        for x in from..<max(from, to) {
            let isFull = x >= span.fullStart && x < span.fullEnd
            let isOtherFull = x >= other.fullStart && x < other.fullEnd
            let a = isFull ? 255 : UInt32(mask[x - minX])
            let b = isOtherFull ? 255 : UInt32(otherMask[x - minX])
            let product = a * b + 128
            mask[x - minX] = UInt8((product + product >> 8) >> 8)
        }
    }
}

/// The columns between which one side of an outline runs within a row; low is above high before the first edge.
private struct SideColumns {
    var low = Double.infinity
    var high = -Double.infinity

    @inline(__always)
    mutating func include(_ a: Double, _ b: Double) {
        low = min(low, a, b)
        high = max(high, a, b)
    }
}
