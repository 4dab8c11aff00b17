import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Meshes of every kind, against what can be said of their pixels without drawing triangles.
@MainActor struct MeshTests {
    private let store = ResourceStore()

    private func draw(
        _ mesh: Mesh, _ side: Int, damage: [PixelRect]? = nil, opacity: Float = 1
    ) -> PixelBuffer {
        let builder = DrawListBuilder()
        let backend = CPUBackend(width: side, height: side)
        var node = RenderNode(.mesh)
        node.opacity = opacity
        node.resource = store.insert(.mesh(mesh))
        builder.build(RenderTree(nodes: [node]), resources: store, scale: 1, bounds: backend.target.bounds)
        for rect in damage ?? [backend.target.bounds] {
            backend.draw(builder.list, over: Damage(rect), resources: store)
        }
        return backend.readPixels()
    }

    /// Rows of more texels than the kernels' 16 bits can say, turned: the same picture as from a narrow image.
    @Test func wideImagesAreSampledWhereTheyAre() {
        func drawn(width: Int) -> PixelBuffer {
            let pixels = PixelBuffer(width: width, height: 32)
            for y in 0..<32 {
                for x in 0..<width { pixels[x, y] = 0xFF00_0000 | UInt32(x % 256) << 16 | UInt32(y * 8) << 8 }
            }
            func vertex(_ x: Float, _ y: Float, _ column: Float, _ row: Float) -> Mesh.Vertex {
                Mesh.Vertex(
                    position: SIMD2(x, y), textureCoordinate: SIMD2(column / Float(width), row / 32))
            }
            let mesh = Mesh(
                vertices: [
                    vertex(32, 12, 100, 4), vertex(52, 32, 128, 4), vertex(32, 52, 128, 28), vertex(12, 32, 100, 28),
                ], indices: [0, 1, 2, 0, 2, 3], image: CGImage(pixels))
            return draw(mesh, 64)
        }
        let difference = PictureDifference(CGImage(drawn(width: 33_000)), CGImage(drawn(width: 256)))
        #expect(difference.isWithin(2), "\(difference)")
    }

    /// The fraction of pixel (x, y) that satisfies `isInside`, 0 to 255.
    private func coverage(_ x: Int, _ y: Int, _ isInside: (Double, Double) -> Bool) -> Double {
        var count = 0
        for j in 0..<32 {
            for i in 0..<32 where isInside(Double(x) + (Double(i) + 0.5) / 32, Double(y) + (Double(j) + 0.5) / 32) {
                count += 1
            }
        }
        return Double(count) * 255 / 1024
    }

    /// A grid whose vertex (i, j) lies at `place(i, j)`, both 0 to 1; without an image.
    private func grid(_ cells: Int, place: (Double, Double) -> (Double, Double)) -> Mesh {
        var vertices = ContiguousArray<Mesh.Vertex>()
        var indices = ContiguousArray<UInt32>()
        for i in 0...cells {
            for j in 0...cells {
                let (u, v) = (Double(i) / Double(cells), Double(j) / Double(cells))
                let (x, y) = place(u, v)
                vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(Float(x), Float(y)), textureCoordinate: SIMD2(Float(u), Float(v))))
            }
        }
        for i in 0..<UInt32(cells) {
            for j in 0..<UInt32(cells) {
                let a = i * UInt32(cells + 1) + j
                let b = (i + 1) * UInt32(cells + 1) + j
                indices += [a, b, b + 1, a, b + 1, a + 1]
            }
        }
        return Mesh(vertices: vertices, indices: indices, image: nil)
    }

    private func worst(_ pixels: PixelBuffer, _ isInside: (Double, Double) -> Bool) -> Double {
        var worst = 0.0
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                worst = max(worst, abs(Double(pixels[x, y] >> 24) - coverage(x, y, isInside)))
            }
        }
        return worst
    }

    /// The outline of a turned and stretched sheet covers its pixels as it should, corners of cells on it included.
    @Test(arguments: 0..<12)
    func outlinesAreSmooth(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        let transform = CGAffineTransform(translationX: -0.5, y: -0.5)
            .concatenating(CGAffineTransform(scaleX: random.number(12, 40), y: random.number(-40, -12)))
            .concatenating(CGAffineTransform(rotationAngle: seed < 3 ? 0 : random.number(0, 6.3)))
            .concatenating(CGAffineTransform(translationX: random.number(20, 44), y: random.number(20, 44)))
        let mesh = grid(5) { u, v in
            let p = CGPoint(x: u, y: v).applying(transform)
            return (p.x, p.y)
        }
        let back = transform.inverted()
        let off = worst(draw(mesh, 64)) { x, y in
            let p = CGPoint(x: x, y: y).applying(back)
            return p.x >= 0 && p.y >= 0 && p.x <= 1 && p.y <= 1
        }
        #expect(off <= 6, "\(off)")
    }

    /// A sheet folded over along a slanting line: its silhouette is smooth, and nothing shines through.
    @Test(arguments: [false, true])
    func foldsAreSmooth(isMirrored: Bool) {
        let mesh = grid(8) { u, v in
            // The fold runs through the vertices at u = 0.5.
            let fold = 40.3 + 6 * v
            let x = u <= 0.5 ? fold - 60 * (0.5 - u) : fold - 50 * (u - 0.5)
            return (isMirrored ? 64 - x : x, 10 + 40 * v)
        }
        let off = worst(draw(mesh, 64)) { x, y in
            let v = (y - 10) / 40
            guard v >= 0, v <= 1 else { return false }
            let fold = 40.3 + 6 * v
            let x = isMirrored ? 64 - x : x
            return x <= fold && x >= fold - 30
        }
        #expect(off <= 6, "\(off)")
    }

    /// Triangles listed the other way around, or with vertices of their own, make no seams either.
    @Test(arguments: 0..<6)
    func noSeamsHoweverTrianglesAreListed(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        let whole = grid(8) { u, v in
            let isEdge = u == 0 || v == 0 || u == 1 || v == 1
            return (64 * u + (isEdge ? 0 : random.number(-1.9, 1.9)), 64 * v + (isEdge ? 0 : random.number(-1.9, 1.9)))
        }
        var mesh = whole
        if seed % 2 == 0 {
            for first in stride(from: 0, to: mesh.indices.count, by: 3) where random.below(2) == 0 {
                mesh.indices.swapAt(first, first + 1)
            }
        } else {
            mesh.vertices = ContiguousArray(whole.indices.map { whole.vertices[Int($0)] })
            mesh.indices = ContiguousArray(0..<UInt32(whole.indices.count))
        }
        let pixels = draw(mesh, 64, opacity: 0.5)
        for y in 0..<64 { #expect(pixels.row(y).allSatisfy { $0 == 0x8080_8080 }, "row \(y)") }
    }

    /// Pixels that later triangles cover are left out, and no others: rectangles on top of each other, in whole pixels.
    @Test(arguments: 0..<20)
    func laterTrianglesLieOnTop(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        var mesh = Mesh(vertices: [], indices: [], image: nil)
        let expected = PixelBuffer(width: 96, height: 96)
        for _ in 0..<(3 + random.below(40)) {
            let (x, y) = (random.below(90) - 10, random.below(90) - 10)
            let width = 1 + random.below(60)
            let height = 1 + random.below(40)
            let level = random.below(256)
            let color = SIMD4(SIMD3(repeating: Float(level) / 255), 1)
            let first = UInt32(mesh.vertices.count)
            for (dx, dy) in [(0, 0), (width, 0), (width, height), (0, height)] {
                mesh.vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(Float(x + dx), Float(y + dy)), textureCoordinate: .zero, color: color))
            }
            mesh.indices += [0, 1, 2, 0, 2, 3].map { first + $0 }
            for row in max(0, y)..<max(0, min(96, y + height)) {
                for column in max(0, x)..<max(0, min(96, x + width)) {
                    expected[column, row] = 0xFF00_0000 | UInt32(level) * 0x0001_0101
                }
            }
        }
        let pixels = draw(mesh, 96)
        for y in 0..<96 { #expect(Array(pixels.row(y)) == Array(expected.row(y)), "row \(y)") }
    }

    private func picture(_ width: Int, _ height: Int) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { pixels[x, y] = 0xFF00_0000 | UInt32(x * 199 & 255) << 16 | UInt32(y * 99 & 255) << 8 }
        }
        return CGImage(pixels)
    }

    /// A sheet in the image's own size shows the image itself, turned by a half the image turned.
    @Test func flatSheetsAreCopies() {
        for isTurned in [false, true] {
            var mesh = grid(6) { u, v in isTurned ? (300 - 300 * u, 300 - 300 * v) : (300 * u, 300 * v) }
            mesh.image = picture(300, 300)
            let pixels = draw(mesh, 300)
            for y in 0..<300 {
                let row = mesh.image.map { Array($0.pixels.row(isTurned ? 299 - y : y)) } ?? []
                #expect(Array(pixels.row(y)) == (isTurned ? row.reversed() : row), "row \(y)")
            }
        }
    }

    /// A mesh much smaller than its image takes all texels in, wherever it lies, and not those that it happens to hit.
    @Test(arguments: [0.0, 0.3, 0.5]) func smallMeshesDoNotShimmer(shift: Double) {
        let stripes = PixelBuffer(width: 400, height: 400)
        for y in 0..<400 { for x in 0..<400 { stripes[x, y] = x % 5 < 2 ? 0xFFFF_FFFF : 0xFF00_0000 } }
        var mesh = grid(6) { u, v in (10 + shift + 80 * u, 10 + 80 * v) }
        mesh.image = CGImage(stripes)
        let pixels = draw(mesh, 100)
        for x in 12..<88 { #expect(abs(Int(pixels[x, 50] & 255) - 102) <= 40, "column \(x): \(pixels[x, 50] & 255)") }
    }

    /// Drawn in pieces, a mesh looks as when drawn at once.
    @Test func damageDoesNotShow() {
        var mesh = grid(7) { u, v in (280 * u + 20 * sin(9 * v) + 5.2, 270 * v + 12 * sin(7 * u) + 9.1) }
        mesh.image = picture(200, 150)
        for index in mesh.vertices.indices { mesh.vertices[index].color.x = Float(index % 5) / 4 }
        let whole = draw(mesh, 300)
        let pieces = [(0, 0, 300, 77), (0, 77, 131, 300), (131, 77, 300, 200), (131, 200, 300, 300)].map {
            PixelRect(minX: $0.0, minY: $0.1, maxX: $0.2, maxY: $0.3)
        }
        let inPieces = draw(mesh, 300, damage: pieces)
        // Coverage is summed from the left edge of what is drawn, in single precision.
        let difference = PictureDifference(CGImage(whole), CGImage(inPieces))
        #expect(difference.isWithin(1), "\(difference)")
    }

    /// No vertex, however far out or senseless, does harm.
    @Test func senselessVerticesAreSurvived() {
        let odd: [Float] = [.nan, .infinity, -.infinity, 1e38, -1e38, 1e30, 1e12, -3e9, 5e8, 1e-38, 0, 12.5]
        var random = RandomRows(seed: 3)
        for _ in 0..<200 {
            func some() -> Float { random.below(3) == 0 ? odd[random.below(odd.count)] : Float(random.number(0, 64)) }
            var mesh = grid(3) { _, _ in (Double(some()), Double(some())) }
            mesh.image = random.below(2) == 0 ? picture(8, 8) : nil
            for index in mesh.vertices.indices {
                mesh.vertices[index].textureCoordinate = SIMD2(some(), some())
                mesh.vertices[index].color = SIMD4(some(), some(), some(), some())
            }
            let backend = CPUBackend(width: 64, height: 64)
            var command = DrawCommand(.mesh, box: backend.target.bounds)
            command.resource = store.insert(.mesh(mesh))
            command.alpha = 1
            var list = DrawList(bounds: backend.target.bounds)
            list.commands.append(command)
            list.passes.append(DrawPass(start: 0, end: 1, readsTarget: false))
            backend.draw(list, over: Damage(backend.target.bounds), resources: store)
            #expect(backend.readPixels().width == 64)
        }
    }

    @Test func topologiesAreMadeOnce() {
        let topologies = MeshTopologies()
        let indices: ContiguousArray<UInt32> = [0, 1, 2, 2, 1, 3, 3, 4, 1]
        let first = topologies.topology(of: indices)
        #expect(first === topologies.topology(of: ContiguousArray(Array(indices))))
        #expect(first.neighbors == [-1, 1, -1, 0, 2, -1, -1, -1, 1])
        #expect(first.isReversed == [false, false, true])
        for last in 5..<13 as Range<UInt32> { _ = topologies.topology(of: [0, 1, last]) }
        #expect(first !== topologies.topology(of: indices))
    }

    /// Of the eight that are kept that one goes that was not used for longest.
    @Test func theTopologyUsedLastStays() {
        let topologies = MeshTopologies()
        let kept = (5..<13 as Range<UInt32>).map { topologies.topology(of: [0, 1, $0]) }
        #expect(kept[0] === topologies.topology(of: [0, 1, 5]))
        _ = topologies.topology(of: [0, 1, 13])
        for index in [0, 2, 3, 4, 5, 6, 7] {
            #expect(kept[index] === topologies.topology(of: [0, 1, UInt32(5 + index)]))
        }
        #expect(kept[1] !== topologies.topology(of: [0, 1, 6]))
    }
}
