import Foundation
import Graphics
import RenderTree

/// A mesh on the device: its vertices, and the sides that its triangles show; in reused memory.
struct PlacedMesh: ~Copyable {
    /// The largest magnitude of a vertex's coordinates, in device pixels; triangles with a vertex beyond it are left
    /// out.
    static let farthest = 536_870_912.0

    /// Triangles that are looked at.
    private static let samples = 64

    private(set) var vertices = PlainBuffer<MeshVertex>()
    /// By triangle: 1 or -1 by the side that faces the viewer, 0 where nothing of it is drawn.
    private(set) var sides = PlainBuffer<Int8>()
    private(set) var isTinted = false
    private(set) var isTranslucent = false
    /// Some vertex lies too far away to be drawn, or is nowhere.
    private var hasFar = false

    /// Takes `mesh` under `map` in place of the one before.
    mutating func place(_ mesh: Mesh, _ topology: MeshTopology, under map: Homography) {
        placeVertices(mesh, under: map)
        findSides(topology, vertexCount: mesh.vertices.count)
    }

    /// Makes `vertices` those of `mesh` on the device.
    private mutating func placeVertices(_ mesh: Mesh, under map: Homography) {
        let width = Double(mesh.image?.width ?? 0)
        let height = Double(mesh.image?.height ?? 0)
        let half = mesh.image == nil ? 0 : 0.5
        let isAffine = map.isAffine
        let affine = map.affine
        isTinted = false
        isTranslucent = !(mesh.image?.isOpaque ?? true)
        hasFar = false
        vertices.removeAll()
        mesh.vertices.withUnsafeBufferPointer { source in
            for vertex in source {
                let x = Double(vertex.position.x)
                let y = Double(vertex.position.y)
                var place = CGPoint(x: x, y: y)
                if isAffine {
                    place = place.applying(affine)
                } else {
                    let p = map.homogeneous(place)
                    place = CGPoint(x: p.x / p.z, y: p.y / p.z)
                    if p.z < Homography.nearestW { place.x = .nan }
                }
                let color = vertex.color
                if color != SIMD4(1, 1, 1, 1) { isTinted = true }
                if !(color.w >= 1) { isTranslucent = true }
                let placed = MeshVertex(
                    x: place.x, y: place.y, u: Double(vertex.textureCoordinate.x) * width - half,
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
                let area = MeshVertex.area(a, b, c)
                // What is no number fails as well.
                guard area.magnitude >= Double.leastNormalMagnitude else { continue }
                if hasFar, !(a.pointee.isWithin(limit) && b.pointee.isWithin(limit) && c.pointee.isWithin(limit)) {
                    continue
                }
                sides.base[triangle] = (area > 0) != topology.isReversed[triangle] ? 1 : -1
            }
        }
    }

    /// Texels per pixel, along a side: the mean of a sample of the triangles, weighted by area; 0 where none of them
    /// is drawn.
    func texelsPerPixel(_ topology: MeshTopology) -> Double {
        var texels = 0.0
        var pixels = 0.0
        topology.indices.withUnsafeBufferPointer { indices in
            for triangle in stride(from: 0, to: sides.count, by: max(1, sides.count / Self.samples)) {
                if sides.base[triangle] == 0 { continue }
                let a = vertices.base + Int(indices[3 * triangle])
                let b = vertices.base + Int(indices[3 * triangle + 1])
                let c = vertices.base + Int(indices[3 * triangle + 2])
                pixels += MeshVertex.area(a, b, c).magnitude
                let bu = b.pointee.u - a.pointee.u
                let bv = b.pointee.v - a.pointee.v
                texels += (bu * (c.pointee.v - a.pointee.v) - bv * (c.pointee.u - a.pointee.u)).magnitude
            }
        }
        return pixels > 0 ? (texels / pixels).squareRoot() : 0
    }

    /// Converts the texel coordinates to those of an image that was halved `halvings` times: one texel stands for a
    /// square of 2^`halvings` texels.
    mutating func shrinkTexels(halvings: Int) {
        if halvings == 0 { return }
        let size = Double(1 << halvings)
        for index in 0..<vertices.count {
            vertices.base[index].u = (vertices.base[index].u + 0.5) / size - 0.5
            vertices.base[index].v = (vertices.base[index].v + 0.5) / size - 0.5
        }
    }
}

extension MeshVertex {
    /// Whether neither coordinate is farther than `limit` from the origin; what is not a number is.
    @inline(__always)
    func isWithin(_ limit: Double) -> Bool { x.magnitude <= limit && y.magnitude <= limit }

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

/// A vertex of a mesh on the device.
struct MeshVertex: BitwiseCopyable {
    /// Device pixels; not a number where the vertex lies behind the viewer.
    var x, y: Double
    /// Texels, whose centres lie at whole numbers; 0 without an image.
    var u, v: Double
    /// Multiplies the texels: blue, green, red and alpha, the first three multiplied by the last.
    var color: SIMD4<Float>
}
