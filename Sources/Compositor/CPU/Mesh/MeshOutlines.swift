import Graphics

/// The edges beyond which the meshes of a pass, or one side of them, do not go on.
struct MeshOutlines: ~Copyable {
    private(set) var edges = PlainBuffer<MeshOutline>()
    /// The horizontal ones.
    private(set) var levels = PlainBuffer<MeshLevel>()

    mutating func removeAll() {
        edges.removeAll()
        levels.removeAll()
    }

    /// Adds the edges of triangle `index` whose bits are set.
    mutating func add(_ bits: Int, of index: Int, _ triangles: MeshTriangles) {
        let side = triangles.sides[index]
        let direction: Float = triangles.isClockwise(index) ? -1 : 1
        for edge in 0..<3 where bits & (1 << edge) != 0 {
            let (p, q) = triangles.ends(of: edge, index)
            guard let line = Edge(p.pointee.x, p.pointee.y, q.pointee.x, q.pointee.y, direction: direction) else {
                let low = min(p.pointee.x, q.pointee.x)
                let high = max(p.pointee.x, q.pointee.x)
                levels.append(MeshLevel(y: p.pointee.y, low: low, high: high, side: side))
                continue
            }
            let other = Int(triangles.neighbors[3 * index + edge])
            let isCovered = other > index && triangles.sides[other] == -side
            edges.append(MeshOutline(edge: line, side: side, isCovered: isCovered))
        }
    }

    /// The columns, up to `leftEnd` and from `rightStart` on, in which no outline of `side` touches a pixel of `band`.
    func clearColumns(
        _ record: MeshRecord, _ side: Int8, _ band: PixelRect
    ) -> (leftEnd: Int, rightStart: Int) {
        let left = Double(band.minX)
        let right = Double(band.maxX)
        let top = Double(band.minY)
        let bottom = Double(band.maxY)
        var leftEnd = right
        var rightStart = left
        func pass(_ low: Double, _ high: Double) {
            if high > left { leftEnd = min(leftEnd, low) }
            if low < right { rightStart = max(rightStart, high) }
        }
        for index in record.firstOutline..<(record.firstOutline + record.outlineCount) {
            let outline = edges.base + index
            let from = max(outline.pointee.edge.y0, top)
            let to = min(outline.pointee.edge.y1, bottom)
            if outline.pointee.side != side || from >= to { continue }
            let a = outline.pointee.edge.x(at: from)
            let b = outline.pointee.edge.x(at: to)
            pass(min(a, b), max(a, b))
        }
        for index in record.firstLevel..<(record.firstLevel + record.levelCount) {
            let level = levels.base + index
            if level.pointee.side == side, level.pointee.y > top, level.pointee.y < bottom {
                pass(level.pointee.low, level.pointee.high)
            }
        }
        // What rounding errors move is left out.
        let margin = 1.0 / 256
        return (
            max(left, min(right, leftEnd - (leftEnd < right ? margin : 0))).wholeBelow,
            max(left, min(right, rightStart + (rightStart > left ? margin : 0))).wholeAbove
        )
    }
}
