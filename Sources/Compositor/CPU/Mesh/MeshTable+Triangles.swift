/// Conversion of triangles into spans.
extension MeshTable {
    typealias Corner = UnsafePointer<MeshVertex>

    /// The topology of a mesh's triangles, without the positions of their vertices, and the box that is drawn.
    struct Triangles {
        var indices: UnsafePointer<UInt32>
        var neighbors: UnsafePointer<Int32>
        var isReversed: UnsafePointer<Bool>
        var box: PixelRect
    }

    /// Adds all triangles in order.
    mutating func addTriangles(_ topology: MeshTopology, _ box: PixelRect) {
        polygonSides.reset(.none, count: 8)
        topology.indices.withUnsafeBufferPointer { indices in
            topology.neighbors.withUnsafeBufferPointer { neighbors in
                topology.isReversed.withUnsafeBufferPointer { isReversed in
                    guard let indices = indices.baseAddress, let neighbors = neighbors.baseAddress,
                        let isReversed = isReversed.baseAddress
                    else { return }
                    let triangles = Triangles(
                        indices: indices, neighbors: neighbors, isReversed: isReversed, box: box)
                    // Meshes list the two triangles of a cell one after the other.
                    for first in stride(from: 0, to: sides.count, by: 2) where !addPair(first, triangles) {
                        addTriangle(first, triangles)
                        if first + 1 < sides.count { addTriangle(first + 1, triangles) }
                    }
                }
            }
        }
    }

    private func corner(_ id: UInt32) -> Corner { Corner(vertices.base + Int(id)) }

    private mutating func addTriangle(_ index: Int, _ triangles: Triangles) {
        if sides.base[index] == 0 { return }
        let ids = triangles.indices + 3 * index
        let a = corner(ids[0])
        let b = corner(ids[1])
        let c = corner(ids[2])
        if !isBetween(a, b, c, a, triangles.box) { return }
        let outline = outline(of: index, triangles)
        if outline != 0 { addOutline(index, outline, triangles) }
        if isBeside(a, b, c, a, triangles.box) { return }
        let plane = plane(for: index, triangles)
        addPolygon(
            (a, b, c, a), count: 3, isClockwise: isClockwise(index, triangles), plane, triangles.box)
        if outline != 0 { widen(index, outline, plane, triangles) }
    }

    /// Adds triangle `index` and the next one, if both make a convex quadrilateral in one plane.
    private mutating func addPair(_ index: Int, _ triangles: Triangles) -> Bool {
        let ids = triangles.indices + 3 * index
        let next = index + 1
        let beyond = triangles.neighbors + 3 * index
        guard next < sides.count, sides.base[index] != 0, sides.base[next] == sides.base[index] else { return false }
        let edge = beyond[0] == next ? 0 : beyond[1] == next ? 1 : 2
        if beyond[edge] != next { return false }
        let nextIDs = triangles.indices + 3 * next
        // The corner of the next triangle that is not on the edge between them.
        let last = nextIDs[0] ^ nextIDs[1] ^ nextIDs[2] ^ ids[edge] ^ ids[edge == 2 ? 0 : edge + 1]
        let p = corner(ids[edge])
        let q = corner(ids[edge == 2 ? 0 : edge + 1])
        let r = corner(ids[edge == 0 ? 2 : edge - 1])
        let s = corner(last)
        if !isBetween(p, q, r, s, triangles.box) { return true }
        let plane = plane(for: index, triangles)
        guard fits(plane, nextIDs, sides.base[next]) else { return false }
        let isClockwise = isClockwise(index, triangles)
        let sign: Double = isClockwise ? 1 : -1
        if Self.area(p, s, r) * sign <= 0 || Self.area(s, q, r) * sign <= 0 { return false }
        trianglePlanes.base[next] = plane
        let ownOutline = outline(of: index, triangles)
        let nextOutline = outline(of: next, triangles)
        if ownOutline != 0 { addOutline(index, ownOutline, triangles) }
        if nextOutline != 0 { addOutline(next, nextOutline, triangles) }
        if isBeside(p, q, r, s, triangles.box) { return true }
        addPolygon((p, s, q, r), count: 4, isClockwise: isClockwise, plane, triangles.box)
        if ownOutline != 0 { widen(index, ownOutline, plane, triangles) }
        if nextOutline != 0 { widen(next, nextOutline, plane, triangles) }
        return true
    }

    @inline(__always)
    private func isClockwise(_ index: Int, _ triangles: Triangles) -> Bool {
        (sides.base[index] > 0) != triangles.isReversed[index]
    }

    /// Whether some of the corners' rows lie in `box`.
    @inline(__always)
    private func isBetween(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner, _ box: PixelRect) -> Bool {
        max(a.pointee.y, b.pointee.y, max(c.pointee.y, d.pointee.y)) > Double(box.minY)
            && min(a.pointee.y, b.pointee.y, min(c.pointee.y, d.pointee.y)) < Double(box.maxY)
    }

    /// Whether all corners lie left of `box`, or right of it.
    @inline(__always)
    private func isBeside(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner, _ box: PixelRect) -> Bool {
        max(a.pointee.x, b.pointee.x, max(c.pointee.x, d.pointee.x)) <= Double(box.minX)
            || min(a.pointee.x, b.pointee.x, min(c.pointee.x, d.pointee.x)) >= Double(box.maxX)
    }
}
