/// The coverage of both sides of a mesh, row by row.
struct MeshMasks: ~Copyable {
    private var back = MeshMask(), front = MeshMask()
    /// The outlines that touch the rows of the gathered area, as indices into `MeshOutlines.edges`.
    private var near = PlainBuffer<Int32>()
    /// The blocks that are marked on either side, and whether there are any.
    private var marked = PlainBuffer<UInt64>()
    private var hasMarked = false

    mutating func reserve(width: Int) {
        back.reserve(width: width)
        front.reserve(width: width)
        marked.reset(0, count: back.words)
    }

    /// Finds the outlines of mesh `record` that touch the rows of `area`.
    mutating func gather(_ record: MeshRecord, _ area: PixelRect, _ meshes: borrowing MeshTable) {
        near.removeAll()
        let top = Double(area.minY)
        let bottom = Double(area.maxY)
        for index in record.firstOutline..<(record.firstOutline + record.outlineCount) {
            let edge = meshes.outlines.edges.base + index
            if edge.pointee.edge.y1 > top, edge.pointee.edge.y0 < bottom { near.append(Int32(index)) }
        }
    }

    /// Sums up what the outlines cover of row `y`.
    mutating func sum(row y: Int, _ area: PixelRect, _ meshes: borrowing MeshTable) {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        let top = Double(y)
        let bottom = Double(y + 1)
        var hasCovered = false
        for index in 0..<near.count {
            let outline = meshes.outlines.edges.base + Int(near.base[index])
            if outline.pointee.edge.y1 <= top || outline.pointee.edge.y0 >= bottom { continue }
            if outline.pointee.side < 0 {
                back.add(outline.pointee.edge, row: y, minX: minX, maxX: maxX)
            } else {
                front.add(outline.pointee.edge, row: y, minX: minX, maxX: maxX)
            }
            hasCovered = hasCovered || outline.pointee.isCovered
        }
        back.finish()
        front.finish()
        hasMarked = back.hasMarked || front.hasMarked
        if !hasMarked { return }
        for word in 0..<marked.count { marked.base[word] = back.marked[word] | front.marked[word] }
        if hasCovered { removeCovered(row: y, minX: minX, maxX: maxX, meshes) }
    }

    /// Leaves pixels along folds to the side of the mesh that is drawn last there.
    private func removeCovered(row y: Int, minX: Int, maxX: Int, _ meshes: borrowing MeshTable) {
        for index in 0..<near.count {
            let outline = meshes.outlines.edges.base + Int(near.base[index])
            let edge = outline.pointee.edge
            if !outline.pointee.isCovered || edge.y1 <= Double(y) || edge.y0 >= Double(y + 1) { continue }
            if outline.pointee.side < 0 {
                back.remove(edge, row: y, minX: minX, maxX: maxX)
            } else {
                front.remove(edge, row: y, minX: minX, maxX: maxX)
            }
        }
    }

    /// Whether all of columns `low` to `high`, which lie inside the mesh, are covered whole by `side`.
    @inline(__always)
    func isWhole(_ side: Int8, _ low: Int32, _ high: Int32) -> Bool {
        if !hasMarked { return true }
        let block = UInt32(MeshMask.block)
        let first = UInt32(bitPattern: low) / block
        let last = UInt32(bitPattern: high &- 1) / block
        let lastWord = Int(last >> 6)
        var word = Int(first >> 6)
        var bits = marked.base[word] & (~0 &<< UInt64(first & 63))
        while word < lastWord, bits == 0 {
            word += 1
            bits = marked.base[word]
        }
        if word == lastWord, bits & (~0 &>> UInt64(63 &- last & 63)) == 0 { return true }
        return areBytesWhole(side, Int(low), Int(high))
    }

    private func areBytesWhole(_ side: Int8, _ low: Int, _ high: Int) -> Bool {
        side < 0 ? back.isWhole(low, high) : front.isWhole(low, high)
    }

    /// See `MeshMask.longestRun`.
    func longestRun(_ side: Int8, _ low: Int, _ high: Int) -> Range<Int> {
        side < 0 ? back.longestRun(low, high) : front.longestRun(low, high)
    }

    /// See `MeshMask.run`.
    func run(_ side: Int8, from low: Int, to high: Int) -> (isMarked: Bool, end: Int) {
        side < 0 ? back.run(from: low, to: high) : front.run(from: low, to: high)
    }

    /// See `MeshMask.take`.
    func take(
        _ side: Int8, _ low: Int, _ high: Int, inside: Range<Int>, into mask: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        side < 0
            ? back.take(low, high, inside: inside, into: mask) : front.take(low, high, inside: inside, into: mask)
    }
}
