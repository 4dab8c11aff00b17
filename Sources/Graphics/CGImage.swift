import Foundation

/// An immutable bitmap.
///
/// `@unchecked Sendable` because the pixels are never written again once an image holds them.
public final class CGImage: @unchecked Sendable {
    package let pixels: PixelBuffer
    /// Whether no pixel lets anything shine through; computed once, when the image is made.
    package let isOpaque: Bool

    /// Pixels across.
    public var width: Int { pixels.width }
    /// Rows.
    public var height: Int { pixels.height }

    /// An image of `pixels`, which nobody may write any more.
    package init(_ pixels: PixelBuffer) {
        self.pixels = pixels
        isOpaque = (0..<pixels.height).allSatisfy { y in pixels.row(y).allSatisfy { $0 >> 24 == 255 } }
    }
}
