import CSDL2
import Compositor

/// Shows what the GPU backend has drawn.
@MainActor final class GPUPresenter: Presenter {
    let backend: GPUBackend

    let mayBlock = true

    init(device: GPUDevice) throws(PlatformError) {
        backend = try GPUBackend(device: device)
    }

    func setWaitsForDisplay(_ waits: Bool) { backend.device.setWaitsForDisplay(waits) }

    /// Does nothing: the canvas follows the size of the lists.
    func resize(to metrics: WindowMetrics) throws(PlatformError) {}

    func present(_ damage: Damage) throws(PlatformError) { try presentAgain() }

    func presentAgain() throws(PlatformError) {
        let device = backend.device
        try device.setTarget(nil)
        try device.clear()
        if let canvas = backend.canvas {
            var place = SDL_Rect(x: 0, y: 0, w: Int32(canvas.width), h: Int32(canvas.height))
            try device.check(SDL_RenderCopy(device.renderer, canvas.pointer, nil, &place), "showing the picture")
        }
        SDL_RenderPresent(device.renderer)
    }
}
