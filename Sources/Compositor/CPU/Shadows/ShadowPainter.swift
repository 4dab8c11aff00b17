import Graphics
import RenderTree

/// Draws what throws a shadow, and blurs it, in memory that is kept.
@MainActor final class ShadowPainter {
    /// A larger picture than this is let go at once, in bytes.
    private static let pictureLimit = 16 << 20

    private let backend: CPUBackend
    private var blur: GaussianBlur
    private var pixels = PixelBuffer(width: 0, height: 0)
    private var list = DrawList()
    private var damage = Damage()

    init(kernels: KernelSet) {
        backend = CPUBackend(target: PixelTarget(pixels), kernels: kernels)
        blur = GaussianBlur(kernels)
    }

    /// Writes the shadow of `source`, white on nothing and blurred, to `mask`.
    func paint(
        _ source: ShadowSource, _ command: DrawCommand, _ extent: SIMD4<Float>, _ resources: ResourceStore,
        into mask: ShadowMask
    ) {
        let width = mask.geometry.width
        let height = mask.geometry.height
        if pixels.width < width || pixels.height < height {
            pixels = PixelBuffer(width: max(width, pixels.width), height: max(height, pixels.height), isCleared: false)
        }
        backend.setTarget(
            PixelTarget(base: pixels.base, width: width, height: height, bytesPerRow: pixels.bytesPerRow))
        source.describe(command, extent, mask.geometry, in: &list)
        damage.removeAll()
        damage.insert(list.bounds)
        backend.draw(list, over: damage, resources: resources)
        let drawn = pixels
        let bytes = mask.bytes
        blur.run(
            width: width, height: height, channels: 1, deviation: Double(source.key.deviation) * mask.geometry.scale,
            fill: { y, alphas in
                let row = drawn.row(y)
                for x in 0..<width { alphas[x] = Float(row[x] >> 24) }
            },
            take: { y, alphas in
                let row = bytes + y * width
                for x in 0..<width { row[x] = UInt8(min(255, alphas[x] + 0.5)) }
            })
        if pixels.byteCount > Self.pictureLimit { pixels = PixelBuffer(width: 0, height: 0) }
    }
}
