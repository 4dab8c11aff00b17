import Foundation

/// A rectangle of whole pixels that can be drawn to.
internal struct PixelArea {
    internal let left: Int
    internal let top: Int
    internal let width: Int
    internal let height: Int

    /// The pixels that the clip of `cairo`, whose space is pixels, lets through and that `extent` touches; nil for none.
    internal init?(clippedBy cairo: OpaquePointer, around extent: Extent) {
        let extents = CGRect(clipOf: cairo)
        let clip = PixelArea(
            low: SIMD2(extents.minX, extents.minY).rounded(.down), high: SIMD2(extents.maxX, extents.maxY).rounded(.up))
        guard let area = clip?.intersection(with: extent) else { return nil }
        self = area
    }

    /// The pixels of the area that `extent` touches; nil for none.
    internal func intersection(with extent: Extent) -> PixelArea? {
        let low = SIMD2(Double(left), Double(top))
        let high = low + SIMD2(Double(width), Double(height))
        var common = extent
        common.low.replace(with: low, where: common.low .< low)
        common.high.replace(with: high, where: common.high .> high)
        return PixelArea(low: common.low.rounded(.down), high: common.high.rounded(.up))
    }

    /// The pixels from `low` up to `high`, whole numbers; nil for none.
    internal init?(low: SIMD2<Double>, high: SIMD2<Double>) {
        guard low.x < high.x, low.y < high.y else { return nil }
        left = Int(low.x)
        top = Int(low.y)
        width = Int(high.x - low.x)
        height = Int(high.y - low.y)
    }
}
