/// Planes that triangles share, and edges that they do not.
extension MeshTable {
    /// The plane of triangle `index`: that of the triangle before it or of a neighbour where it fits, else a new one.
    @inline(__always)
    mutating func plane(for index: Int, _ triangles: Triangles) -> Int32 {
        if trianglePlanes.base[index] >= 0 { return trianglePlanes.base[index] }
        let ids = triangles.indices + 3 * index
        let side = sides.base[index]
        var plane = index > 0 ? trianglePlanes.base[index - 1] : -1
        if !fits(plane, ids, side) {
            plane = -1
            for edge in 0..<3 where plane < 0 {
                let other = Int(triangles.neighbors[3 * index + edge])
                if other >= 0, fits(trianglePlanes.base[other], ids, side) { plane = trianglePlanes.base[other] }
            }
        }
        if plane < 0 { plane = makePlane(ids, side) }
        trianglePlanes.base[index] = plane
        return plane
    }

    private mutating func makePlane(_ ids: UnsafePointer<UInt32>, _ side: Int8) -> Int32 {
        let base = vertices.base
        let plane = MeshPlane(
            base[Int(ids[0])], base[Int(ids[1])], base[Int(ids[2])], side: side, isTinted: isTinted)
        let index = Int32(planes.append(plane))
        for corner in 0..<3 { fits.base[Int(ids[corner])] = index }
        return index
    }

    /// Whether `plane` holds for a triangle with the corners `ids`.
    @inline(__always)
    mutating func fits(_ plane: Int32, _ ids: UnsafePointer<UInt32>, _ side: Int8) -> Bool {
        if plane < 0 { return false }
        let candidate = UnsafePointer(planes.base + Int(plane))
        if candidate.pointee.side != side { return false }
        for corner in 0..<3 {
            let id = Int(ids[corner])
            if fits.base[id] == plane { continue }
            if !candidate.pointee.fits(vertices.base + id, isTinted: isTinted) { return false }
            fits.base[id] = plane
        }
        return true
    }

    /// One bit for each edge of triangle `index` beyond which the same side of the mesh does not go on.
    @inline(__always)
    func outline(of index: Int, _ triangles: Triangles) -> Int {
        let side = sides.base[index]
        let beyond = triangles.neighbors + 3 * index
        func bit(_ edge: Int) -> Int {
            let other = Int(beyond[edge])
            return other < 0 || sides.base[other] != side ? 1 << edge : 0
        }
        return bit(0) | bit(1) | bit(2)
    }

    /// Adds the edges of triangle `index` whose bits are set.
    mutating func addOutline(_ index: Int, _ bits: Int, _ triangles: Triangles) {
        let side = sides.base[index]
        let ids = triangles.indices + 3 * index
        let isClockwise = (side > 0) != triangles.isReversed[index]
        for edge in 0..<3 where bits & (1 << edge) != 0 {
            let p = vertices.base + Int(ids[edge])
            let q = vertices.base + Int(ids[edge == 2 ? 0 : edge + 1])
            let direction: Float = isClockwise ? -1 : 1
            guard let edgeLine = Edge(p.pointee.x, p.pointee.y, q.pointee.x, q.pointee.y, direction: direction)
            else {
                let low = min(p.pointee.x, q.pointee.x)
                let high = max(p.pointee.x, q.pointee.x)
                levels.append(MeshLevel(y: p.pointee.y, low: low, high: high, side: side))
                continue
            }
            let other = Int(triangles.neighbors[3 * index + edge])
            let isCovered = other > index && sides.base[other] == -side
            outlines.append(MeshOutline(edge: edgeLine, side: side, isCovered: isCovered))
        }
    }

    /// Adds the pixels that those edges of triangle `index` touch whose bits are set.
    mutating func widen(_ index: Int, _ bits: Int, _ plane: Int32, _ triangles: Triangles) {
        let ids = triangles.indices + 3 * index
        for edge in 0..<3 where bits & (1 << edge) != 0 {
            let p = vertices.base + Int(ids[edge])
            let q = vertices.base + Int(ids[edge == 2 ? 0 : edge + 1])
            widen(p, q, plane, triangles.box)
        }
    }
}
