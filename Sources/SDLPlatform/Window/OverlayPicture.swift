import Compositor
import Graphics

/// An overlay shown over a window's picture and beside it, without being part of it: as large as the framebuffer.
package struct OverlayPicture {
    package var pixels: PixelBuffer
    /// The areas of the picture in which it is not transparent.
    package var boxes: Damage
    /// The areas beside the picture in which it is not transparent.
    package var margin: Damage
    /// The areas that differ from the overlay that the window was given last.
    package var changes: Damage
    /// The inner loops that compose it, where the processor does that.
    package var kernels: KernelSet

    package init(
        pixels: PixelBuffer, boxes: Damage, margin: Damage = Damage(), changes: Damage, kernels: KernelSet
    ) {
        self.pixels = pixels
        self.boxes = boxes
        self.margin = margin
        self.changes = changes
        self.kernels = kernels
    }
}
