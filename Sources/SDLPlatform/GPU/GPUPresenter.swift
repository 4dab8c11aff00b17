import CSDL2
import Compositor

/// Shows what the GPU backend has drawn.
@MainActor final class GPUPresenter: Presenter {
    let backend: GPUBackend
    /// The overlay shown last; nil before the first.
    private var overlay: GPUTexture?
    private var overlayBoxes: ContiguousArray<PixelRect> = []

    var canvas: WindowCanvas { .card(backend) }

    let mayBlock = true

    init(device: GPUDevice) throws(PlatformError) {
        backend = try GPUBackend(device: device)
    }

    func setWaitsForDisplay(_ waits: Bool) { backend.device.setWaitsForDisplay(waits) }

    /// Sets the margin: the canvas follows the size of the lists.
    func resize(to metrics: WindowMetrics) { backend.origin = (metrics.picture.minX, metrics.picture.minY) }

    func contentsWereLost() throws(PlatformError) {
        overlay = nil
        try backend.contentsWereLost()
    }

    func cover(with overlay: OverlayPicture) throws(PlatformError) {
        let pixels = overlay.pixels
        var changes = overlay.changes
        let texture: GPUTexture
        if let known = self.overlay, known.width == pixels.width, known.height == pixels.height {
            texture = known
        } else {
            texture = try GPUTexture(
                device: backend.device, access: .streaming, width: pixels.width, height: pixels.height)
            // Nothing of it is known.
            changes = Damage(PixelRect(width: pixels.width, height: pixels.height))
        }
        for rect in changes.rects {
            let start = pixels.base + Int(rect.minY) * pixels.bytesPerRow + Int(rect.minX) * 4
            try texture.upload(start, bytesPerRow: pixels.bytesPerRow, to: SDL_Rect(rect))
        }
        self.overlay = texture
        overlayBoxes = overlay.boxes.rects + overlay.margin.rects
    }

    func uncover() { overlayBoxes.removeAll(keepingCapacity: true) }

    func present(_ damage: Damage) throws(PlatformError) {
        if !backend.isOnWindow { try copyCanvas() }
        try show()
    }

    func presentAgain() throws(PlatformError) {
        try copyCanvas()
        try show()
    }

    func finish() throws(PlatformError) { try backend.device.finish() }

    /// Draws the canvas on the window.
    private func copyCanvas() throws(PlatformError) {
        let device = backend.device
        let canvas = try backend.upToDateCanvas()
        try device.setTarget(nil)
        try device.clear()
        guard let canvas else { return }
        try canvas.setNearest(true)
        let (x, y) = backend.origin
        var canvasRect = SDL_Rect(x: x, y: y, w: Int32(canvas.width), h: Int32(canvas.height))
        try device.check(SDL_RenderCopy(device.renderer, canvas.pointer, nil, &canvasRect), "showing the picture")
    }

    /// Lays the overlay over what was drawn on the window, and gives both to the display.
    private func show() throws(PlatformError) {
        let device = backend.device
        if let overlay {
            try overlay.setNearest(true)
            for box in overlayBoxes {
                var boxRect = SDL_Rect(box)
                try device.check(
                    SDL_RenderCopy(device.renderer, overlay.pointer, &boxRect, &boxRect), "showing the overlay")
            }
        }
        SDL_RenderPresent(device.renderer)
        backend.windowWasShown()
    }
}
