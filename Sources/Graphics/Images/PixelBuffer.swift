import Foundation

/// A rectangle of premultiplied BGRA pixels in memory that it owns.
///
/// A pixel is a little-endian 32-bit word `0xAARRGGBB` (Cairo's ARGB32, SDL's ARGB8888), colour already multiplied by
/// alpha. Rows start at multiples of `bytesPerRow`, the first row is the top one.
package final class PixelBuffer {
    /// Pixels across; at least 0.
    package let width: Int
    /// Rows; at least 0.
    package let height: Int
    /// The distance between rows: a multiple of 64, so that rows start on cache lines.
    package let bytesPerRow: Int
    /// The size of all rows together, in bytes.
    package var byteCount: Int { bytesPerRow * height }
    /// The first byte of the top row.
    package var base: UnsafeMutableRawPointer { memory.base }
    private let memory: PixelMemory

    /// A transparent buffer; negative sizes count as zero.
    ///
    /// One that is not cleared holds anything at first: for callers that write every pixel.
    package init(width: Int, height: Int, isCleared: Bool = true) {
        self.width = max(0, width)
        self.height = max(0, height)
        bytesPerRow = Self.bytesPerRow(self.width)
        memory = PixelMemory(byteCount: Self.byteCount(self.width, self.height), isCleared: isCleared)
    }

    deinit { memory.deallocate() }

    /// Gives the memory of buffers that went back to the system, where it waits for the next ones.
    package static func releaseSpares() { PixelMemory.releaseSpares() }

    /// Has `byteCount` bytes of memory wait for the next large buffers, the first `limit` of them ready for use; returns the
    /// bytes of these, or 0 where that is not possible.
    package static func prepareMemory(byteCount: Int, limit: Int) -> Int {
        PixelMemory.prepare(byteCount: byteCount, limit: limit)
    }

    static func bytesPerRow(_ width: Int) -> Int { (width * 4 + 63) & ~63 }

    /// Bytes of memory: those behind the last row let kernels read a full vector there.
    private static func byteCount(_ width: Int, _ height: Int) -> Int { bytesPerRow(width) * height + 64 }

    /// The pixels of row `y`, `width` of them; `y` must be within the buffer.
    package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        precondition(y >= 0 && y < height, "row \(y) of a buffer of \(height) rows")
        let start = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return UnsafeMutableBufferPointer(start: start, count: width)
    }

    /// The pixel at column `x` of row `y`; both must be within the buffer.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { row(y)[x] }
        set { row(y)[x] = newValue }
    }
}
