/// Counts of the work of drawing one frame: the same on every machine.
package struct DrawCounters: Hashable, Sendable, BitwiseCopyable {
    /// Nodes of the render tree, hidden ones included.
    package var nodes = 0
    /// Commands that touch the damage; 0 in a frame in which nothing changed.
    package var drawCommands = 0
    /// Pixels of the damage.
    package var pixelsTouched = 0
    /// Uploads of pixels to the device: images, smaller copies of them, and pictures of shadows, gradients and paths
    /// when they are first shown, and the blurred picture of a backdrop in every frame that draws it on a graphics
    /// card.
    package var textureUploads = 0

    package init() {}
}
