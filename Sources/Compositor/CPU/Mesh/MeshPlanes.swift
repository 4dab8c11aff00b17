/// The planes of a pass's meshes: a triangle takes that of its neighbours where it fits.
struct MeshPlanes: ~Copyable {
    private var planes = PlainBuffer<MeshPlane>()
    /// By vertex: the plane that it was last found to fit; -1 for none.
    private var fittingPlanes = PlainBuffer<Int32>()
    /// By triangle; -1 for none so far.
    private var trianglePlanes = PlainBuffer<Int32>()

    mutating func removeAll() { planes.removeAll() }

    /// Begins another mesh of so many vertices and triangles.
    mutating func beginMesh(vertexCount: Int, triangleCount: Int) {
        fittingPlanes.reset(-1, count: vertexCount)
        trianglePlanes.reset(-1, count: triangleCount)
    }

    /// The plane at `index`, until another one is added.
    @inline(__always)
    func plane(at index: Int32) -> UnsafePointer<MeshPlane> { UnsafePointer(planes.base + Int(index)) }

    /// The plane of triangle `index`: that of the triangle before it or of a neighbour where it fits, else a new one.
    @inline(__always)
    mutating func plane(for index: Int, of triangles: MeshTriangles) -> Int32 {
        if trianglePlanes.base[index] >= 0 { return trianglePlanes.base[index] }
        let ids = triangles.indices + 3 * index
        let side = triangles.sides[index]
        var plane = index > 0 ? trianglePlanes.base[index - 1] : -1
        if !fits(plane, ids, side, triangles) {
            plane = -1
            for edge in 0..<3 where plane < 0 {
                let other = Int(triangles.neighbors[3 * index + edge])
                if other >= 0, fits(trianglePlanes.base[other], ids, side, triangles) {
                    plane = trianglePlanes.base[other]
                }
            }
        }
        if plane < 0 { plane = makePlane(ids, side, triangles) }
        trianglePlanes.base[index] = plane
        return plane
    }

    /// Whether `plane` holds for triangle `index`.
    @inline(__always)
    mutating func fits(_ plane: Int32, _ index: Int, _ triangles: MeshTriangles) -> Bool {
        fits(plane, triangles.indices + 3 * index, triangles.sides[index], triangles)
    }

    /// Gives `plane` to triangle `index`.
    @inline(__always)
    mutating func assign(_ plane: Int32, to index: Int) { trianglePlanes.base[index] = plane }

    private mutating func makePlane(
        _ ids: UnsafePointer<UInt32>, _ side: Int8, _ triangles: MeshTriangles
    ) -> Int32 {
        let base = triangles.vertices
        let plane = MeshPlane(
            base[Int(ids[0])], base[Int(ids[1])], base[Int(ids[2])], side: side, isTinted: triangles.isTinted)
        let index = Int32(planes.append(plane))
        for corner in 0..<3 { fittingPlanes.base[Int(ids[corner])] = index }
        return index
    }

    /// Whether `plane` holds for a triangle with the corners `ids`.
    @inline(__always)
    private mutating func fits(
        _ plane: Int32, _ ids: UnsafePointer<UInt32>, _ side: Int8, _ triangles: MeshTriangles
    ) -> Bool {
        if plane < 0 { return false }
        let candidate = UnsafePointer(planes.base + Int(plane))
        if candidate.pointee.side != side { return false }
        for corner in 0..<3 {
            let id = Int(ids[corner])
            if fittingPlanes.base[id] == plane { continue }
            if !candidate.pointee.fits(triangles.vertices + id, isTinted: triangles.isTinted) { return false }
            fittingPlanes.base[id] = plane
        }
        return true
    }
}
