import Compositor

/// A presenter whose picture is memory, for the CPU backend to draw into.
@MainActor protocol PixelPresenter: Presenter {
    /// The memory: that of `canvas`.
    var target: PixelTarget { get }
    /// The pixels of `target` beneath the overlay.
    var covered: SaveUnder { get set }
    /// The area of `target` that shows the content.
    var picture: PixelRect { get set }
}

extension PixelPresenter {
    var canvas: WindowCanvas { .memory(target) }

    func cover(with overlay: OverlayPicture) { covered.cover(target, with: overlay, picture: picture) }

    func uncover() { covered.uncover(target) }

    func finish() throws(PlatformError) {}

    /// Notes where the picture of `metrics` is, and fills the memory with black where they leave a margin.
    func drawMargin(_ metrics: WindowMetrics) {
        picture = metrics.picture
        if metrics.hasMargin { target.fill(target.bounds, with: SaveUnder.margin) }
    }
}
