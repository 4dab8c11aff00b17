import Dispatch
import Foundation

/// An immutable bitmap.
///
/// `@unchecked Sendable` because the pixels are never written again once an image holds them, except by `rewrite`,
/// whose caller is the only owner of the image.
public final class CGImage: @unchecked Sendable {
    private let source: Source
    /// Whether no pixel lets anything shine through; nil until that is known.
    private var opacity: Bool?
    /// The number of times that the pixels were rewritten: copies made of another version are out of date.
    package private(set) var version = 0
    /// The copies for drawing it smaller.
    @MainActor var copies = HalvedCopies(version: 0)

    /// Pixels across.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The first of the copies, which is made ahead on the thread that makes the pixels; nil where it is not.
    private let half: PendingPixels?
    /// Pixels from which on that is so.
    private static let leastHalvedPixels = 256 * 256

    /// The origin of the pixels.
    private enum Source {
        case made(PixelBuffer)
        case pending(PendingPixels)
    }

    /// The pixels. Waits for those of an image that is still being made.
    package var pixels: PixelBuffer {
        switch source {
        case .made(let pixels): pixels
        case .pending(let pending): pending.image.pixels
        }
    }

    /// Whether no pixel lets anything shine through. Waits where only the pixels tell.
    package var isOpaque: Bool {
        if let opacity { return opacity }
        guard case .pending(let pending) = source else { return false }
        return pending.image.isOpaque
    }

    /// An image of `pixels`, which must not be written any more.
    package convenience init(_ pixels: PixelBuffer) {
        // A row at a time, without a branch for each pixel.
        let isOpaque = (0..<pixels.height).allSatisfy { y in pixels.row(y).reduce(.max, &) >> 24 == 255 }
        self.init(pixels, isOpaque: isOpaque)
    }

    /// An image of `pixels`, which must not be written any more; `isOpaque` is true where all of them are known to be
    /// opaque.
    package init(_ pixels: PixelBuffer, isOpaque: Bool) {
        source = .made(pixels)
        half = nil
        opacity = isOpaque
        width = pixels.width
        height = pixels.height
    }

    /// Bytes of the pixels, made or not.
    package var byteCount: Int { PixelBuffer.bytesPerRow(width) * height }

    /// Whether the pixels are still to be made, and no thread has begun to.
    package var isWaiting: Bool { if case .pending(let pending) = source { pending.isWaiting } else { false } }

    /// An image of `width` by `height` pixels that `make` makes on `queue`, beginning now, or when they are asked for where it
    /// is nil; `isOpaque` is nil where only the pixels tell. A large one is then halved too where `isHalved`.
    package init(
        width: Int, height: Int, isOpaque: Bool?, isHalved: Bool = true, on queue: DispatchQueue?,
        make: @escaping @Sendable () -> CGImage
    ) {
        let pending = PendingPixels(on: queue, make: make)
        source = .pending(pending)
        let isHalved = isHalved && width * height >= Self.leastHalvedPixels
        half = isHalved ? PendingPixels(on: queue) { CGImage(pending.image.pixels.halved(), isOpaque: false) } : nil
        opacity = isOpaque
        self.width = width
        self.height = height
    }

    /// A copy of the pixels at half the size; it may have been made ahead.
    package func halvedPixels() -> PixelBuffer {
        if version == 0, let half { half.image.pixels } else { pixels.halved() }
    }

    /// Rewrites the pixels with `draw`, which writes every one and returns whether all are opaque; only for the sole
    /// owner of the image.
    package func rewrite(_ draw: (PixelBuffer) -> Bool) {
        version += 1
        opacity = draw(pixels)
    }
}
