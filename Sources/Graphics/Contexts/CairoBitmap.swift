import CPango
import Foundation

/// Transparent pixels with the Cairo context that draws into them; used by one thread at a time.
internal final class CairoBitmap {
    internal let pixels: PixelBuffer
    /// Pixels to the point of user space before any transform.
    internal let scale: CGFloat
    internal let surface: CairoSurface
    internal let cairo: OpaquePointer

    internal init(width: Int, height: Int, scale: CGFloat) {
        pixels = PixelBuffer(width: width, height: height)
        self.scale = scale
        surface = CairoSurface(pixels)
        cairo = cairo_create(surface.pointer)
    }

    deinit { cairo_destroy(cairo) }
}
