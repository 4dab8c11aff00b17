extension CoverageMesh {
    /// The highest level of a side, which is cut into `1 << level` parts.
    static let highestLevel = 5

    /// Cuts every side of a triangle into `1 << level` parts, where `level`, from 0 to `highestLevel`, depends on the ends of the
    /// side alone, in either order: the triangles on both sides of it have the same vertices there, and no gap opens between them.
    mutating func subdivide(level: (SIMD2<Double>, SIMD2<Double>) -> Int) {
        let old = indices
        removeIndices()
        for start in stride(from: 0, to: old.count, by: 3) {
            let corners = SIMD3(old[start], old[start + 1], old[start + 2])
            let patch = Patch(
                a: vertices[Int(corners.x)], b: vertices[Int(corners.y)], c: vertices[Int(corners.z)])
            let levels = SIMD3(
                level(patch.a.position, patch.b.position), level(patch.b.position, patch.c.position),
                level(patch.c.position, patch.a.position))
            if levels == .zero {
                appendTriangle(corners.x, corners.y, corners.z)
            } else {
                append(
                    patch, Weights(Patch.whole, 0, 0), Weights(0, Patch.whole, 0), Weights(0, 0, Patch.whole), levels)
            }
        }
    }

    /// The parts of a point that come from the corners of a patch; their sum is `Patch.whole`.
    private typealias Weights = SIMD3<Int>

    /// A triangle, with vertices at whole weights of its corners: on a side the same ones as in the triangle beyond it.
    private struct Patch {
        static let whole = 1 << highestLevel

        var a, b, c: Vertex

        func vertex(at weights: Weights) -> Vertex {
            let parts = SIMD3<Double>(weights) / Double(Self.whole)
            return Vertex(
                position: a.position * parts.x + b.position * parts.y + c.position * parts.z,
                coverage: a.coverage * parts.x + b.coverage * parts.y + c.coverage * parts.z)
        }
    }

    /// Adds the triangle `a`, `b`, `c` of `patch`; `levels` are those of its sides, from `a` to `b` and on.
    private mutating func append(_ patch: Patch, _ a: Weights, _ b: Weights, _ c: Weights, _ levels: SIMD3<Int>) {
        if levels.x == levels.y, levels.y == levels.z { return appendGrid(patch, a, b, c, parts: 1 << levels.x) }
        if levels.x == 0 { return appendStrip(patch, from: c, to: a, b, levels: SIMD2(levels.z, levels.y)) }
        if levels.y == 0 { return appendStrip(patch, from: a, to: b, c, levels: SIMD2(levels.x, levels.z)) }
        if levels.z == 0 { return appendStrip(patch, from: b, to: c, a, levels: SIMD2(levels.y, levels.x)) }
        let ab = (a &+ b) / 2
        let bc = (b &+ c) / 2
        let ca = (c &+ a) / 2
        let halves = levels &- 1
        append(patch, a, ab, ca, SIMD3(halves.x, halves.y, halves.z))
        append(patch, ab, b, bc, SIMD3(halves.x, halves.y, halves.z))
        append(patch, ca, bc, c, SIMD3(halves.x, halves.y, halves.z))
        append(patch, bc, ca, ab, SIMD3(halves.x, halves.y, halves.z))
    }

    /// Adds the triangle in `parts` rows of equal ones, each row one longer than the row before.
    private mutating func appendGrid(_ patch: Patch, _ a: Weights, _ b: Weights, _ c: Weights, parts: Int) {
        let first = Int32(vertices.count)
        let toB = (b &- a) / parts
        let toC = (c &- a) / parts
        for row in 0...parts {
            for column in 0...row { vertices.append(patch.vertex(at: a &+ toB &* (row - column) &+ toC &* column)) }
        }
        for row in 0..<Int32(parts) {
            let upper = first + row * (row + 1) / 2
            let lower = first + (row + 1) * (row + 2) / 2
            for column in 0...row {
                appendTriangle(upper + column, lower + column, lower + column + 1)
                if column < row { appendTriangle(upper + column, lower + column + 1, upper + column + 1) }
            }
        }
    }

    /// Adds the triangle between the sides from `apex` to `b` and to `c`, cut as `levels` say; the third side stays whole.
    private mutating func appendStrip(
        _ patch: Patch, from apex: Weights, to b: Weights, _ c: Weights, levels: SIMD2<Int>
    ) {
        let toB = 1 << levels.x
        let toC = 1 << levels.y
        let first = Int32(vertices.count)
        for step in 0...toB { vertices.append(patch.vertex(at: apex &+ (b &- apex) / toB &* step)) }
        let second = Int32(vertices.count)
        for step in 1...toC { vertices.append(patch.vertex(at: apex &+ (c &- apex) / toC &* step)) }
        var left = 0
        var right = 0
        while left < toB || right < toC {
            let start = first + Int32(left)
            let end = right == 0 ? first : second + Int32(right - 1)
            if left < toB, right == toC || (left + 1) * toC <= (right + 1) * toB {
                if left > 0 || right > 0 { appendTriangle(start, start + 1, end) }
                left += 1
            } else {
                if left > 0 || right > 0 { appendTriangle(start, second + Int32(right), end) }
                right += 1
            }
        }
    }
}
