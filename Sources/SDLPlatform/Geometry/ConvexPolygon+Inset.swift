extension ConvexPolygon {
    /// The remainder of a polygon whose smooth sides move inwards.
    struct Inset {
        var vertices: ContiguousArray<SIMD2<Double>> = []
        /// Between which of `vertices` each side of the polygon lies then; one that is gone begins and ends at the same.
        var sides: ContiguousArray<(start: Int, end: Int)>
    }

    /// The line of a side, moved.
    private struct Line {
        var side: Int
        var point, normal: SIMD2<Double>

        func isOutside(_ place: SIMD2<Double>) -> Bool { ((place - point) * normal).sum() > 1e-9 }

        /// The intersection of two lines; where they are parallel, a point of `other`.
        func crossing(_ other: Line) -> SIMD2<Double> {
            let along = SIMD2(-normal.y, normal.x)
            let across = (along * other.normal).sum()
            guard across.magnitude > 1e-9 else { return other.point }
            return point + along * (((other.point - point) * other.normal).sum() / across)
        }
    }

    /// The polygon with its smooth sides moved inwards by `distance`; nil where nothing would be left.
    ///
    /// The sides go round in the order of their directions, so one way past their half-planes finds those that stay (Dehne,
    /// Noltemeier 1985 and others).
    func inset(by distance: Double) -> Inset? {
        var lines: ContiguousArray<Line> = []
        var first = 0
        for index in vertices.indices {
            let normal = outwardNormal(after: index)
            if normal == .zero { continue }
            let line = Line(
                side: index, point: vertices[index] - normal * (hardSides[index] ? 0 : distance), normal: normal)
            while lines.count - first > 1, line.isOutside(lines[lines.count - 2].crossing(lines[lines.count - 1])) {
                lines.removeLast()
            }
            while lines.count - first > 1, line.isOutside(lines[first].crossing(lines[first + 1])) { first += 1 }
            lines.append(line)
        }
        while lines.count - first > 2, lines[first].isOutside(lines[lines.count - 2].crossing(lines[lines.count - 1])) {
            lines.removeLast()
        }
        while lines.count - first > 2, lines[lines.count - 1].isOutside(lines[first].crossing(lines[first + 1])) {
            first += 1
        }
        return lines.count - first > 2 ? inset(between: lines[first...]) : nil
    }

    private func inset(between lines: ContiguousArray<Line>.SubSequence) -> Inset? {
        var inset = Inset(sides: ContiguousArray(repeating: (0, 0), count: vertices.count))
        guard var last = lines.last else { return nil }
        // A line begins where the one before it ends; in between are the sides that are gone.
        for line in lines {
            let corner = inset.vertices.count
            inset.vertices.append(last.crossing(line))
            inset.sides[last.side].end = corner
            var gone = last.side + 1 == vertices.count ? 0 : last.side + 1
            while gone != line.side {
                inset.sides[gone] = (corner, corner)
                gone = gone + 1 == vertices.count ? 0 : gone + 1
            }
            inset.sides[line.side].start = corner
            last = line
        }
        for line in lines {
            let (start, end) = inset.sides[line.side]
            let side = inset.vertices[end] - inset.vertices[start]
            // Lines that enclose nothing run backwards.
            if side.x * line.normal.y - side.y * line.normal.x > 1e-9 { return nil }
        }
        return inset
    }
}
