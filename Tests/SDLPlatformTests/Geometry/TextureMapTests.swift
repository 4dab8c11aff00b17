import Testing

@testable import SDLPlatform

@Suite struct TextureMapTests {
    @Test func partOfATextureOverARectangle() throws {
        let map = try #require(QuadMap((SIMD3(2, 0, 10), SIMD3(0, 2, 20), SIMD3(0, 0, 1))))
        let texture = TextureMap(
            map, origin: .zero, size: SIMD2(50, 40), low: SIMD2(0.25, 0.5), high: SIMD2(0.75, 1))
        #expect(texture.coordinates(at: SIMD2(10, 20)) == SIMD2(0.25, 0.5))
        #expect(texture.coordinates(at: SIMD2(110, 100)) == SIMD2(0.75, 1))
        #expect(texture.coordinates(at: SIMD2(60, 60)) == SIMD2(0.5, 0.75))
    }

    @Test func coordinatesNeverLeaveTheTexture() throws {
        let map = try #require(QuadMap((SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0.01, 0, 1))))
        let texture = TextureMap(map, origin: .zero, size: SIMD2(10, 10), low: SIMD2(-1, 0.2), high: SIMD2(2, 0.1))
        for pixel in [SIMD2(-1e9, 3.0), SIMD2(1e9, -5), SIMD2(.nan, 0), SIMD2(100, 1e300), SIMD2(3, 3)] {
            let coordinates = texture.coordinates(at: pixel)
            #expect(all(coordinates .>= 0) && all(coordinates .<= 1), "\(pixel)")
        }
    }

    @Test func onlyPerspectiveIsCut() throws {
        var mesh = CoverageMesh()
        mesh.append(low: .zero, high: SIMD2(200, 200))
        let flat = try #require(QuadMap((SIMD3(4, 1, 0), SIMD3(0, 4, 0), SIMD3(0, 0, 1))))
        let steep = try #require(QuadMap((SIMD3(4, 0, 0), SIMD3(0, 4, 0), SIMD3(0.01, 0, 1))))
        let texels = SIMD2(512.0, 512)
        #expect(TextureMap(flat, origin: .zero, size: SIMD2(100, 100)).parts(for: mesh, texels: texels) == 1)
        let map = TextureMap(steep, origin: .zero, size: SIMD2(100, 100))
        let parts = map.parts(for: mesh, texels: texels)
        #expect(parts > 4)
        // After cutting, nothing is left to cut.
        #expect(map.parts(for: mesh.subdivided(parts), texels: texels) <= 2)
    }
}
