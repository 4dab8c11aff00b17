import Foundation

/// An immutable bitmap.
///
/// `@unchecked Sendable` because the pixels are never written again once an image holds them.
public final class CGImage: @unchecked Sendable {
    package let pixels: PixelBuffer
    /// Whether no pixel lets anything shine through; found out once, when the image is made.
    package let isOpaque: Bool

    /// Pixels across.
    public var width: Int { pixels.width }
    /// Rows.
    public var height: Int { pixels.height }

    /// An image of `pixels`, which nobody may write any more.
    package convenience init(_ pixels: PixelBuffer) {
        // A row at a time, without a branch for each pixel.
        let isOpaque = (0..<pixels.height).allSatisfy { y in pixels.row(y).reduce(.max, &) >> 24 == 255 }
        self.init(pixels, isOpaque: isOpaque)
    }

    /// An image of `pixels`, which nobody may write any more; `isOpaque` says what is known of them.
    package init(_ pixels: PixelBuffer, isOpaque: Bool) {
        (self.pixels, self.isOpaque) = (pixels, isOpaque)
    }
}
