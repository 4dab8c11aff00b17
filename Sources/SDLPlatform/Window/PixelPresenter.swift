import Compositor

/// A presenter whose picture is memory, for the CPU backend to draw into.
@MainActor protocol PixelPresenter: Presenter {
    /// The memory, as large as the framebuffer; it keeps its contents from one frame to the next, and moves when the
    /// window changes its size.
    var target: PixelTarget { get }
}
