extension CoverageMesh {
    /// Cuts the triangles that cross the line at which `depth`, a linear function of the place, is 0.
    mutating func split(at depth: (SIMD2<Double>) -> Double) {
        let depths = vertices.map { depth($0.position) }
        guard depths.contains(where: { $0 > 0 }), depths.contains(where: { $0 < 0 }) else { return }
        let old = indices
        removeIndices()
        for start in stride(from: 0, to: old.count, by: 3) {
            let corners = (old[start], old[start + 1], old[start + 2])
            let heights = (depths[Int(corners.0)], depths[Int(corners.1)], depths[Int(corners.2)])
            if min(heights.0, heights.1, heights.2) >= 0 || max(heights.0, heights.1, heights.2) <= 0 {
                appendTriangle(corners.0, corners.1, corners.2)
            } else {
                appendPart(corners, heights, sign: 1)
                appendPart(corners, heights, sign: -1)
            }
        }
    }

    /// Adds the part of a triangle on one side of the line. (Sutherland and Hodgman)
    private mutating func appendPart(
        _ corners: (Int32, Int32, Int32), _ heights: (Double, Double, Double), sign: Double
    ) {
        let (places, heights) = ([corners.0, corners.1, corners.2], [heights.0, heights.1, heights.2])
        var kept: ContiguousArray<Int32> = []
        for place in 0..<3 {
            let last = (place + 2) % 3
            let (before, here) = (heights[last] * sign, heights[place] * sign)
            if (before < 0) != (here < 0) {
                let (from, to) = (vertices[Int(places[last])], vertices[Int(places[place])])
                kept.append(Int32(vertices.count))
                vertices.append(from.mixed(to, before / (before - here)))
            }
            if here >= 0 { kept.append(places[place]) }
        }
        for corner in 1..<max(1, kept.count - 1) { appendTriangle(kept[0], kept[corner], kept[corner + 1]) }
    }
}

extension CoverageMesh.Vertex {
    /// What lies at `share` of the way from this vertex to `other`.
    fileprivate func mixed(_ other: Self, _ share: Double) -> Self {
        Self(
            position: position + (other.position - position) * share,
            coverage: coverage + (other.coverage - coverage) * share)
    }
}
