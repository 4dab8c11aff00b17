import CPango
import Foundation

/// A rectangle of whole pixels that can be drawn to.
internal struct PixelArea {
    internal let left: Int
    internal let top: Int
    internal let width: Int
    internal let height: Int

    /// The pixels that the clip of `cairo`, whose space is pixels, lets through and that `reach` touches; nil for none.
    ///
    /// One more on each side: what leaves the area within a pixel is not exact there, and is not seen.
    internal init?(clippedBy cairo: OpaquePointer, to reach: CGRect) {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        guard left < right, top < bottom else { return nil }
        // Comparisons in this form leave the limit as it is where the other is not a number.
        if reach.minX > left { left = reach.minX }
        if reach.minY > top { top = reach.minY }
        if reach.maxX < right { right = reach.maxX }
        if reach.maxY < bottom { bottom = reach.maxY }
        self.init(
            low: SIMD2(left, top).rounded(.down) - 1, high: SIMD2(right, bottom).rounded(.up) + 1)
    }

    /// The part of the area that `extent` touches; nil for none.
    internal func part(around extent: Extent) -> PixelArea? {
        let low = SIMD2(Double(left), Double(top))
        var part = extent
        part.low.replace(with: low, where: part.low .< low)
        let high = low + SIMD2(Double(width), Double(height))
        part.high.replace(with: high, where: part.high .> high)
        return PixelArea(low: part.low.rounded(.down), high: part.high.rounded(.up))
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
