/// A step of a frame; every frame runs all of them, in this order.
package enum FrameStep: Sendable {
    /// Events reach views and layers.
    case input
    /// Work that is due, display links, and the ends and begins of animations.
    case animation
    /// Layout, and the begins of the animations that it adds.
    case layout
    /// The layer tree becomes a render tree.
    case commit
}
