import Foundation
import Graphics
import RenderTree

/// The meshes of a pass as spans of pixels by row, in the order of drawing; all in reused memory.
struct MeshTable: ~Copyable {
    /// The largest magnitude of a vertex's coordinates, in device pixels; triangles with a vertex beyond it are left
    /// out.
    static let farthest = 536_870_912.0

    var records = PlainBuffer<MeshRecord>()
    var spans = PlainBuffer<MeshSpan>()
    var planes = PlainBuffer<MeshPlane>()
    var outlines = PlainBuffer<MeshOutline>()
    var levels = PlainBuffer<MeshLevel>()

    // Buffers in use only while a mesh is added.
    var vertices = PlainBuffer<MeshVertex>()
    /// By vertex: the plane that it was last found to fit; -1 for none.
    var fits = PlainBuffer<Int32>()
    /// By triangle: 1 or -1 by the side that faces the viewer, 0 where nothing of it is drawn.
    var sides = PlainBuffer<Int8>()
    /// By triangle.
    var trianglePlanes = PlainBuffer<Int32>()
    /// By row: the last span.
    var tails = PlainBuffer<Int32>()
    /// The left sides of the polygon that is being added, from the top on; the right ones start at index 4.
    var polygonSides = PlainBuffer<MeshSide>()
    var isTinted = false
    var isTranslucent = false
    /// Some vertex lies too far away to be drawn, or is nowhere.
    var hasFar = false

    mutating func removeAll() {
        records.removeAll()
        spans.removeAll()
        planes.removeAll()
        outlines.removeAll()
        levels.removeAll()
    }

    /// Adds `mesh` under `map`, as far as it lies within `box`; returns the index of its record.
    ///
    /// `halvings` is called where more than two texels fall on a pixel, along a side, and returns how often the image
    /// that is drawn from is halved.
    mutating func append(
        _ mesh: Mesh, _ topology: MeshTopology, under map: Homography, box: PixelRect,
        halvings: (_ texelsPerPixel: Double) -> Int = { _ in 0 }
    ) -> Int {
        place(mesh, under: map)
        findSides(topology, vertexCount: mesh.vertices.count)
        if mesh.image != nil {
            let density = texelsPerPixel(topology)
            if density > 2, density.isFinite { shrinkTexels(halvings: halvings(density)) }
        }
        let rows = max(0, box.height)
        let record = MeshRecord(
            firstRow: Int(box.minY), rowCount: rows, firstHead: spans.count, firstOutline: outlines.count,
            firstLevel: levels.count)
        tails.reset(0, count: rows)
        for row in 0..<rows { tails.base[row] = Int32(spans.append(.head)) }
        addTriangles(topology, box)
        let index = records.append(record)
        records.base[index].outlineCount = outlines.count - record.firstOutline
        records.base[index].levelCount = levels.count - record.firstLevel
        return index
    }

    /// Makes `vertices` those of `mesh` on the device.
    private mutating func place(_ mesh: Mesh, under map: Homography) {
        let width = Double(mesh.image?.width ?? 0)
        let height = Double(mesh.image?.height ?? 0)
        let half = mesh.image == nil ? 0 : 0.5
        let isAffine = map.isAffine
        let affine = map.affine
        isTinted = false
        isTranslucent = !(mesh.image?.isOpaque ?? true)
        hasFar = false
        fits.reset(-1, count: mesh.vertices.count)
        vertices.removeAll()
        mesh.vertices.withUnsafeBufferPointer { source in
            for vertex in source {
                let x = Double(vertex.position.x)
                let y = Double(vertex.position.y)
                var position = CGPoint(x: x, y: y)
                if isAffine {
                    position = position.applying(affine)
                } else {
                    let p = map.homogeneous(position)
                    position = CGPoint(x: p.x / p.z, y: p.y / p.z)
                    if p.z < Homography.nearestW { position.x = .nan }
                }
                let color = vertex.color
                if color != SIMD4(1, 1, 1, 1) { isTinted = true }
                if !(color.w >= 1) { isTranslucent = true }
                let placed = MeshVertex(
                    x: position.x, y: position.y, u: Double(vertex.textureCoordinate.x) * width - half,
                    v: Double(vertex.textureCoordinate.y) * height - half,
                    color: SIMD4(color.z * color.w, color.y * color.w, color.x * color.w, color.w))
                if !placed.isWithin(Self.farthest) { hasFar = true }
                vertices.append(placed)
            }
        }
    }

    /// Fills `sides`.
    private mutating func findSides(_ topology: MeshTopology, vertexCount: Int) {
        let count = topology.isReversed.count
        sides.reset(0, count: count)
        trianglePlanes.reset(-1, count: count)
        let areAllThere = topology.greatestIndex < vertexCount
        let base = vertices.base
        let limit = Self.farthest
        topology.indices.withUnsafeBufferPointer { indices in
            for triangle in 0..<count {
                let i = Int(indices[3 * triangle])
                let j = Int(indices[3 * triangle + 1])
                let k = Int(indices[3 * triangle + 2])
                if !areAllThere, max(i, j, k) >= vertexCount { continue }
                let a = base + i
                let b = base + j
                let c = base + k
                let area = Self.area(a, b, c)
                // NaN fails as well.
                guard area.magnitude >= Double.leastNormalMagnitude else { continue }
                if hasFar, !(a.pointee.isWithin(limit) && b.pointee.isWithin(limit) && c.pointee.isWithin(limit)) {
                    continue
                }
                sides.base[triangle] = (area > 0) != topology.isReversed[triangle] ? 1 : -1
            }
        }
    }

    /// Twice the area of a triangle; positive where its corners go around clockwise as seen.
    @inline(__always)
    static func area(
        _ a: UnsafePointer<MeshVertex>, _ b: UnsafePointer<MeshVertex>, _ c: UnsafePointer<MeshVertex>
    ) -> Double {
        let bx = b.pointee.x - a.pointee.x
        let by = b.pointee.y - a.pointee.y
        return bx * (c.pointee.y - a.pointee.y) - by * (c.pointee.x - a.pointee.x)
    }
}

extension MeshVertex {
    /// Whether neither coordinate is farther than `limit` from the origin; what is not a number is.
    @inline(__always)
    func isWithin(_ limit: Double) -> Bool { x.magnitude <= limit && y.magnitude <= limit }
}

/// A vertex of a mesh on the device.
struct MeshVertex: BitwiseCopyable {
    /// Device pixels; not a number where the vertex lies behind the viewer.
    var x, y: Double
    /// Texels, whose centres lie at whole numbers; 0 without an image.
    var u, v: Double
    /// Multiplies the texels: blue, green, red and alpha, the first three multiplied by the last.
    var color: SIMD4<Float>
}
