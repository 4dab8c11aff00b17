extension CoverageMesh {
    /// Adds a polygon whose coverage falls from 1 half a pixel inside its smooth sides to 0 half a pixel outside; at hard sides
    /// it ends.
    ///
    /// A polygon thinner than a pixel has no inside: its middle gets the coverage that makes the whole amount right.
    mutating func append(_ polygon: ConvexPolygon) {
        guard !polygon.isEmpty else { return }
        // The largest circle inside has at least this radius.
        let reach = min(0.5, 0.999 * polygon.area / polygon.perimeter)
        guard let inset = polygon.inset(by: reach) else { return }
        let first = Int32(vertices.count)
        let count = Int32(inset.vertices.count)
        let coverage = reach < 0.499 ? 4 * reach / (1 + 2 * reach) : 1
        for vertex in inset.vertices { vertices.append(Vertex(position: vertex, coverage: coverage)) }
        for index in 1..<(count - 1) { appendTriangle(first, first + index, first + index + 1) }
        appendFringe(of: polygon, inset, first: first)
    }

    /// Adds the half pixel outside of the smooth sides of `polygon`, around the vertices of its inset, which start with `first`.
    ///
    /// Corners are cut off: where two sides meet at a right angle, a quarter of the pixel at the corner is covered and
    /// not, as halfway between inside and outside, a half.
    private mutating func appendFringe(of polygon: ConvexPolygon, _ inset: ConvexPolygon.Inset, first: Int32) {
        let count = polygon.vertices.count
        let outer = Int32(vertices.count)
        for index in 0..<count {
            for side in [index > 0 ? index - 1 : count - 1, index] {
                vertices.append(Vertex(position: polygon.outerEnd(of: side, at: index), coverage: 0))
            }
        }
        for index in 0..<count where !polygon.hardSides[index] {
            let next = index + 1 < count ? index + 1 : 0
            let before = index > 0 ? index - 1 : count - 1
            let inner = (first + Int32(inset.sides[index].start), first + Int32(inset.sides[index].end))
            let start = outer + 2 * Int32(index) + 1
            let end = outer + 2 * Int32(next)
            if !polygon.hardSides[before] { appendTriangle(inner.0, start - 1, start) }
            appendTriangle(inner.0, start, end)
            if inner.0 != inner.1 { appendTriangle(inner.0, end, inner.1) }
        }
    }
}

extension ConvexPolygon {
    /// The end of `side`, moved outwards by half a pixel, beside corner `index`; next to a hard side on the line of
    /// that, where its neighbour beyond has a vertex as well.
    fileprivate func outerEnd(of side: Int, at index: Int) -> SIMD2<Double> {
        let corner = vertices[index]
        let normal = outwardNormal(after: side)
        let count = vertices.count
        let other = side == index ? (index > 0 ? index - 1 : count - 1) : index
        guard !hardSides[side], hardSides[other] else { return corner + normal * 0.5 }
        let away = outwardNormal(after: other)
        let along = SIMD2(-away.y, away.x)
        let rise = (along * normal).sum()
        guard rise.magnitude > 0.05 else { return corner + normal * 0.5 }
        return corner + along * (0.5 / rise)
    }
}
