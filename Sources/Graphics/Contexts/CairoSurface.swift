import CPango
import Foundation

/// Cairo's view of pixels: the one owner of a `cairo_surface_t`, and an owner of the memory under it.
internal final class CairoSurface {
    internal let pointer: OpaquePointer
    private let memory: AnyObject?

    /// Premultiplied BGRA, which is Cairo's ARGB32 on little-endian machines; RGB24 where alpha is known to be full.
    internal init(_ pixels: PixelBuffer, isOpaque: Bool = false) {
        memory = pixels
        pointer = cairo_image_surface_create_for_data(
            pixels.base.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
    }

    /// Coverage, one byte to the pixel.
    internal init(_ mask: AlphaMask) {
        memory = mask
        pointer = cairo_image_surface_create_for_data(
            mask.base, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.bytesPerRow))
    }

    /// Takes over a surface that brings its own memory.
    internal init(owning surface: OpaquePointer) {
        memory = nil
        pointer = surface
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The pixels of an image surface in memory of their own; transparent where Cairo has another format than ours.
    internal func copyPixels() -> PixelBuffer {
        let format = cairo_image_surface_get_format(pointer)
        let copy = PixelBuffer(
            width: Int(cairo_image_surface_get_width(pointer)), height: Int(cairo_image_surface_get_height(pointer)))
        let stride = Int(cairo_image_surface_get_stride(pointer))
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let source = cairo_image_surface_get_data(pointer)
        else { return copy }
        for y in 0..<copy.height {
            let target = copy.row(y)
            UnsafeMutableRawBufferPointer(target).copyMemory(
                from: UnsafeRawBufferPointer(start: source + y * stride, count: copy.width * 4))
            // The fourth byte of RGB24 means nothing.
            if format == CAIRO_FORMAT_RGB24 {
                for x in target.indices { target[x] |= 0xFF00_0000 }
            }
        }
        return copy
    }
}
