import Compositor
import Graphics

/// An overlay shown over a window's picture without being part of it: as large as the framebuffer, mostly transparent.
package struct OverlayPicture {
    package var pixels: PixelBuffer
    /// The areas in which it is not transparent.
    package var boxes: Damage
    /// The areas that differ from the overlay that the window was given last.
    package var changes: Damage
    /// The inner loops that compose it, where the processor does that.
    package var kernels: KernelSet

    package init(pixels: PixelBuffer, boxes: Damage, changes: Damage, kernels: KernelSet) {
        self.pixels = pixels
        self.boxes = boxes
        self.changes = changes
        self.kernels = kernels
    }
}
