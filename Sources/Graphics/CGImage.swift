import Foundation

/// An immutable bitmap.
///
/// `@unchecked Sendable` because the pixels are never written again once an image holds them, unless by somebody who
/// knows that nobody else has it.
public final class CGImage: @unchecked Sendable {
    package let pixels: PixelBuffer
    /// Whether no pixel lets anything shine through; found out once, when the image is made.
    package private(set) var isOpaque: Bool
    /// How often the pixels were written anew: what was made of others is not of these.
    package private(set) var version = 0

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
        self.pixels = pixels
        self.isOpaque = isOpaque
    }

    /// Has `draw` write every pixel anew and tell whether none of them lets anything shine through; only for the one that
    /// owns the image alone.
    package func rewrite(_ draw: (PixelBuffer) -> Bool) {
        version += 1
        isOpaque = draw(pixels)
    }
}
