extension CoverageMesh {
    /// A run of pixels along one axis, and how much of each lies in a box and in a hole.
    private struct Slice {
        var start = 0.0, end = 0.0
        var box = 0.0, hole = 0.0
    }

    /// The pieces into which the pixel boundaries next to the edges of a box and its hole cut the span, in order.
    private struct Slices {
        private var slices = InlineArray<7, Slice>(repeating: Slice())
        private(set) var count = 0

        subscript(index: Int) -> Slice { slices[index] }

        init(_ low: Double, _ high: Double, holeLow: Double, holeHigh: Double) {
            var cuts = InlineArray<8, Double>(repeating: 0)
            var cutCount = 0
            func insert(_ cut: Double) {
                var place = cutCount
                while place > 0, cuts[place - 1] > cut {
                    cuts[place] = cuts[place - 1]
                    place -= 1
                }
                cuts[place] = cut
                cutCount += 1
            }
            func add(edge: Double) {
                insert((edge + slack).rounded(.down))
                insert((edge - slack).rounded(.up))
            }
            add(edge: low)
            add(edge: high)
            add(edge: holeLow)
            add(edge: holeHigh)
            for index in 1..<cutCount where cuts[index] > cuts[index - 1] {
                let start = cuts[index - 1]
                let end = cuts[index]
                slices[count] = Slice(
                    start: start, end: end, box: Self.part(of: start, end, low, high),
                    hole: Self.part(of: start, end, holeLow, holeHigh))
                count += 1
            }
        }

        /// The fraction of the pixels from `start` to `end` that lies between `low` and `high`.
        private static func part(of start: Double, _ end: Double, _ low: Double, _ high: Double) -> Double {
            let covered = (min(high, end) - max(low, start)) / (end - start)
            // What the slack took for whole is whole.
            return covered > 1 - slack ? 1 : max(0, covered)
        }
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
        let rows = Slices(low.y, high.y, holeLow: holeLow.y, holeHigh: holeHigh.y)
        let columns = Slices(low.x, high.x, holeLow: holeLow.x, holeHigh: holeHigh.x)
        for x in 0..<columns.count {
            let column = columns[x]
            for y in 0..<rows.count {
                let row = rows[y]
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
}
