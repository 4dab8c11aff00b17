extension MeshTable {
    /// Adds the pixels whose centres lie in a convex polygon; going round clockwise its right sides lead down.
    @inline(__always)
    mutating func addPolygon(
        _ corners: (Corner, Corner, Corner, Corner), count: Int, isClockwise: Bool, _ plane: Int32, _ box: PixelRect
    ) {
        let (top, bottom) = (Int(box.minY), Int(box.maxY))
        var (left, right) = (0, 0)
        @inline(__always)
        func addSide(_ p: Corner, _ q: Corner) {
            guard let side = MeshSide(p, q, top: top, bottom: bottom) else { return }
            let isRight = (p.pointee.y < q.pointee.y) == isClockwise
            let list = polygonSides.base + (isRight ? 4 : 0)
            // From the top on; there are three at most.
            var place = isRight ? right : left
            while place > 0, list[place - 1].first > side.first {
                list[place] = list[place - 1]
                place -= 1
            }
            list[place] = side
            if isRight { right += 1 } else { left += 1 }
        }
        addSide(corners.0, corners.1)
        addSide(corners.1, corners.2)
        if count == 3 {
            addSide(corners.2, corners.0)
        } else {
            addSide(corners.2, corners.3)
            addSide(corners.3, corners.0)
        }
        addRows(left, right, plane, box)
    }

    /// Adds the rows between the sides in hand, `leftCount` and `rightCount` of them.
    private mutating func addRows(_ leftCount: Int, _ rightCount: Int, _ plane: Int32, _ box: PixelRect) {
        let sides = polygonSides.base
        var (left, right) = (sides, sides + 4)
        let (leftEnd, rightEnd) = (sides + leftCount, sides + 4 + rightCount)
        while left < leftEnd, right < rightEnd {
            let first = max(left.pointee.first, right.pointee.first)
            let last = min(left.pointee.last, right.pointee.last)
            var low = left.pointee.x &+ Int64(first - left.pointee.first) &* left.pointee.step
            var high = right.pointee.x &+ Int64(first - right.pointee.first) &* right.pointee.step
            let (lowStep, highStep) = (left.pointee.step, right.pointee.step)
            var row = first - Int(box.minY)
            let end = last - Int(box.minY)
            while row < end {
                let from = max(box.minX, MeshSide.column(low)), to = min(box.maxX, MeshSide.column(high))
                if from < to { add(from, to, row: row, plane) }
                low = low &+ lowStep
                high = high &+ highStep
                row += 1
            }
            if left.pointee.last <= last { left += 1 }
            if right.pointee.last <= last { right += 1 }
        }
    }

    /// Adds pixels `start` to `end` of row `row`, to the last span of the row where they go on from it.
    @inline(__always)
    private mutating func add(_ start: Int32, _ end: Int32, row: Int, _ plane: Int32) {
        let last = spans.base + Int(tails.base[row])
        if last.pointee.plane == plane {
            if last.pointee.end == start {
                last.pointee.end = end
                last.pointee.high = max(last.pointee.high, end)
                return
            }
            if last.pointee.start == end {
                last.pointee.start = start
                last.pointee.low = min(last.pointee.low, start)
                return
            }
        }
        append(MeshSpan(plane: plane, start: start, end: end, low: start, high: end), row: row)
    }

    private mutating func append(_ span: MeshSpan, row: Int) {
        let index = Int32(spans.append(span))
        (spans.base + Int(tails.base[row])).pointee.next = index
        tails.base[row] = index
    }

    /// Adds the pixels that the edge from `p` to `q` touches, for the parts of them that lie within the outline.
    mutating func widen(_ p: Corner, _ q: Corner, _ plane: Int32, _ box: PixelRect) {
        let (upper, lower) = p.pointee.y < q.pointee.y ? (p.pointee, q.pointee) : (q.pointee, p.pointee)
        let (top, bottom) = (max(upper.y, Double(box.minY)), min(lower.y, Double(box.maxY)))
        if top > bottom || top >= Double(box.maxY) { return }
        let (left, right) = (Double(box.minX), Double(box.maxX))
        let slope = upper.y < lower.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
        var row = top.wholeBelow
        repeat {
            let (from, to) = (max(top, Double(row)), min(bottom, Double(row + 1)))
            var (a, b) = (upper.x + (from - upper.y) * slope, upper.x + (to - upper.y) * slope)
            if slope == 0 { (a, b) = (upper.x, lower.x) }
            let low = Int32(max(left, min(right, min(a, b))).wholeBelow)
            let high = Int32(max(left, min(right, max(a, b))).wholeAbove)
            if low < high { widen(row: row - Int(box.minY), low, high, plane) }
            row += 1
        } while Double(row) < bottom
    }

    private mutating func widen(row: Int, _ low: Int32, _ high: Int32, _ plane: Int32) {
        let last = spans.base + Int(tails.base[row])
        if last.pointee.plane == plane, low <= last.pointee.high, high >= last.pointee.low {
            last.pointee.low = min(last.pointee.low, low)
            last.pointee.high = max(last.pointee.high, high)
        } else {
            append(MeshSpan(plane: plane, start: low, end: low, low: low, high: high), row: row)
        }
    }
}
