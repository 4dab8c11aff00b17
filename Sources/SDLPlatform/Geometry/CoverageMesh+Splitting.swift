import Graphics

extension CoverageMesh {
    /// Cuts the triangles that cross the line at which `depth`, a linear function of the place, is 0.
    mutating func split(at depth: (SIMD2<Double>) -> Double) {
        let depths = vertices.map { depth($0.position) }
        guard depths.contains(where: { $0 > 0 }), depths.contains(where: { $0 < 0 }) else { return }
        let old = indices
        removeIndices()
        for start in stride(from: 0, to: old.count, by: 3) {
            let corners = SIMD3(old[start], old[start + 1], old[start + 2])
            let heights = SIMD3(depths[Int(corners.x)], depths[Int(corners.y)], depths[Int(corners.z)])
            if heights.min() >= 0 || heights.max() <= 0 {
                appendTriangle(corners.x, corners.y, corners.z)
            } else {
                appendPart(corners, heights)
                appendPart(corners, -heights)
            }
        }
    }

    /// Adds the part of a triangle in which the `heights`, of its corners and between them, are not negative.
    private mutating func appendPart(_ corners: SIMD3<Int32>, _ heights: SIMD3<Double>) {
        var first = Int32(0)
        var last = Int32(0)
        var count = 0
        func keep(_ corner: Int32) {
            if count == 0 { first = corner }
            if count > 1 { appendTriangle(first, last, corner) }
            last = corner
            count += 1
        }
        clipPolygon(
            3, height: { heights[$0] }, keep: { keep(corners[$0]) },
            cross: { start, end, share in
                keep(Int32(vertices.count))
                vertices.append(vertices[Int(corners[start])].mixed(vertices[Int(corners[end])], share))
            })
    }
}

extension CoverageMesh.Vertex {
    /// The linear interpolation from this vertex to `other` at `share`, 0 here and 1 there.
    fileprivate func mixed(_ other: Self, _ share: Double) -> Self {
        Self(
            position: position + (other.position - position) * share,
            coverage: coverage + (other.coverage - coverage) * share)
    }
}
