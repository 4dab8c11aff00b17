import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

/// Drawing against sums in double precision over many points of each pixel.
@MainActor struct AccuracyTests {
    private let store = ResourceStore()

    private func draw(_ nodes: [RenderNode], _ side: Int = 64) -> PixelBuffer {
        let builder = DrawListBuilder()
        let backend = CPUBackend(width: side, height: side)
        builder.build(
            RenderTree(nodes: ContiguousArray(nodes)), resources: store, scale: 1, bounds: backend.target.bounds)
        backend.draw(builder.list, over: Damage(backend.target.bounds), resources: store)
        return backend.readPixels()
    }

    /// The fraction of pixel (x, y) that satisfies `isInside`; where it differs on a grid from corner to corner, 128 x 128 points
    /// are sampled.
    private func coverage(_ x: Int, _ y: Int, _ isInside: (Double, Double) -> Bool) -> Double {
        func count(_ steps: Int, from first: Double, by step: Double) -> Int {
            var count = 0
            for j in 0..<steps {
                for i in 0..<steps
                where isInside(Double(x) + first + Double(i) * step, Double(y) + first + Double(j) * step) {
                    count += 1
                }
            }
            return count
        }
        let coarse = count(9, from: 0, by: 1.0 / 8)
        if coarse == 0 || coarse == 81 { return coarse == 0 ? 0 : 1 }
        return Double(count(128, from: 1.0 / 256, by: 1.0 / 128)) / 16384
    }

    private func worstAlpha(_ pixels: PixelBuffer, _ isInside: (Double, Double) -> Bool) -> Double {
        var worst = 0.0
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                worst = max(worst, abs(Double(pixels[x, y] >> 24) - 255 * coverage(x, y, isInside)))
            }
        }
        return worst
    }

    /// Rounded rectangles, turned, stretched and moved by parts of a pixel: every edge pixel is covered as it should be.
    @Test(arguments: 0..<40)
    func edgesAreCoveredExactly(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        let width = random.number(2, 40)
        let height = random.number(2, 40)
        let radius = seed % 3 == 0 ? 0 : random.number(0, min(width, height) / 2)
        let isUpright = seed % 4 == 1
        var node = RenderNode(.solid, bounds: SIMD4(0, 0, Float(width), Float(height)))
        node.cornerRadius = Float(radius)
        node.transform = CGAffineTransform(translationX: -width / 2, y: -height / 2)
            .concatenating(CGAffineTransform(scaleX: random.number(0.6, 1.4), y: random.number(-1.4, -0.6)))
            .concatenating(CGAffineTransform(rotationAngle: isUpright ? 0 : random.number(0, 6.3)))
            .concatenating(CGAffineTransform(translationX: random.number(20, 44), y: random.number(20, 44)))
        let back = node.transform.inverted()
        let worst = worstAlpha(draw([node])) { x, y in
            let p = CGPoint(x: x, y: y).applying(back)
            guard p.x >= 0, p.y >= 0, p.x <= width, p.y <= height else { return false }
            let dx = max(radius - p.x, p.x - (width - radius), 0), dy = max(radius - p.y, p.y - (height - radius), 0)
            return dx * dx + dy * dy <= radius * radius
        }
        #expect(worst <= 3, "\(worst)")
    }

    @Test func pathsAreCoveredExactly() {
        var random = RandomRows(seed: 7)
        func corner() -> CGPoint { CGPoint(x: random.number(-10, 74), y: random.number(-10, 74)) }
        for _ in 0..<10 {
            let a = corner()
            let b = corner()
            let c = corner()
            let path = CGPath(elements: [.move(a), .line(b), .line(c), .close])
            var node = RenderNode(.path)
            node.resource = store.insert(.path(path))
            func side(_ a: CGPoint, _ b: CGPoint, _ x: Double, _ y: Double) -> Bool {
                (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0
            }
            let worst = worstAlpha(draw([node])) { x, y in
                let isLeft = side(a, b, x, y)
                return isLeft == side(b, c, x, y) && isLeft == side(c, a, x, y)
            }
            #expect(worst <= 3, "\(worst)")
        }
    }

    /// Bilinear images under any affine map, inside: against the four texels weighted in double precision.
    @Test(arguments: 0..<40)
    func imagesAreFilteredExactly(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        let pixels = PixelBuffer(width: 33, height: 29)
        for y in 0..<29 { for (x, pixel) in random.pixels(33).enumerated() { pixels[x, y] = pixel } }
        var node = RenderNode(.image, bounds: SIMD4(0, 0, 33, 29))
        node.resource = store.insert(.image(CGImage(pixels)))
        let isUpright = seed % 2 == 0
        node.transform = CGAffineTransform(translationX: -16.5, y: -14.5)
            .concatenating(CGAffineTransform(scaleX: random.number(0.6, 3), y: random.number(-3, -0.6)))
            .concatenating(CGAffineTransform(rotationAngle: isUpright ? 0 : random.number(0, 6.3)))
            .concatenating(CGAffineTransform(translationX: random.number(26, 38), y: random.number(26, 38)))
        let back = node.transform.inverted()
        let drawn = draw([node])
        var worst = 0.0
        for y in 0..<64 {
            for x in 0..<64 {
                let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
                guard p.x > 1.5, p.y > 1.5, p.x < 31.5, p.y < 27.5 else { continue }
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let exact = bilinear(pixels, p.x - 0.5, p.y - 0.5, shift)
                    worst = max(worst, abs(Double(drawn[x, y] >> shift & 255) - exact))
                }
            }
        }
        #expect(worst <= 3, "\(worst)")
    }

    private func bilinear(_ pixels: PixelBuffer, _ u: Double, _ v: Double, _ shift: UInt32) -> Double {
        let (x, y) = (Int(u), Int(v))
        let fx = u - Double(x)
        let fy = v - Double(y)
        func texel(_ i: Int, _ j: Int) -> Double { Double(pixels[x + i, y + j] >> shift & 255) }
        let top = texel(0, 0) * (1 - fx) + texel(1, 0) * fx
        return top * (1 - fy) + (texel(0, 1) * (1 - fx) + texel(1, 1) * fx) * fy
    }

    /// A mesh drawn half transparent shows every pixel of its inside once: no seam, no gap.
    @Test(arguments: 0..<10)
    func meshesHaveNeitherGapsNorSeams(seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        var vertices = ContiguousArray<Mesh.Vertex>()
        var indices = ContiguousArray<UInt32>()
        for j in 0...8 {
            for i in 0...8 {
                let isEdge = i == 0 || j == 0 || i == 8 || j == 8
                let shift = isEdge ? (0, 0) : (random.number(-1.9, 1.9), random.number(-1.9, 1.9))
                vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(Float(Double(i) * 8 + shift.0), Float(Double(j) * 8 + shift.1)),
                        textureCoordinate: .zero))
            }
        }
        for j in 0..<8 as Range<UInt32> {
            for i in 0..<8 as Range<UInt32> {
                let a = j * 9 + i
                indices +=
                    seed % 2 == 0 ? [a, a + 9, a + 10, a, a + 10, a + 1] : [a, a + 9, a + 1, a + 1, a + 9, a + 10]
            }
        }
        var node = RenderNode(.mesh)
        node.opacity = 0.5
        node.resource = store.insert(.mesh(Mesh(vertices: vertices, indices: indices, image: nil)))
        let pixels = draw([node])
        for y in 0..<64 { #expect(pixels.row(y).allSatisfy { $0 == 0x8080_8080 }, "row \(y)") }
    }
}
