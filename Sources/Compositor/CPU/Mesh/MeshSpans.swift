/// The runs of pixels that the meshes of a pass cover, listed row by row in the order of drawing.
struct MeshSpans: ~Copyable {
    typealias Corner = MeshTriangles.Corner

    private var spans = PlainBuffer<MeshSpan>()
    /// By row of the mesh that is being added: the last span.
    private var tails = PlainBuffer<Int32>()
    /// The left sides of the polygon that is being added, from the top on; the right ones start at index 4.
    private var polygonSides = PlainBuffer<MeshSide>()

    @inline(__always)
    var base: UnsafeMutablePointer<MeshSpan> { spans.base }

    mutating func removeAll() { spans.removeAll() }

    /// Begins a mesh of `rows` rows; returns the index of the first row's head.
    mutating func addHeads(rows: Int) -> Int {
        let first = spans.count
        polygonSides.reset(.none, count: 8)
        tails.reset(0, count: rows)
        for row in 0..<rows { tails.base[row] = Int32(spans.append(.head)) }
        return first
    }

    /// Adds the pixels whose centres lie in a convex polygon; going round clockwise its right sides lead down.
    @inline(__always)
    mutating func addPolygon(
        _ corners: (Corner, Corner, Corner, Corner), count: Int, isClockwise: Bool, _ plane: Int32, _ side: Int8,
        _ box: PixelRect
    ) {
        let top = Int(box.minY)
        let bottom = Int(box.maxY)
        var left = 0
        var right = 0
        @inline(__always)
        func addSide(_ p: Corner, _ q: Corner) {
            guard let line = MeshSide(p, q, top: top, bottom: bottom) else { return }
            let isRight = (p.pointee.y < q.pointee.y) == isClockwise
            let list = polygonSides.base + (isRight ? 4 : 0)
            // From the top on; there are three at most.
            var place = isRight ? right : left
            while place > 0, list[place - 1].first > line.first {
                list[place] = list[place - 1]
                place -= 1
            }
            list[place] = line
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
        addRows(left, right, plane, side, box)
    }

    /// Adds the rows between the gathered `polygonSides`, `leftCount` and `rightCount` of them.
    private mutating func addRows(_ leftCount: Int, _ rightCount: Int, _ plane: Int32, _ side: Int8, _ box: PixelRect) {
        let sides = polygonSides.base
        var left = sides
        var right = sides + 4
        let leftEnd = sides + leftCount
        let rightEnd = sides + 4 + rightCount
        while left < leftEnd, right < rightEnd {
            let first = max(left.pointee.first, right.pointee.first)
            let last = min(left.pointee.last, right.pointee.last)
            if first < last {
                addRows(first, last, left.pointee, right.pointee, plane, side, box)
            }
            if left.pointee.last <= last { left += 1 }
            if right.pointee.last <= last { right += 1 }
        }
    }

    /// Adds rows `first` to `last` between two sides that cross all of them.
    @inline(__always)
    private mutating func addRows(
        _ first: Int, _ last: Int, _ left: MeshSide, _ right: MeshSide, _ plane: Int32, _ side: Int8, _ box: PixelRect
    ) {
        var low = left.x &+ Int64(first &- left.first) &* left.step
        var high = right.x &+ Int64(first &- right.first) &* right.step
        spans.reserve(last - first)
        let base = spans.base
        var end = base + spans.count
        var tail = tails.base + (first - Int(box.minY))
        let lastTail = tail + (last - first)
        while tail < lastTail {
            let from = max(box.minX, MeshSide.column(low))
            let to = min(box.maxX, MeshSide.column(high))
            let before = base + Int(tail.pointee)
            if from >= to {
                // No centre lies between the sides.
            } else if before.pointee.plane == plane, before.pointee.end == from {
                before.pointee.end = to
                before.pointee.high = max(before.pointee.high, to)
            } else if before.pointee.plane == plane, before.pointee.start == to {
                before.pointee.start = from
                before.pointee.low = min(before.pointee.low, from)
            } else {
                end.initialize(to: MeshSpan(plane: plane, side: side, start: from, end: to, low: from, high: to))
                before.pointee.next = Int32(truncatingIfNeeded: end - base)
                tail.pointee = before.pointee.next
                end += 1
            }
            low = low &+ left.step
            high = high &+ right.step
            tail += 1
        }
        spans.takeIn(upTo: end)
    }

    private mutating func append(
        _ plane: Int32, _ side: Int8, _ start: Int32, _ end: Int32, low: Int32, high: Int32, row: Int
    ) {
        let index = Int32(
            spans.append(MeshSpan(plane: plane, side: side, start: start, end: end, low: low, high: high)))
        (spans.base + Int(tails.base[row])).pointee.next = index
        tails.base[row] = index
    }

    /// Adds the pixels that the edge from `p` to `q` touches, for the parts of them that lie within the outline.
    mutating func widen(_ p: Corner, _ q: Corner, _ plane: Int32, _ side: Int8, _ box: PixelRect) {
        let (upper, lower) = p.pointee.y < q.pointee.y ? (p.pointee, q.pointee) : (q.pointee, p.pointee)
        let top = max(upper.y, Double(box.minY))
        let bottom = min(lower.y, Double(box.maxY))
        if top > bottom || top >= Double(box.maxY) { return }
        let left = Double(box.minX)
        let right = Double(box.maxX)
        let slope = upper.y < lower.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
        var row = top.wholeBelow
        repeat {
            let from = max(top, Double(row))
            let to = min(bottom, Double(row + 1))
            var a = upper.x + (from - upper.y) * slope
            var b = upper.x + (to - upper.y) * slope
            if slope == 0 {
                a = upper.x
                b = lower.x
            }
            let low = Int32(max(left, min(right, min(a, b))).wholeBelow)
            let high = Int32(max(left, min(right, max(a, b))).wholeAbove)
            if low < high { widen(row: row - Int(box.minY), low, high, plane, side) }
            row += 1
        } while Double(row) < bottom
    }

    private mutating func widen(row: Int, _ low: Int32, _ high: Int32, _ plane: Int32, _ side: Int8) {
        let last = spans.base + Int(tails.base[row])
        if last.pointee.plane == plane, low <= last.pointee.high, high >= last.pointee.low {
            last.pointee.low = min(last.pointee.low, low)
            last.pointee.high = max(last.pointee.high, high)
        } else {
            append(plane, side, low, low, low: low, high: high, row: row)
        }
    }

    /// Whether the centre of the pixel in the first row of `band` and `column` lies in a triangle of `side`.
    func isInside(_ record: MeshRecord, _ side: Int8, _ column: Int, _ band: PixelRect) -> Bool {
        var next = spans.base[record.firstHead + Int(band.minY) - record.firstRow].next
        while next >= 0 {
            let span = spans.base + Int(next)
            if span.pointee.side == side, Int(span.pointee.start) <= column, column < Int(span.pointee.end) {
                return true
            }
            next = span.pointee.next
        }
        return false
    }
}
