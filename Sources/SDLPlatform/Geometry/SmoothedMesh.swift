import Compositor
import RenderTree

/// A mesh on the device whose outline fades from half a pixel inside to half a pixel outside.
///
/// Its outline is where it ends and where it turns over. It is moved inwards, and what lies outside is drawn with the
/// triangle that it belongs to, so that later triangles cover it.
struct SmoothedMesh {
    struct Vertex {
        /// In device pixels.
        var position: SIMD2<Double>
        /// In unit coordinates of the image, 0 to 1.
        var textureCoordinate: SIMD2<Double>
        /// Premultiplied red, green, blue, alpha, 0 to 1.
        var color: SIMD4<Float>
    }

    /// An edge of a triangle, from its corner `edge` to the next, with the unit vector that points away from the mesh.
    private struct Outline {
        var edge: Int
        var normal: SIMD2<Double>
        /// Pixels from the edge to the corner on its other side.
        var height: Double
    }

    /// A vertex that the outline passes through.
    fileprivate struct Corner {
        /// Directions away from the mesh; the second is that which differs most from the first, or zero.
        var first = SIMD2<Double>.zero, second = SIMD2<Double>.zero
        /// The distance by which the vertex moves inwards, in pixels: less where the mesh is thinner than a pixel.
        var reach = 0.5
        /// The outer vertex of the edge that came last and waits for its neighbour; -1 without one.
        var outer: Int32 = -1
    }

    private(set) var vertices: ContiguousArray<Vertex> = []
    /// Three to a triangle.
    private(set) var indices: ContiguousArray<Int32> = []
    private let topology: MeshTopology
    /// 1 where a triangle shows its front, -1 for its back, 0 where it is not seen.
    private var facings: ContiguousArray<Int8> = []

    /// `mesh` under `map`, its colours times `alpha`; triangles that name no vertex or reach behind the viewer are left
    /// out.
    init(_ mesh: Mesh, _ topology: MeshTopology, under map: QuadMap, alpha: Float) {
        self.topology = topology
        let isVisible = ContiguousArray(mesh.vertices.map { map.isVisible(SIMD2<Double>($0.position)) })
        vertices.reserveCapacity(mesh.vertices.count)
        for vertex in mesh.vertices {
            let opacity = vertex.color.w
            vertices.append(
                Vertex(
                    position: map.device(SIMD2<Double>(vertex.position)),
                    textureCoordinate: SIMD2<Double>(vertex.textureCoordinate).clamped(
                        lowerBound: .zero, upperBound: .one),
                    color: vertex.color * SIMD4(opacity, opacity, opacity, 1) * alpha))
        }
        findFacings(isVisible)
        smooth()
    }

    private mutating func findFacings(_ isVisible: ContiguousArray<Bool>) {
        facings.reserveCapacity(topology.isReversed.count)
        for triangle in topology.isReversed.indices {
            let a = corner(triangle, 0)
            let b = corner(triangle, 1)
            let c = corner(triangle, 2)
            guard max(a, b, c) < vertices.count, isVisible[a], isVisible[b], isVisible[c] else {
                facings.append(0)
                continue
            }
            let area = cross(a, b, c)
            facings.append(area == 0 || !area.isFinite ? 0 : (area > 0) == topology.isReversed[triangle] ? -1 : 1)
        }
    }

    /// Twice the area of the triangle with these corners, negative where they run the other way.
    private func cross(_ a: Int, _ b: Int, _ c: Int) -> Double {
        let p = vertices[b].position - vertices[a].position
        let q = vertices[c].position - vertices[a].position
        return p.x * q.y - p.y * q.x
    }

    /// The part of the outline along edge `edge` of triangle `triangle`; nil where the mesh goes on beyond, or where
    /// the triangle that it turns over to comes later and draws it.
    private func outline(_ triangle: Int, _ edge: Int) -> Outline? {
        let neighbor = Int(topology.neighbors[3 * triangle + edge])
        let isFold = neighbor >= 0 && facings[neighbor] != 0
        if isFold, facings[neighbor] == facings[triangle] || neighbor > triangle { return nil }
        let start = corner(triangle, edge)
        let end = corner(triangle, edge + 1)
        let other = corner(triangle, edge + 2)
        let side = vertices[end].position - vertices[start].position
        let length = (side * side).sum().squareRoot()
        let area = cross(start, end, other)
        guard length > 0 else { return nil }
        return Outline(
            edge: edge, normal: SIMD2(side.y, -side.x) / (area > 0 ? length : -length),
            height: abs(area) / length)
    }

    private func corner(_ triangle: Int, _ place: Int) -> Int { Int(topology.indices[3 * triangle + place % 3]) }

    private mutating func smooth() {
        var outlines: ContiguousArray<Outline> = []
        /// The end of each triangle's outlines in the list.
        var ends: ContiguousArray<Int> = []
        var corners = ContiguousArray(repeating: Corner(), count: vertices.count)
        for triangle in facings.indices {
            for edge in 0..<3 where facings[triangle] != 0 {
                guard let outline = outline(triangle, edge) else { continue }
                outlines.append(outline)
                corners[corner(triangle, edge)].pass(outline.normal, height: outline.height)
                corners[corner(triangle, edge + 1)].pass(outline.normal, height: outline.height)
            }
            ends.append(outlines.count)
        }
        var next = 0
        for triangle in facings.indices where facings[triangle] != 0 {
            let inner = appendInner(triangle, corners)
            while next < ends[triangle] {
                appendFringe(outlines[next], of: triangle, inner: inner, &corners)
                next += 1
            }
        }
    }

    /// Adds a triangle without what the outline takes from it, and returns its corners.
    ///
    /// A corner that moves takes along what the triangle shows there, which differs from triangle to triangle.
    private mutating func appendInner(_ triangle: Int, _ corners: ContiguousArray<Corner>) -> SIMD3<Int32> {
        let ids = SIMD3<Int>(corner(triangle, 0), corner(triangle, 1), corner(triangle, 2))
        let area = cross(ids.x, ids.y, ids.z)
        let a = vertices[ids.x]
        let b = vertices[ids.y]
        let c = vertices[ids.z]
        var inner = SIMD3<Int32>(truncatingIfNeeded: ids)
        for place in 0..<3 where corners[ids[place]].first != .zero {
            var vertex = vertices[ids[place]]
            vertex.position -= corners[ids[place]].inset
            let p = b.position - a.position
            let q = c.position - a.position
            let r = vertex.position - a.position
            let toB = (r.x * q.y - r.y * q.x) / area
            let toC = (p.x * r.y - p.y * r.x) / area
            let texture =
                a.textureCoordinate + (b.textureCoordinate - a.textureCoordinate) * toB
                + (c.textureCoordinate - a.textureCoordinate) * toC
            vertex.textureCoordinate = texture.clamped(lowerBound: .zero, upperBound: .one)
            vertex.color = a.color + (b.color - a.color) * Float(toB) + (c.color - a.color) * Float(toC)
            inner[place] = Int32(vertices.count)
            vertices.append(vertex)
        }
        appendTriangle(inner.x, inner.y, inner.z)
        return inner
    }

    /// Adds the half pixel outside of `outline`, and the corners between it and edges that came before.
    private mutating func appendFringe(
        _ outline: Outline, of triangle: Int, inner: SIMD3<Int32>, _ corners: inout ContiguousArray<Corner>
    ) {
        let start = outline.edge
        let end = (outline.edge + 1) % 3
        let outer = Int32(vertices.count)
        for place in [start, end] {
            var vertex = vertices[corner(triangle, place)]
            vertex.position += outline.normal * 0.5
            vertex.color = .zero
            vertices.append(vertex)
        }
        appendTriangle(inner[start], outer, outer + 1)
        appendTriangle(inner[start], outer + 1, inner[end])
        for (place, outer) in [(start, outer), (end, outer + 1)] {
            let id = corner(triangle, place)
            if corners[id].outer >= 0 {
                appendTriangle(inner[place], corners[id].outer, outer)
                corners[id].outer = -1
            } else {
                corners[id].outer = outer
            }
        }
    }

    private mutating func appendTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
        indices.append(a)
        indices.append(b)
        indices.append(c)
    }
}

extension SmoothedMesh.Corner {
    /// The length limit of a corner when its sides move by 1.
    private static let longestMiter = 2.0

    fileprivate mutating func pass(_ normal: SIMD2<Double>, height: Double) {
        reach = min(reach, height / 2)
        if first == .zero {
            first = normal
        } else if second == .zero || (normal * first).sum() < (second * first).sum() {
            second = normal
        }
    }

    /// The offset that is subtracted to move the vertex away from both sides that meet in it.
    fileprivate var inset: SIMD2<Double> {
        if second == .zero { return first * reach }
        let denominator = 1 + (first * second).sum()
        guard denominator > 1e-6 else { return .zero }
        let miter = (first + second) / denominator
        let length = (miter * miter).sum().squareRoot()
        return miter * (reach * min(1, Self.longestMiter / length))
    }
}
