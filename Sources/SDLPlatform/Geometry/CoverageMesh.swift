/// Triangles that cover a shape, each corner with how much of the shape it stands for: 1 inside, 0 just outside.
///
/// Graphics cards cut triangles off at pixel centres; the coverage that falls off over the last pixel smooths the edge.
struct CoverageMesh: Hashable, Sendable {
    struct Vertex: Hashable, Sendable {
        /// In device pixels.
        var position: SIMD2<Double>
        /// 0 to 1; multiplies the colour.
        var coverage: Double
    }

    var vertices: ContiguousArray<Vertex> = []
    /// Three to a triangle.
    private(set) var indices: ContiguousArray<Int32> = []

    mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
    }
}

extension CoverageMesh {
    /// Adds the band between two outlines of equally many corners, `inner` within `outer`, smoothed on both sides.
    mutating func appendBand(outer: ConvexPolygon, inner: ConvexPolygon) {
        guard outer.vertices.count == inner.vertices.count, !outer.isEmpty else { return }
        let first = Int32(vertices.count)
        let count = Int32(outer.vertices.count)
        let gap = (outer.area - inner.area) / max(1e-9, outer.perimeter)
        let width = max(0, min(1, gap))
        let coverage = 2 * width / (1 + width)
        appendRing(outer, offset: 0.5, coverage: 0)
        appendRing(outer, offset: -width / 2, coverage: coverage)
        appendRing(inner, offset: width / 2, coverage: coverage)
        appendRing(inner, offset: -0.5, coverage: 0)
        for ring in 0..<Int32(3) {
            appendStrip(from: first + ring * count, to: first + (ring + 1) * count, count: count)
        }
    }

    private mutating func appendRing(_ polygon: ConvexPolygon, offset: Double, coverage: Double) {
        for index in polygon.vertices.indices {
            let position = polygon.vertices[index] + polygon.miter(at: index) * offset
            vertices.append(Vertex(position: position, coverage: coverage))
        }
    }

    private mutating func appendStrip(from inner: Int32, to outer: Int32, count: Int32) {
        for index in 0..<count {
            let next = index + 1 < count ? index + 1 : 0
            appendTriangle(inner + index, outer + index, outer + next)
            appendTriangle(inner + index, outer + next, inner + next)
        }
    }

    mutating func removeIndices() { indices.removeAll(keepingCapacity: true) }

    mutating func appendTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
        indices.append(a)
        indices.append(b)
        indices.append(c)
    }
}

extension ConvexPolygon {
    /// The length limit of a corner when sides move outwards by 1.
    private static let longestMiter = 2.0

    /// The offset of corner `index` when both its sides move outwards by 1; cut short at sharp corners.
    fileprivate func miter(at index: Int) -> SIMD2<Double> {
        let before = outwardNormal(after: index > 0 ? index - 1 : vertices.count - 1)
        let after = outwardNormal(after: index)
        if before == .zero { return after }
        if after == .zero { return before }
        let sum = before + after
        let denominator = 1 + (before * after).sum()
        guard denominator > 1e-6 else { return after }
        let miter = sum / denominator
        let length = (miter * miter).sum().squareRoot()
        return length > Self.longestMiter ? miter * (Self.longestMiter / length) : miter
    }
}
