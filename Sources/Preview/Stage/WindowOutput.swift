import Compositor
import SDLPlatform

/// A window: the CPU draws into its memory, or the graphics card draws.
@MainActor final class WindowOutput: FrameOutput {
    let window: DesktopWindow
    private let plan: RunPlan
    /// Whether presenting waits until the picture is drawn, so that the frame's figures have all of it.
    private let finishes: Bool

    private(set) var backend: any RenderBackend

    init(window: DesktopWindow, plan: RunPlan, finishes: Bool = false) throws(PlatformError) {
        (self.window, self.plan, self.finishes) = (window, plan, finishes)
        backend = try Self.backend(of: window, plan)
    }

    /// Draws on what the window has now, after it changed its size.
    func windowChanged() throws(PlatformError) { backend = try Self.backend(of: window, plan) }

    private static func backend(
        of window: DesktopWindow, _ plan: RunPlan
    ) throws(PlatformError) -> any RenderBackend {
        switch try window.canvas() {
        case .memory(let pixels): CPUBackend(target: pixels, kernels: plan.kernels, threads: plan.threads)
        case .card(let backend): backend
        }
    }

    var bounds: PixelRect { PixelRect(width: window.metrics.pixelWidth, height: window.metrics.pixelHeight) }

    var renderer: String { window.isOnCard ? "gpu" : "cpu" }

    var rendererDescription: String { window.rendererDescription }

    func uncover() { window.uncover() }

    func cover(with overlay: OverlayPicture) throws { try window.cover(with: overlay) }

    func present(_ damage: Damage) throws {
        try window.present(damage)
        if finishes { try window.finish() }
    }
}
