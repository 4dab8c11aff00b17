import CKernels

/// Rows of pixels that are being drawn into: a piece of the target, or of a layer.
struct PixelRows: BitwiseCopyable {
    /// The pixel (`minX`, `minY`) of the device.
    var base: UnsafeMutableRawPointer
    var bytesPerRow: Int
    /// The device pixels that may be written.
    var rect: PixelRect

    /// The pixel in column `x` of row `y` of the device, which must be within `rect`.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + (y - Int(rect.minY)) * bytesPerRow).assumingMemoryBound(to: UInt32.self) + (x - Int(rect.minX))
    }

    /// The rows of `part`, which lies within `rect`.
    func part(_ part: PixelRect) -> PixelRows {
        PixelRows(base: pixel(Int(part.minX), Int(part.minY)), bytesPerRow: bytesPerRow, rect: part)
    }

    /// Makes all pixels transparent.
    func clear() {
        for y in Int(rect.minY)..<max(Int(rect.minY), Int(rect.maxY)) {
            pixel(Int(rect.minX), y).update(repeating: 0, count: rect.width)
        }
    }

    /// Multiplies the pixels by the alpha of `mask`, whose columns lie within `rect`; what it does not reach goes away.
    func multiply(byAlphaOf mask: PixelRows) {
        let left = Int(rect.minX)
        let low = Int(mask.rect.minX)
        let high = Int(mask.rect.maxX)
        for y in Int(rect.minY)..<Int(rect.maxY) {
            if y < mask.rect.minY || y >= mask.rect.maxY {
                pixel(left, y).update(repeating: 0, count: rect.width)
                continue
            }
            pixel(left, y).update(repeating: 0, count: low - left)
            pixels_multiply_alpha(pixel(low, y), mask.pixel(low, y), high - low)
            pixel(high, y).update(repeating: 0, count: Int(rect.maxX) - high)
        }
    }
}
