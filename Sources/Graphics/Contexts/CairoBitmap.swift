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

    /// Pixels into which `steps` have drawn.
    internal convenience init(width: Int, height: Int, scale: CGFloat, steps: [(CairoBitmap) -> Void]) {
        self.init(width: width, height: height, scale: scale)
        for step in steps { step(self) }
    }

    deinit { cairo_destroy(cairo) }

    /// Ends the drawing, and returns its pixels.
    internal func finish() -> PixelBuffer {
        cairo_surface_finish(surface.pointer)
        return pixels
    }
}
