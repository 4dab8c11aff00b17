import Testing

@testable import SDLPlatform

@Suite struct ConvexPolygonTests {
    private let square = ConvexPolygon([SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)])

    @Test func orderOfCornersDoesNotMatter() {
        let reversed = ConvexPolygon([SIMD2(0, 10), SIMD2(10, 10), SIMD2(10, 0), SIMD2(0, 0)])
        #expect(square.area == 100)
        #expect(reversed.area == 100)
        #expect(reversed.outwardNormal(after: 0) == square.outwardNormal(after: 0))
    }

    @Test(
        arguments: [
            [], [SIMD2(1, 1)], [SIMD2(0, 0), SIMD2(1, 1)], [SIMD2(0, 0), SIMD2(1, 1), SIMD2(2, 2)],
            [SIMD2(0, 0), SIMD2(Double.nan, 1), SIMD2(2, 0)], [SIMD2(0, 0), SIMD2(Double.infinity, 1), SIMD2(2, 0)],
        ] as [ContiguousArray<SIMD2<Double>>])
    func whatEnclosesNothingIsEmpty(vertices: ContiguousArray<SIMD2<Double>>) {
        #expect(ConvexPolygon(vertices).isEmpty)
        #expect(square.intersection(ConvexPolygon(vertices)).isEmpty)
        #expect(ConvexPolygon(vertices).intersection(square).isEmpty)
    }

    @Test func normalsPointOutwards() {
        #expect(
            (0..<4).map { square.outwardNormal(after: $0) } == [SIMD2(0, -1), SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0)])
    }

    @Test func overlapOfSquares() {
        let other = ConvexPolygon([SIMD2(6, 7), SIMD2(20, 7), SIMD2(20, 20), SIMD2(6, 20)])
        #expect(abs(square.intersection(other).area - 12) < 1e-12)
        #expect(abs(other.intersection(square).area - 12) < 1e-12)
    }

    @Test func apartAndInside() {
        let apart = ConvexPolygon([SIMD2(11, 0), SIMD2(20, 0), SIMD2(20, 9)])
        let inside = ConvexPolygon([SIMD2(1, 1), SIMD2(3, 1), SIMD2(3, 3)])
        #expect(square.intersection(apart).isEmpty)
        #expect(abs(square.intersection(inside).area - inside.area) < 1e-12)
    }

    /// An octagon made of a square and the same square turned by 45 degrees: side a, area 2 (√2 - 1) a².
    @Test func octagon() {
        let half = 5 * 2.0.squareRoot()
        let turned = ConvexPolygon([SIMD2(5, 5 - half), SIMD2(5 + half, 5), SIMD2(5, 5 + half), SIMD2(5 - half, 5)])
        let octagon = square.intersection(turned)
        #expect(abs(octagon.area - 200 * (2.0.squareRoot() - 1)) < 1e-9)
        #expect(octagon.vertices.count == 8)
    }

    @Test func widthIsTheShortestWayThrough() {
        #expect(abs(square.width - 10) < 1e-12)
        let strip = ConvexPolygon([SIMD2(0, 0), SIMD2(30, 40), SIMD2(29.2, 40.6), SIMD2(-0.8, 0.6)])
        #expect(abs(strip.width - 1) < 1e-12)
    }
}
