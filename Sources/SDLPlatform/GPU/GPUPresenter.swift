import CSDL2
import Compositor

/// Shows what the GPU backend has drawn.
@MainActor final class GPUPresenter: Presenter {
    let backend: GPUBackend
    /// The overlay shown last; nil before the first.
    private var overlay: GPUTexture?
    private var overlayBoxes = Damage()

    var canvas: WindowCanvas { .card(backend) }

    let mayBlock = true

    init(device: GPUDevice) throws(PlatformError) {
        backend = try GPUBackend(device: device)
    }

    func setWaitsForDisplay(_ waits: Bool) { backend.device.setWaitsForDisplay(waits) }

    /// Does nothing: the canvas follows the size of the lists.
    func resize(to metrics: WindowMetrics) throws(PlatformError) {}

    func cover(with overlay: OverlayPicture) throws(PlatformError) {
        let pixels = overlay.pixels
        var changes = overlay.changes
        let texture: GPUTexture
        if let known = self.overlay, known.width == pixels.width, known.height == pixels.height {
            texture = known
        } else {
            texture = try GPUTexture(
                device: backend.device, access: .streaming, width: pixels.width, height: pixels.height)
            changes = overlay.boxes
        }
        for rect in changes.rects {
            let start = pixels.base + Int(rect.minY) * pixels.bytesPerRow + Int(rect.minX) * 4
            try texture.upload(start, bytesPerRow: pixels.bytesPerRow, to: SDL_Rect(rect))
        }
        (self.overlay, overlayBoxes) = (texture, overlay.boxes)
    }

    func uncover() { overlayBoxes.removeAll() }

    func present(_ damage: Damage) throws(PlatformError) { try presentAgain() }

    func presentAgain() throws(PlatformError) {
        let device = backend.device
        try device.setTarget(nil)
        try device.clear()
        if let canvas = backend.canvas {
            var place = SDL_Rect(x: 0, y: 0, w: Int32(canvas.width), h: Int32(canvas.height))
            try device.check(SDL_RenderCopy(device.renderer, canvas.pointer, nil, &place), "showing the picture")
        }
        if let overlay {
            for box in overlayBoxes.rects {
                var place = SDL_Rect(box)
                try device.check(
                    SDL_RenderCopy(device.renderer, overlay.pointer, &place, &place), "showing the overlay")
            }
        }
        SDL_RenderPresent(device.renderer)
    }
}
