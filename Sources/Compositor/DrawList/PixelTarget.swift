import Graphics

/// Memory to draw into that belongs to the caller: premultiplied BGRA, as in `PixelBuffer`.
///
/// The memory must stay valid while it is drawn into.
package struct PixelTarget: @unchecked Sendable, BitwiseCopyable {
    // Unchecked because a pointer is not Sendable; who lends the memory answers for its use.

    /// The first byte of the top row; aligned to 4 bytes.
    package var base: UnsafeMutableRawPointer
    package var width, height: Int
    /// The distance between rows, at least `width` times 4.
    package var bytesPerRow: Int
    /// The device pixel that the first pixel in memory stands for.
    package var originX, originY: Int

    package init(
        base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, originX: Int = 0, originY: Int = 0
    ) {
        precondition(bytesPerRow >= width * 4, "rows of \(bytesPerRow) bytes do not hold \(width) pixels")
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.originX = originX
        self.originY = originY
    }

    /// The pixels of `buffer`, which must outlive the target.
    package init(_ buffer: PixelBuffer) {
        self.init(
            base: buffer.base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow)
    }

    /// The device pixels that the memory stands for.
    package var bounds: PixelRect {
        PixelRect(
            minX: Int32(originX), minY: Int32(originY), maxX: Int32(originX + width), maxY: Int32(originY + height))
    }
}
