import TestSupport
import Testing

@testable import SDLPlatform

@Suite struct CoverageMeshTests {
    /// The integral of coverage over the mesh: for smoothed shapes close to the area that they stand for.
    private func amount(_ mesh: CoverageMesh) -> Double {
        var sum = 0.0
        for start in stride(from: 0, to: mesh.indices.count, by: 3) {
            let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[start + $0])] }
            let p = corners[1].position - corners[0].position
            let q = corners[2].position - corners[0].position
            sum += abs(p.x * q.y - p.y * q.x) / 2 * corners.reduce(0) { $0 + $1.coverage } / 3
        }
        return sum
    }

    @Test(arguments: [
        (SIMD2(0.0, 0.0), SIMD2(10.0, 4.0)), (SIMD2(0.25, 0.5), SIMD2(7.75, 9.125)), (SIMD2(3.2, 3.3), SIMD2(3.7, 9.9)),
        (SIMD2(-4.5, -0.1), SIMD2(-4.25, 0.2)), (SIMD2(0.9, 0), SIMD2(1.1, 8)),
    ])
    func uprightBoxIsExact(low: SIMD2<Double>, high: SIMD2<Double>) {
        var mesh = CoverageMesh()
        mesh.append(low: low, high: high)
        let area = (high - low).x * (high - low).y
        #expect(abs(amount(mesh) - area) < 1e-9)
        #expect(mesh.vertices.allSatisfy { $0.coverage > 0 && $0.coverage <= 1 })
        #expect(mesh.vertices.allSatisfy { $0.position == $0.position.rounded(.toNearestOrEven) })
    }

    /// Turned rectangles, down to hair lines: the sides' fade adds nothing, the corners' a quarter of a pixel at most.
    @Test(arguments: [30.0, 5, 1, 0.6, 0.25, 0.01]) func polygonKeepsItsAmount(thickness: Double) {
        let along = SIMD2(0.6, 0.8)
        let across = SIMD2(-0.8, 0.6)
        var mesh = CoverageMesh()
        mesh.append(
            ConvexPolygon([
                SIMD2(50, 50), SIMD2(50, 50) + along * 40, SIMD2(50, 50) + along * 40 + across * thickness,
                SIMD2(50, 50) + across * thickness,
            ]))
        #expect(abs(amount(mesh) - 40 * thickness) < 0.35)
        #expect(mesh.vertices.allSatisfy { $0.coverage >= 0 && $0.coverage <= 1 })
    }

    @Test func roundedRectangleKeepsItsAmount() {
        let outline = RoundedOutline(origin: SIMD2(3.3, 4.7), size: SIMD2(60, 40), radius: 12)
        var mesh = CoverageMesh()
        mesh.append(ConvexPolygon(outline.vertices(scale: 1)))
        #expect(abs(amount(mesh) - (60 * 40 - (4 - .pi) * 144)) < 1)
    }

    @Test func bandKeepsItsAmount() {
        let outer = RoundedOutline(origin: .zero, size: SIMD2(60, 40), radius: 12)
        let inner = RoundedOutline(origin: SIMD2(2, 2), size: SIMD2(56, 36), radius: 10)
        var mesh = CoverageMesh()
        mesh.appendBand(
            outer: ConvexPolygon(outer.vertices(steps: 9)), inner: ConvexPolygon(inner.vertices(steps: 9)))
        let exact = (60.0 * 40 - (4 - .pi) * 144) - (56.0 * 36 - (4 - .pi) * 100)
        #expect(abs(amount(mesh) - exact) < 1)
    }

    /// A vertex on one side of an edge alone lets graphics cards leave pixels uncovered.
    @Test(arguments: [0, 1, 3, 5]) func subdivisionCoversTheSameWithoutGaps(highest: Int) {
        var mesh = CoverageMesh()
        mesh.append(ConvexPolygon(RoundedOutline(origin: .zero, size: SIMD2(60, 40), radius: 9).vertices(scale: 1)))
        var finer = mesh
        finer.subdivide { start, end in
            min(highest, Int((start - end).x.magnitude * (start + end).x.magnitude / 150))
        }
        let isWhole = finer == mesh
        #expect(isWhole == (highest == 0))
        #expect(abs(amount(finer) - amount(mesh)) < 1e-8)
        let loose = looseSides(of: finer)
        #expect(abs(loose.length - looseSides(of: mesh).length) < 1e-9)
        #expect(loose.most == 2)
    }

    /// A thousand for each took fifty megabytes in the worst frame of the gallery.
    @Test func longThinTrianglesBecomeStrips() {
        var mesh = CoverageMesh()
        mesh.append(ConvexPolygon([SIMD2(0, 0), SIMD2(400, 0), SIMD2(400, 9)]))
        let count = mesh.indices.count / 3
        mesh.subdivide { start, end in (start - end).x.magnitude > 100 ? CoverageMesh.highestLevel : 0 }
        #expect(mesh.indices.count / 3 <= 70 * count)
    }

    /// The length of the sides that belong to one triangle alone, and the most triangles at one side.
    private func looseSides(of mesh: CoverageMesh) -> (length: Double, most: Int) {
        var counts: [Set<SIMD2<Double>>: Int] = [:]
        for start in stride(from: 0, to: mesh.indices.count, by: 3) {
            let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[start + $0])].position }
            for side in 0..<3 { counts[[corners[side], corners[(side + 1) % 3]], default: 0] += 1 }
        }
        let loose = counts.filter { $0.value == 1 && $0.key.count == 2 }.keys.map { Array($0) }
        let length = loose.reduce(0) { sum, ends in
            let along = ends[1] - ends[0]
            return sum + (along * along).sum().squareRoot()
        }
        return (length, counts.values.max() ?? 0)
    }

    /// Cards are cut by rounded clips anywhere: no triangle turns over, which would draw what it covers a second time.
    @Test func noTriangleTurnsOver() {
        var random = RepeatableNumbers(seed: 3)
        for _ in 0..<500 {
            let radius = random.number(in: 0.1...30)
            let outline = RoundedOutline(
                origin: SIMD2(random.number(in: -5...5), random.number(in: -5...5)),
                size: SIMD2(
                    random.number(in: 2 * radius...(2 * radius + 40)), random.number(in: 2 * radius...(2 * radius + 40))
                ),
                radius: radius)
            let (x, y) = (random.number(in: -10...60), random.number(in: -10...60))
            let width = random.number(in: 0.2...60)
            let height = random.number(in: 0.2...60)
            let card = ConvexPolygon([
                SIMD2(x, y), SIMD2(x + width, y), SIMD2(x + width, y + height), SIMD2(x, y + height),
            ])
            let polygon = ConvexPolygon(outline.vertices(scale: 1)).intersection(card)
            var mesh = CoverageMesh()
            mesh.append(polygon)
            #expect(mesh.leastArea > -1e-6, "\(outline), \(x), \(y), \(width), \(height)")
            #expect(mesh.indices.isEmpty == polygon.isEmpty)
        }
    }

    @Test(arguments: [1e19, 1e200]) func hugeCornersHaveAsManyStepsAsAnyMayHave(radius: Double) {
        let outline = RoundedOutline(origin: .zero, size: SIMD2(4 * radius, 4 * radius), radius: radius)
        #expect(outline.steps(scale: 1) == 48)
    }

    @Test func nothingGivesNothing() {
        var mesh = CoverageMesh()
        mesh.append(ConvexPolygon([]))
        #expect(mesh.indices.isEmpty)
    }
}

extension CoverageMesh {
    /// Twice the area of the triangle that is turned over most; positive where none is.
    fileprivate var leastArea: Double {
        stride(from: 0, to: indices.count, by: 3).reduce(.infinity) { least, start in
            let corners = (0..<3).map { vertices[Int(indices[start + $0])].position }
            let p = corners[1] - corners[0]
            let q = corners[2] - corners[0]
            return min(least, p.x * q.y - p.y * q.x)
        }
    }
}
