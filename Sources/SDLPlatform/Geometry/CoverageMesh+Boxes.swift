extension CoverageMesh {
    /// A run of pixels along one axis, and how much of each lies in a box and in a hole.
    private struct Slice {
        var start, end: Double
        var box, hole: Double
    }

    /// Edges closer than this to a pixel boundary lie on it.
    private static let slack = 1.0 / 1024

    /// Adds the upright box from `low` to `high`, each pixel at its edges with exactly the part that is covered.
    mutating func append(low: SIMD2<Double>, high: SIMD2<Double>) {
        append(low: low, high: high, holeLow: low, holeHigh: low)
    }

    /// Adds the upright box without the one from `holeLow` to `holeHigh`, which lies inside it or is empty.
    mutating func append(
        low: SIMD2<Double>, high: SIMD2<Double>, holeLow: SIMD2<Double>, holeHigh: SIMD2<Double>
    ) {
        let rows = Self.slices((low.y, high.y), hole: (holeLow.y, holeHigh.y))
        for column in Self.slices((low.x, high.x), hole: (holeLow.x, holeHigh.x)) {
            for row in rows {
                let coverage = column.box * row.box - column.hole * row.hole
                if coverage > 0 { append(column, row, coverage: coverage) }
            }
        }
    }

    private mutating func append(_ column: Slice, _ row: Slice, coverage: Double) {
        let first = Int32(vertices.count)
        vertices.append(Vertex(position: SIMD2(column.start, row.start), coverage: coverage))
        vertices.append(Vertex(position: SIMD2(column.end, row.start), coverage: coverage))
        vertices.append(Vertex(position: SIMD2(column.end, row.end), coverage: coverage))
        vertices.append(Vertex(position: SIMD2(column.start, row.end), coverage: coverage))
        appendTriangle(first, first + 1, first + 2)
        appendTriangle(first, first + 2, first + 3)
    }

    /// The pieces into which the pixel boundaries next to the edges cut the span.
    private static func slices(
        _ box: (low: Double, high: Double), hole: (low: Double, high: Double)
    ) -> [Slice] {
        let edges = [box.low, box.high, hole.low, hole.high]
        let cuts = edges.flatMap { [($0 + slack).rounded(.down), ($0 - slack).rounded(.up)] }.sorted()
        return zip(cuts, cuts.dropFirst()).compactMap { start, end in
            guard end > start else { return nil }
            func part(_ span: (low: Double, high: Double)) -> Double {
                let covered = (min(span.high, end) - max(span.low, start)) / (end - start)
                // What the slack took for whole is whole.
                return covered > 1 - slack ? 1 : max(0, covered)
            }
            return Slice(start: start, end: end, box: part(box), hole: part(hole))
        }
    }
}
