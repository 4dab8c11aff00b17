import Compositor
import SDLPlatform

/// A window: the CPU draws into its memory, or the graphics card draws.
@MainActor final class WindowOutput: FrameOutput {
    let window: DesktopWindow
    private var cpu: CPUBackend?
    private let kernels: KernelSet

    init(window: DesktopWindow, kernels: KernelSet) {
        (self.window, self.kernels) = (window, kernels)
        windowChanged()
    }

    /// Draws into the window's memory as it is now, after it moved or another way of drawing was chosen.
    func windowChanged() {
        cpu = window.pixels.map { CPUBackend(target: $0, kernels: kernels) }
    }

    var backend: any RenderBackend {
        if let gpu = window.gpu { return gpu }
        if let cpu { return cpu }
        // A window has memory or a graphics card; without either nothing can be drawn, and nothing is shown.
        return CPUBackend(width: 1, height: 1, kernels: kernels)
    }

    var bounds: PixelRect { PixelRect(width: window.metrics.pixelWidth, height: window.metrics.pixelHeight) }

    var renderer: String { window.gpu == nil ? "cpu" : "gpu" }

    var rendererDescription: String { window.rendererDescription }

    func present(_ damage: Damage) throws { try window.present(damage) }
}
