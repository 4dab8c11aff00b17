import Compositor

/// A presenter whose picture is memory, for the CPU backend to draw into.
@MainActor protocol PixelPresenter: Presenter {
    /// The memory: that of `canvas`.
    var target: PixelTarget { get }
    /// The pixels of `target` beneath the overlay.
    var covered: SaveUnder { get set }
}

extension PixelPresenter {
    var canvas: WindowCanvas { .memory(target) }

    func cover(with overlay: OverlayPicture) { covered.cover(target, with: overlay) }

    func uncover() { covered.uncover(target) }

    func finish() throws(PlatformError) {}

    /// Fills the memory with black where `metrics` leave a margin.
    func drawMargin(_ metrics: WindowMetrics) {
        guard metrics.hasMargin else { return }
        let target = target
        for y in 0..<target.height {
            (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                .update(repeating: 0xFF00_0000, count: target.width)
        }
    }
}
