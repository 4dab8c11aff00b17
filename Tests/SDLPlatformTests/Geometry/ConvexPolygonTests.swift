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

    @Test func hardSidesStayWhereTheyAre() {
        let reversed = ConvexPolygon(
            [SIMD2(0, 10), SIMD2(10, 10), SIMD2(10, 0), SIMD2(0, 0)], hardSides: [true, false, false, true])
        #expect(reversed.vertices == [SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)])
        #expect(reversed.hardSides == [false, false, true, true])
        // A corner is cut off, whose new side is smooth.
        let cut = reversed.intersection(ConvexPolygon([SIMD2(-5, -5), SIMD2(20, -5), SIMD2(-5, 20)]))
        #expect(cut.vertices.count == 5 && abs(cut.area - 87.5) < 1e-9)
        #expect(cut.hardSides == [false, false, false, true, true])
    }

    @Test func anInsetLeavesShortSidesOut() throws {
        // The corner at the lower right is cut off by less than the sides move.
        let polygon = ConvexPolygon([SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 9.9), SIMD2(9.9, 10), SIMD2(0, 10)])
        let inset = try #require(polygon.inset(by: 0.5))
        #expect(inset.vertices.count == 4)
        #expect(inset.sides[2].start == inset.sides[2].end && inset.sides[1].end == inset.sides[2].start)
        #expect(abs(ConvexPolygon(inset.vertices).area - 81) < 1e-9)
        #expect(polygon.inset(by: 5.1) == nil)
    }

    @Test func anInsetLeavesHardSidesWhereTheyAre() throws {
        let polygon = ConvexPolygon(
            [SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)], hardSides: [true, false, true, false])
        let inset = try #require(polygon.inset(by: 1))
        #expect(abs(ConvexPolygon(inset.vertices).area - 80) < 1e-9)
    }
}
