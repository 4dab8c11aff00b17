import Graphics
import RenderTree

/// The meshes of a pass as spans of pixels by row, in the order of drawing; all in reused memory.
struct MeshTable: ~Copyable {
    private(set) var records = PlainBuffer<MeshRecord>()
    private(set) var spans = MeshSpans()
    private(set) var planes = MeshPlanes()
    private(set) var outlines = MeshOutlines()
    /// The mesh that is being added, or was added last.
    private var placed = PlacedMesh()

    /// Whether the mesh added last lets something through.
    var isTranslucent: Bool { placed.isTranslucent }

    mutating func removeAll() {
        records.removeAll()
        spans.removeAll()
        planes.removeAll()
        outlines.removeAll()
    }

    /// Adds `mesh` under `map`, as far as it lies within `box`; returns the index of its record.
    ///
    /// `halvings` is called where more than two texels fall on a pixel, along a side, and returns how often the image
    /// that is drawn from is halved.
    mutating func append(
        _ mesh: Mesh, _ topology: MeshTopology, under map: Homography, box: PixelRect,
        halvings: (_ texelsPerPixel: Double) -> Int = { _ in 0 }
    ) -> Int {
        placed.place(mesh, topology, under: map)
        planes.beginMesh(vertexCount: placed.vertices.count, triangleCount: placed.sides.count)
        if mesh.image != nil {
            let density = placed.texelsPerPixel(topology)
            if density > 2, density.isFinite { placed.shrinkTexels(halvings: halvings(density)) }
        }
        let rows = max(0, box.height)
        var record = MeshRecord(
            firstRow: Int(box.minY), rowCount: rows, firstHead: spans.addHeads(rows: rows),
            firstOutline: outlines.edges.count, firstLevel: outlines.levels.count)
        addTriangles(topology, box)
        record.outlineCount = outlines.edges.count - record.firstOutline
        record.levelCount = outlines.levels.count - record.firstLevel
        return records.append(record)
    }

    /// The columns at the left or the right side of `band` whose pixels mesh `record` covers whole; empty where there are
    /// none, or the mesh was prepared for a part of the band only.
    ///
    /// Of columns that no outline of a side of the mesh touches, either all pixels lie inside that side or none do:
    /// one is tested.
    func solidColumns(_ record: MeshRecord, of band: PixelRect) -> Range<Int> {
        let minX = Int(band.minX)
        let maxX = Int(band.maxX)
        guard Int(band.minY) >= record.firstRow, Int(band.maxY) <= record.firstRow + record.rowCount else {
            return minX..<minX
        }
        var widest = minX..<minX
        for side in [1, -1] as [Int8] {
            let clear = outlines.clearColumns(record, side, band)
            let left = minX..<max(minX, clear.leftEnd)
            let right = min(maxX, clear.rightStart)..<maxX
            if left.count > widest.count, spans.isInside(record, side, left.lowerBound, band) { widest = left }
            if right.count > widest.count, spans.isInside(record, side, right.lowerBound, band) { widest = right }
        }
        return widest
    }

    /// Adds all triangles in order.
    private mutating func addTriangles(_ topology: MeshTopology, _ box: PixelRect) {
        topology.indices.withUnsafeBufferPointer { indices in
            topology.neighbors.withUnsafeBufferPointer { neighbors in
                topology.isReversed.withUnsafeBufferPointer { isReversed in
                    guard let indices = indices.baseAddress, let neighbors = neighbors.baseAddress,
                        let isReversed = isReversed.baseAddress
                    else { return }
                    let triangles = MeshTriangles(
                        indices: indices, neighbors: neighbors, isReversed: isReversed,
                        vertices: placed.vertices.base, sides: placed.sides.base, isTinted: placed.isTinted, box: box)
                    // Meshes list the two triangles of a cell one after the other.
                    for first in stride(from: 0, to: placed.sides.count, by: 2) where !addPair(first, triangles) {
                        addTriangle(first, triangles)
                        if first + 1 < placed.sides.count { addTriangle(first + 1, triangles) }
                    }
                }
            }
        }
    }

    private mutating func addTriangle(_ index: Int, _ triangles: MeshTriangles) {
        if triangles.sides[index] == 0 { return }
        let ids = triangles.indices + 3 * index
        let a = triangles.corner(ids[0])
        let b = triangles.corner(ids[1])
        let c = triangles.corner(ids[2])
        if !triangles.isBetween(a, b, c, a) { return }
        let outline = triangles.outline(of: index)
        if outline != 0 { outlines.add(outline, of: index, triangles) }
        if triangles.isBeside(a, b, c, a) { return }
        let plane = planes.plane(for: index, of: triangles)
        spans.addPolygon(
            (a, b, c, a), count: 3, isClockwise: triangles.isClockwise(index), plane, triangles.sides[index],
            triangles.box)
        if outline != 0 { widen(index, outline, plane, triangles) }
    }

    /// Adds triangle `index` and the next one, if both make a convex quadrilateral in one plane.
    private mutating func addPair(_ index: Int, _ triangles: MeshTriangles) -> Bool {
        let ids = triangles.indices + 3 * index
        let next = index + 1
        let beyond = triangles.neighbors + 3 * index
        guard next < placed.sides.count, triangles.sides[index] != 0, triangles.sides[next] == triangles.sides[index]
        else { return false }
        let edge = beyond[0] == next ? 0 : beyond[1] == next ? 1 : 2
        if beyond[edge] != next { return false }
        let nextIDs = triangles.indices + 3 * next
        // The corner of the next triangle that is not on the edge between them.
        let last = nextIDs[0] ^ nextIDs[1] ^ nextIDs[2] ^ ids[edge] ^ ids[edge == 2 ? 0 : edge + 1]
        let p = triangles.corner(ids[edge])
        let q = triangles.corner(ids[edge == 2 ? 0 : edge + 1])
        let r = triangles.corner(ids[edge == 0 ? 2 : edge - 1])
        let s = triangles.corner(last)
        if !triangles.isBetween(p, q, r, s) { return true }
        let plane = planes.plane(for: index, of: triangles)
        guard planes.fits(plane, next, triangles) else { return false }
        let isClockwise = triangles.isClockwise(index)
        let sign: Double = isClockwise ? 1 : -1
        if MeshVertex.area(p, s, r) * sign <= 0 || MeshVertex.area(s, q, r) * sign <= 0 { return false }
        planes.assign(plane, to: next)
        let outline = triangles.outline(of: index)
        let nextOutline = triangles.outline(of: next)
        if outline != 0 { outlines.add(outline, of: index, triangles) }
        if nextOutline != 0 { outlines.add(nextOutline, of: next, triangles) }
        if triangles.isBeside(p, q, r, s) { return true }
        spans.addPolygon(
            (p, s, q, r), count: 4, isClockwise: isClockwise, plane, triangles.sides[index], triangles.box)
        if outline != 0 { widen(index, outline, plane, triangles) }
        if nextOutline != 0 { widen(next, nextOutline, plane, triangles) }
        return true
    }

    /// Adds the pixels that those edges of triangle `index` touch whose bits are set.
    private mutating func widen(_ index: Int, _ bits: Int, _ plane: Int32, _ triangles: MeshTriangles) {
        for edge in 0..<3 where bits & (1 << edge) != 0 {
            let (p, q) = triangles.ends(of: edge, index)
            spans.widen(p, q, plane, triangles.sides[index], triangles.box)
        }
    }
}
