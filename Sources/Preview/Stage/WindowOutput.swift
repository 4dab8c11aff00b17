import Compositor
import LayerTree
import SDLPlatform

/// A window: the CPU draws into its memory, or the graphics card draws.
@MainActor final class WindowOutput: FrameOutput {
    let window: DesktopWindow
    private let plan: RunPlan
    /// Whether presenting waits until the picture is drawn, so that the frame's figures have all of it.
    private let finishes: Bool

    private(set) var backend: any RenderBackend

    /// Opens a window of the size of `plan`, or with the `frame` of an earlier one, on the display that `environment` names; without one it may be a dummy,
    /// which shows nothing and counts as a window.
    init(
        _ plan: RunPlan, environment: MachineEnvironment, frame: WindowFrame? = nil, orDummy: Bool = false,
        finishes: Bool = false
    ) throws {
        var displays = environment.displays
        if orDummy, displays.display == nil, displays.waylandDisplay == nil, displays.videoDriver == nil {
            displays.videoDriver = "dummy"
        }
        let options = DesktopWindow.Options(
            title: "Segue: \(plan.subject.name)", size: plan.screen.size, scale: plan.options.scale,
            renderer: plan.options.renderer, fitsDisplay: plan.isLive, frame: frame)
        window = try DesktopWindow(options, on: VideoSubsystem(displays))
        self.plan = plan
        self.finishes = finishes
        backend = try Self.backend(of: window, plan)
    }

    /// The screen that the window is, at the refresh rate that was asked for, at its display's where a clock follows that
    /// (`isPaced`), or at 60.
    func screen(isPaced: Bool) -> ScreenTraits {
        let displayRate = isPaced && window.refreshRate > 0 ? window.refreshRate : 60
        return ScreenTraits(
            size: window.metrics.size, scale: window.metrics.scale,
            maximumFramesPerSecond: max(1, Int((plan.options.refreshRate ?? displayRate).rounded())),
            settings: plan.options.settings)
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
