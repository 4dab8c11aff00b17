import Compositor
import Testing

@testable import SDLPlatform

@Suite struct TextureMapTests {
    @Test func partOfATextureOverARectangle() throws {
        let map = try #require(QuadMap(rows: SIMD3(2, 0, 10), SIMD3(0, 2, 20), SIMD3(0, 0, 1)))
        let texture = TextureMap(
            map, origin: .zero, size: SIMD2(50, 40), low: SIMD2(0.25, 0.5), high: SIMD2(0.75, 1))
        #expect(texture.coordinates(at: SIMD2(10, 20)) == SIMD2(0.25, 0.5))
        #expect(texture.coordinates(at: SIMD2(110, 100)) == SIMD2(0.75, 1))
        #expect(texture.coordinates(at: SIMD2(60, 60)) == SIMD2(0.5, 0.75))
    }

    @Test func coordinatesNeverLeaveTheTexture() throws {
        let map = try #require(QuadMap(rows: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0.002, 0, 1)))
        let texture = TextureMap(map, origin: .zero, size: SIMD2(10, 10), low: SIMD2(-1, 0.2), high: SIMD2(2, 0.1))
        for pixel in [SIMD2(-1e9, 3.0), SIMD2(1e9, -5), SIMD2(.nan, 0), SIMD2(100, 1e300), SIMD2(3, 3)] {
            let coordinates = texture.coordinates(at: pixel)
            #expect(all(coordinates .>= 0) && all(coordinates .<= 1), "\(pixel)")
        }
    }

    /// A picture of 40 x 30 texels, placed by `rows` over as many local units.
    @Test(arguments: [
        ("at whole pixels", SIMD3(1, 0, 7), SIMD3(0, 1, -3), true),
        ("twice as large", SIMD3(2, 0, 0), SIMD3(0, 2, 0), false),
        ("a hair off", SIMD3(1, 0, 7.001), SIMD3(0, 1, 0), true),
        ("between pixels", SIMD3(1, 0, 7.25), SIMD3(0, 1, 0), false),
        ("stretched", SIMD3(1, 0, 0), SIMD3(0, 1.01, 0), false), ("mirrored", SIMD3(-1, 0, 40), SIMD3(0, 1, 0), false),
        ("turned", SIMD3(0, 1, 0), SIMD3(-1, 0, 40), false),
        ("turned a little", SIMD3(1, 0.01, 0), SIMD3(-0.01, 1, 0), false),
    ])
    func pixelForPixel(place: String, x: SIMD3<Double>, y: SIMD3<Double>, expected: Bool) throws {
        let map = try #require(QuadMap(rows: x, y, SIMD3(0, 0, 1)))
        let texture = TextureMap(map, origin: .zero, size: SIMD2(40, 30))
        let box = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 30)
        #expect(texture.isPixelForPixel(over: box, texels: SIMD2(40, 30)) == expected)
    }

    @Test func pixelsToThePointCount() throws {
        let map = try #require(QuadMap(rows: SIMD3(2, 0, 5), SIMD3(0, 2, 6), SIMD3(0, 0, 1)))
        var texture = TextureMap(map, origin: .zero, size: SIMD2(40, 30))
        let box = PixelRect(minX: 5, minY: 6, maxX: 85, maxY: 66)
        #expect(texture.isPixelForPixel(over: box, texels: SIMD2(80, 60)))
        #expect(!texture.isPixelForPixel(over: box, texels: SIMD2(40, 30)))
        texture.narrow(to: SIMD2(0.5, 0.75))
        #expect(texture.isPixelForPixel(over: box, texels: SIMD2(160, 80)))
    }

    @Test func perspectiveIsNeverPixelForPixel() throws {
        let map = try #require(QuadMap(rows: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(1e-9, 0, 1)))
        let texture = TextureMap(map, origin: .zero, size: SIMD2(8, 8))
        #expect(!texture.isPixelForPixel(over: PixelRect(width: 8, height: 8), texels: SIMD2(8, 8)))
    }

    @Test func onlyPerspectiveIsCut() throws {
        var mesh = CoverageMesh()
        mesh.append(low: .zero, high: SIMD2(200, 200))
        let flat = try #require(QuadMap(rows: SIMD3(4, 1, 0), SIMD3(0, 4, 0), SIMD3(0, 0, 1)))
        let steep = try #require(QuadMap(rows: SIMD3(4, 0, 0), SIMD3(0, 4, 0), SIMD3(0.002, 0, 1)))
        let texels = SIMD2(512.0, 512)
        let whole = mesh
        TextureMap(flat, origin: .zero, size: SIMD2(100, 100)).cutAtPerspective(&mesh, texels: texels)
        let isWhole = mesh == whole
        #expect(isWhole)
        let map = TextureMap(steep, origin: .zero, size: SIMD2(100, 100))
        map.cutAtPerspective(&mesh, texels: texels)
        #expect(mesh.indices.count > 4 * whole.indices.count)
        for start in stride(from: 0, to: mesh.indices.count, by: 3) {
            let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[start + $0])].position }
            let middle = (corners[0] + corners[1] + corners[2]) / 3
            let straight = corners.map { map.coordinates(at: $0) }.reduce(.zero, +) / 3
            let error = (map.coordinates(at: middle) - straight) * texels
            #expect((error * error).sum().squareRoot() < 0.2)
        }
    }

    /// Sixty thousand triangles for a picture nearly edge-on made the worst frame of the gallery take fifty megabytes more.
    @Test func steepPerspectiveNeedsFewTriangles() throws {
        let outline = RoundedOutline(origin: .zero, size: SIMD2(390, 844), radius: 40)
        let map = try #require(QuadMap(rows: SIMD3(0.08, 0, 190), SIMD3(-0.9, 1, 400), SIMD3(-0.0019, 0, 1)))
        var mesh = CoverageMesh()
        mesh.append(map.polygon(outline.vertices(scale: 1)))
        let texture = TextureMap(map, origin: .zero, size: SIMD2(390, 844))
        texture.cutAtPerspective(&mesh, texels: SIMD2(780, 1_688))
        #expect((1_000...20_000).contains(mesh.indices.count / 3), "\(mesh.indices.count / 3)")
    }
}
