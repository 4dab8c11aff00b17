import Compositor

/// The target on which a window's picture is drawn.
package enum WindowCanvas {
    /// Memory that the CPU draws into, as large as the framebuffer; it keeps its contents from one frame to the next, and
    /// moves when the window changes its size.
    case memory(PixelTarget)
    /// A graphics card.
    case card(any RenderBackend)
}
