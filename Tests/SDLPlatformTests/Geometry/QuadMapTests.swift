import Compositor
import Graphics
import Testing

@testable import SDLPlatform

@Suite struct QuadMapTests {
    private let perspective = QuadMap(rows: SIMD3(2, 0.5, 30), SIMD3(-0.25, 1.5, 10), SIMD3(0.002, -0.001, 1))

    @Test func thereAndBack() throws {
        let map = try #require(perspective)
        for point in [SIMD2(0.0, 0.0), SIMD2(100, 3), SIMD2(-20, 77.5)] {
            let back = map.local(map.device(point))
            #expect(((back - point) * (back - point)).sum() < 1e-18)
        }
        #expect(!map.isAffine)
    }

    @Test func affineQuad() throws {
        let map = try #require(QuadMap(RoundedQuad(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 6), in: DrawList()))
        #expect(map.isAffine)
        #expect(map.device(SIMD2(3, 4)) == SIMD2(-3, 12))
        #expect(map.scale(at: .zero) == 2)
    }

    @Test(arguments: [
        RoundedQuad(a: 0, d: 0), RoundedQuad(a: .nan), RoundedQuad(a: .infinity), RoundedQuad(homography: 7),
    ])
    func unusableQuadsHaveNoMap(quad: RoundedQuad) {
        #expect(QuadMap(quad, in: DrawList()) == nil)
    }

    @Test func whatIsBehindTheViewerIsCutAway() throws {
        // Depth is 1 - x / 50: everything right of x = 50 is behind.
        let map = try #require(QuadMap(rows: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(-0.02, 0, 1)))
        #expect(map.isVisible(SIMD2(49, 0)) && !map.isVisible(SIMD2(51, 0)))
        let polygon = map.polygon([SIMD2(0, 0), SIMD2(100, 0), SIMD2(100, 10), SIMD2(0, 10)])
        #expect(polygon.vertices.count == 4)
        #expect(polygon.vertices.allSatisfy { $0.x >= 0 && $0.y >= 0 })
        #expect(map.polygon([SIMD2(60, 0), SIMD2(100, 0), SIMD2(100, 10)]).isEmpty)
    }

    @Test func scaleIsTheStretchAroundThePoint() throws {
        let map = try #require(perspective)
        let point = SIMD2(40.0, 20.0)
        let step = 1e-6
        let x = (map.device(point + SIMD2(step, 0)) - map.device(point)) / step
        let y = (map.device(point + SIMD2(0, step)) - map.device(point)) / step
        #expect(abs(map.scale(at: point) - max((x * x).sum(), (y * y).sum()).squareRoot()) < 1e-4)
    }
}

extension QuadMap {
    /// The map whose rows hold the factors of x, of y, and the constant; a point is divided by the value of the third row.
    init?(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ w: SIMD3<Double>) {
        var map = Homography.identity
        (map.m11, map.m21, map.m31) = (x.x, x.y, x.z)
        (map.m12, map.m22, map.m32) = (y.x, y.y, y.z)
        (map.m13, map.m23, map.m33) = (w.x, w.y, w.z)
        self.init(map)
    }
}
