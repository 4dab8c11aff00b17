/// What drawing one frame takes, in countable things: the same on every machine.
package struct DrawCounters: Hashable, Sendable, BitwiseCopyable {
    /// Nodes of the render tree, hidden ones included.
    package var nodes = 0
    /// Commands that touch the damage; 0 in a frame in which nothing changed.
    package var drawCommands = 0
    /// Pixels of the damage.
    package var pixelsTouched = 0
    /// Images whose pixels were copied to the device.
    package var textureUploads = 0

    package init() {}
}
