import Graphics

/// Coverage of the pixels of a row by one side of a mesh, where its outline passes; in reused memory.
///
/// Every pixel of a row that the outline covers in part is drawn once, by the first triangle that reaches it: its byte is
/// 0 afterwards. All others belong to the triangles in which their centres lie.
struct MeshMask: ~Copyable {
    /// Columns that are summed, and drawn, together.
    static let block = 8

    /// Coverage by column, in marked blocks only; 255 where no outline passes inside the mesh.
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    /// Area differences; zero between rows.
    private var cells: UnsafeMutablePointer<Float>
    /// One bit for each block: whether cells are not zero, and whether pixels are covered in part.
    private var touched: UnsafeMutablePointer<UInt64>
    private(set) var marked: UnsafeMutablePointer<UInt64>
    private(set) var words = 0
    private var hasTouched = false
    /// Whether any pixel of the row is covered in part.
    private(set) var hasMarked = false

    init() {
        bytes = .allocate(capacity: 0)
        cells = .allocate(capacity: 0)
        touched = .allocate(capacity: 0)
        marked = .allocate(capacity: 0)
    }

    deinit { deallocate() }

    private func deallocate() {
        bytes.deallocate()
        cells.deallocate()
        touched.deallocate()
        marked.deallocate()
    }

    /// Makes room for rows of `width` pixels.
    mutating func reserve(width: Int) {
        // Two more cells hold the coverage of spans that end beyond the last column.
        let needed = (width + 2) / (Self.block * 64) + 1
        if needed <= words { return }
        deallocate()
        words = needed
        let columns = words * 64 * Self.block
        bytes = .allocate(capacity: columns)
        cells = .allocate(capacity: columns)
        touched = .allocate(capacity: words)
        marked = .allocate(capacity: words)
        bytes.initialize(repeating: 0, count: columns)
        cells.initialize(repeating: 0, count: columns)
        touched.initialize(repeating: 0, count: words)
        marked.initialize(repeating: 0, count: words)
    }

    /// Adds what `edge` covers of row `y`, which is being summed.
    mutating func add(_ edge: Edge, row y: Int, minX: Int, maxX: Int) {
        let from = max(edge.y0, Double(y))
        let to = min(edge.y1, Double(y + 1))
        let a = edge.x(at: from)
        let b = edge.x(at: to)
        let left = Double(minX)
        let right = Double(maxX)
        if min(a, b) >= right { return }
        CellRow(cells: cells, minX: left, maxX: right).add(a, b, height: to - from, sign: edge.direction)
        let low = (max(left, min(a, b)) - left).wholeBelow / Self.block
        let high = ((max(left, min(right, max(a, b))) - left).wholeBelow + 1) / Self.block
        for block in low...high { touched[block >> 6] |= 1 << UInt64(block & 63) }
        hasTouched = true
    }

    /// Sums up the row.
    mutating func finish() {
        if hasMarked { marked.update(repeating: 0, count: words) }
        hasMarked = false
        guard hasTouched else { return }
        hasTouched = false
        var total = Float(0)
        var next = 0
        for word in 0..<words {
            var bits = touched[word]
            touched[word] = 0
            while bits != 0 {
                let block = word << 6 + bits.trailingZeroBitCount
                bits &= bits &- 1
                if next < block { fill(from: next, to: block, total) }
                if sum(cells + block * Self.block, into: bytes + block * Self.block, &total) { mark(block) }
                next = block + 1
            }
        }
        fill(from: next, to: words << 6, total)
    }

    private mutating func mark(_ block: Int) {
        marked[block >> 6] |= 1 << UInt64(block & 63)
        hasMarked = true
    }

    /// Blocks in which nothing changes are covered as far as the column before them.
    private mutating func fill(from first: Int, to end: Int, _ total: Float) {
        let level = Self.level(total)
        if level == 0 || level == 255 || first >= end { return }
        for block in first..<end { mark(block) }
        (bytes + first * Self.block).update(repeating: level, count: (end - first) * Self.block)
    }

    /// Sums up a block, and returns whether a pixel of it is covered in part.
    private func sum(
        _ cells: UnsafeMutablePointer<Float>, into bytes: UnsafeMutablePointer<UInt8>, _ total: inout Float
    ) -> Bool {
        var isPartial = false
        var level = Self.level(total)
        for column in 0..<Self.block {
            let cell = cells[column]
            if cell != 0 {
                total += cell
                cells[column] = 0
                level = Self.level(total)
                isPartial = isPartial || level &+ 1 > 1
            }
            bytes[column] = level
        }
        return isPartial || bytes[0] &+ 1 > 1
    }

    @inline(__always)
    private static func level(_ total: Float) -> UInt8 {
        let level = total * 255 + 0.5
        return level >= 1 ? level >= 255 ? 255 : UInt8(truncatingIfNeeded: Int32(level)) : 0
    }

    /// Takes out the pixels of row `y` that `edge` touches.
    func remove(_ edge: Edge, row y: Int, minX: Int, maxX: Int) {
        let a = edge.x(at: max(edge.y0, Double(y)))
        let b = edge.x(at: min(edge.y1, Double(y + 1)))
        let low = max(Double(minX), min(a, b)).wholeBelow - minX, high = min(Double(maxX), max(a, b)).wholeAbove - minX
        for column in low..<max(low, high) where isMarked(block: column / Self.block) && bytes[column] != 255 {
            bytes[column] = 0
        }
    }

    private func isMarked(block: Int) -> Bool { marked[block >> 6] >> UInt64(block & 63) & 1 != 0 }

    /// Returns the run of blocks from column `low` on that are all marked, or all not: which of the two, and the
    /// column of its end, `high` at most.
    func run(from low: Int, to high: Int) -> (isMarked: Bool, end: Int) {
        let isMarked = isMarked(block: low / Self.block)
        var block = low / Self.block + 1
        while block * Self.block < high, self.isMarked(block: block) == isMarked { block += 1 }
        return (isMarked, min(high, block * Self.block))
    }

    /// Whether all of columns `low` to `high`, which lie inside the mesh, are covered whole.
    func isWhole(_ low: Int, _ high: Int) -> Bool {
        for block in (low / Self.block)...((high - 1) / Self.block) where isMarked(block: block) {
            let first = max(low, block * Self.block)
            let last = min(high, (block + 1) * Self.block)
            for column in first..<last where bytes[column] != 255 { return false }
        }
        return true
    }

    /// Of many columns, the longest run of blocks in which no pixel is covered in part; of few, none.
    func longestRun(_ low: Int, _ high: Int) -> Range<Int> {
        var longest = low..<low
        var column = low
        if high - low < 8 * Self.block { return longest }
        while column < high {
            let run = run(from: column, to: high)
            if !run.isMarked, run.end - column > longest.count { longest = column..<run.end }
            column = run.end
        }
        return longest
    }

    /// Gives out columns `low` to `high` to be drawn: their coverage goes to `mask`, as far as they are covered in part,
    /// or lie in `inside`. False where nothing is to be drawn.
    func take(_ low: Int, _ high: Int, inside: Range<Int>, into mask: UnsafeMutablePointer<UInt8>) -> Bool {
        let start = max(low, min(high, inside.lowerBound))
        let end = max(low, min(high, inside.upperBound))
        let left = take(low, start, whole: 0, into: mask)
        let middle = take(start, end, whole: 255, into: mask + (start - low))
        let right = take(end, high, whole: 0, into: mask + (end - low))
        return left || middle || right
    }

    private func take(_ low: Int, _ high: Int, whole: UInt8, into mask: UnsafeMutablePointer<UInt8>) -> Bool {
        let source = bytes + low
        let count = high - low
        var all: UInt8 = 0
        for column in 0..<max(0, count) {
            let byte = source[column]
            let taken = byte == 255 ? whole : byte
            mask[column] = taken
            source[column] = byte == 255 ? 255 : 0
            all |= taken
        }
        return all != 0
    }
}
