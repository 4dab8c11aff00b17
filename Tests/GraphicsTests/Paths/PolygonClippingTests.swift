import Testing

@testable import Graphics

struct PolygonClippingTests {
    private static let square: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(0, 4)]

    private func clipped(_ corners: [SIMD2<Double>], height: (SIMD2<Double>) -> Double) -> [SIMD2<Double>] {
        var part: [SIMD2<Double>] = []
        clipPolygon(
            corners.count, height: { height(corners[$0]) }, keep: { part.append(corners[$0]) },
            cross: { part.append(corners[$0] + (corners[$1] - corners[$0]) * $2) })
        return part
    }

    @Test func whatLiesAboveStays() {
        #expect(clipped(Self.square) { $0.x } == Self.square)
        #expect(clipped(Self.square) { -1 - $0.x } == [])
        #expect(clipped([]) { $0.x } == [])
    }

    @Test func sidesAreCutWhereTheyCross() {
        #expect(clipped(Self.square) { $0.x - 1 } == [SIMD2(1, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(1, 4)])
        #expect(clipped(Self.square) { 3 - $0.y } == [SIMD2(0, 3), SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 3)])
    }

    @Test func aCornerCutOffMakesFive() {
        let part = clipped(Self.square) { $0.x + $0.y - 1 }
        #expect(part == [SIMD2(0, 1), SIMD2(1, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(0, 4)])
    }

    /// Twice, where a side ends there that comes from below.
    @Test func aCornerOnTheLineStays() {
        let part = clipped(Self.square) { $0.x - $0.y }
        #expect(part == [SIMD2(0, 0), SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(4, 4)])
    }
}
