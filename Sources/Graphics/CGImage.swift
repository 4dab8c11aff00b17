import Foundation

/// An immutable bitmap.
///
/// `@unchecked Sendable` because the pixels are never written again once an image holds them, except by `rewrite`,
/// whose caller is the only owner of the image.
public final class CGImage: @unchecked Sendable {
    package let pixels: PixelBuffer
    /// Whether no pixel lets anything shine through; found out once, when the image is made.
    package private(set) var isOpaque: Bool
    /// The number of times that the pixels were rewritten: copies made of another version are out of date.
    package private(set) var version = 0
    /// The copies for drawing it smaller.
    @MainActor var copies = HalvedCopies(version: 0)

    /// Pixels across.
    public var width: Int { pixels.width }
    /// Rows.
    public var height: Int { pixels.height }

    /// An image of `pixels`, which must not be written any more.
    package convenience init(_ pixels: PixelBuffer) {
        // A row at a time, without a branch for each pixel.
        let isOpaque = (0..<pixels.height).allSatisfy { y in pixels.row(y).reduce(.max, &) >> 24 == 255 }
        self.init(pixels, isOpaque: isOpaque)
    }

    /// An image of `pixels`, which must not be written any more; `isOpaque` is true where all of them are known to be
    /// opaque.
    package init(_ pixels: PixelBuffer, isOpaque: Bool) {
        self.pixels = pixels
        self.isOpaque = isOpaque
    }

    /// Rewrites the pixels with `draw`, which writes every one and returns whether all are opaque; only for the sole
    /// owner of the image.
    package func rewrite(_ draw: (PixelBuffer) -> Bool) {
        version += 1
        isOpaque = draw(pixels)
    }
}
