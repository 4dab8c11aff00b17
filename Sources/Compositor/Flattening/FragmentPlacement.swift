import Foundation
import Graphics
import RenderTree

/// The place of a fragment on the screen, as far as its picture has to know.
struct FragmentPlacement {
    /// The pixels of the picture that are seen, with those that are mixed with them; nil where it may be all of them.
    private(set) var part: PixelRect?
    /// Whether each pixel of the picture is one of the screen, and no clip or opacity around it makes some translucent.
    private(set) var isInPlace = false

    /// Pixels of a picture to one of the screen, along a side, below which surely only neighbours are mixed: copies of half the
    /// size are made of all pixels.
    private static let mostPixelsPerPixel = 0.95 * DrawCommand.leastHalvedDensity

    /// The place of a fragment of `size`, whose picture has `scale` pixels to the point, where `node` shows it under `world` with
    /// `opacity`, inside `group`.
    init(
        of size: CGSize, scale: Double, by node: UnsafePointer<RenderNode>, _ world: Homography, opacity: Float,
        in group: GroupState
    ) {
        let part = SIMD4<Double>(node.pointee.contentsRect)
        let bounds = SIMD4<Double>(node.pointee.bounds)
        guard world.isAffine, world.m12 == 0, world.m21 == 0, world.m11 > 0, world.m22 > 0, group.edgeBleed == 0,
            min(part.z, part.w, bounds.z, bounds.w) > 0, !node.pointee.flags.contains(.trilinear)
        else { return }
        let size = SIMD2(Double(size.width), Double(size.height)) * scale
        let stretch = SIMD2(world.m11, world.m22)
        let corner = SIMD2(world.m31, world.m32) + bounds.lowHalf * stretch
        let perPixel = part.highHalf * size / (bounds.highHalf * stretch)
        if perPixel.max() < Self.mostPixelsPerPixel {
            let clip = SIMD4<Double>(
                SIMD4(group.clipBox.minX, group.clipBox.minY, group.clipBox.maxX, group.clipBox.maxY))
            let start = part.lowHalf * size
            let low = pointwiseMax(start, (clip.lowHalf - corner) * perPixel + start)
            let high = pointwiseMin(start + part.highHalf * size, (clip.highHalf - corner) * perPixel + start)
            self.part = Self.mixed(from: low, to: high, size)
        }
        isInPlace =
            opacity == 1 && group.clip == 0 && perPixel == SIMD2(1, 1) && part == SIMD4(0, 0, 1, 1)
            && corner == corner.rounded(.down)
            && node.pointee.flags.intersection(.filters).isEmpty
    }

    /// The pixels of a picture of `size` that are mixed where it is seen from `low` to `high`; past its edges the outermost ones
    /// are.
    private static func mixed(from low: SIMD2<Double>, to high: SIMD2<Double>, _ size: SIMD2<Double>) -> PixelRect {
        guard low.x < high.x, low.y < high.y else { return .empty }
        let last = pointwiseMax(size - 1, .zero)
        let first = low.clamped(lowerBound: .zero, upperBound: last)
        let end = high.clamped(lowerBound: SIMD2(1, 1), upperBound: pointwiseMax(size, SIMD2(1, 1)))
        return PixelRect(enclosing: first.x, first.y, end.x, end.y).grown(by: 3)
    }
}
