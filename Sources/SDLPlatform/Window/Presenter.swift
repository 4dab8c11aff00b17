import Compositor

/// Brings a window's picture to the display; a window has one presenter at a time.
@MainActor protocol Presenter: AnyObject {
    /// The canvas for its pictures.
    var canvas: WindowCanvas { get }

    /// Whether showing a picture may wait for the display, which is for `PresentProbe` to find out.
    var mayBlock: Bool { get }

    /// Requests that the driver wait for the display when showing a picture, or not; drivers may ignore it.
    func setWaitsForDisplay(_ waits: Bool)

    /// Takes on the window's present size, with a black margin around the picture; what was drawn before is gone.
    func resize(to metrics: WindowMetrics) throws(PlatformError)

    /// Drops the textures on the graphics card, after it has lost its memory; what was drawn before is gone.
    func contentsWereLost() throws(PlatformError)

    /// Lays `overlay` over the picture, which nothing covers, until `uncover`.
    func cover(with overlay: OverlayPicture) throws(PlatformError)

    /// Takes the overlay off the picture, which can then be drawn on.
    func uncover()

    /// Shows what was drawn, of which the pixels of `damage` are new.
    func present(_ damage: Damage) throws(PlatformError)

    /// Shows the last picture once more, as it is.
    func presentAgain() throws(PlatformError)

    /// Waits until what was shown last is drawn: a graphics card goes on after `present` has come back.
    func finish() throws(PlatformError)
}

/// The target on which a window's picture is drawn.
package enum WindowCanvas {
    /// Memory that the CPU draws into, as large as the framebuffer; it keeps its contents from one frame to the next, and
    /// moves when the window changes its size.
    case memory(PixelTarget)
    /// A graphics card.
    case card(any RenderBackend)
}
