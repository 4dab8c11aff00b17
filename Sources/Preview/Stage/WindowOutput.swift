import Compositor
import Foundation
import LayerTree
import SDLPlatform

/// A window: the CPU draws into its memory, or the graphics card draws.
@MainActor final class WindowOutput: FrameOutput {
    let window: DesktopWindow
    private let options: Options
    /// Whether presenting waits until the picture is drawn, so that the frame's figures have all of it.
    private let finishes: Bool

    private(set) var backend: any RenderBackend
    /// The pixels of the window beside the picture's that the next `present` shows.
    private var changes = Damage()

    /// The options of a window and of what draws in it.
    struct Options {
        var window: DesktopWindow.Options
        /// Frames per second; nil for the display's.
        var refreshRate: Double?
        var settings: UserSettings
        /// The SIMD variant and the threads of the CPU backend.
        var kernels: KernelSet
        var workers: BandWorkers
    }

    /// Opens a window by `options` on the display that `environment` names; without one it may be a dummy, which shows nothing and
    /// counts as a window.
    init(
        _ options: Options, environment: MachineEnvironment, orDummy: Bool = false, finishes: Bool = false
    ) throws {
        var displays = environment.displays
        if orDummy, displays.display == nil, displays.waylandDisplay == nil, displays.videoDriver == nil {
            displays.videoDriver = "dummy"
        }
        window = try DesktopWindow(options.window, on: VideoSubsystem(displays))
        self.options = options
        self.finishes = finishes
        backend = try Self.backend(of: window, options)
        changes = Damage(overlayBounds)
        if let icon = WindowIconLayer.image { window.setIcon(icon.pixels) }
    }

    /// The scale of the content in percent of the wanted one, where it is smaller; nil elsewhere.
    var fittedPercent: Int? {
        let percent = Int((window.metrics.scale / window.metrics.wantedScale * 100).rounded())
        return percent < 100 ? percent : nil
    }

    /// The message that the display has no room for the content at the wanted scale; nil where it has.
    var fittingMessage: String? {
        guard window.lacksRoom else { return nil }
        return fittedPercent.map { "shown at \($0) %: the display has no more room" }
    }

    /// The screen that the window is, at the refresh rate that was asked for, at its display's where a clock follows that
    /// (`isPaced`), or at 60.
    func screen(isPaced: Bool) -> ScreenTraits {
        let displayRate = isPaced && window.refreshRate > 0 ? window.refreshRate : 60
        return ScreenTraits(
            size: window.metrics.size, scale: window.metrics.scale,
            maximumFramesPerSecond: max(1, Int((options.refreshRate ?? displayRate).rounded())),
            settings: options.settings)
    }

    /// Draws on what the window has now, after it changed its size.
    func windowChanged() throws(PlatformError) {
        backend = try Self.backend(of: window, options)
        changes = Damage(overlayBounds)
    }

    private static func backend(
        of window: DesktopWindow, _ options: Options
    ) throws(PlatformError) -> any RenderBackend {
        let backend: any RenderBackend =
            switch try window.canvas() {
            case .memory(let pixels): CPUBackend(target: pixels, kernels: options.kernels, workers: options.workers)
            case .card(let backend): backend
            }
        // A card works beside the processor.
        let processorClock: @Sendable () -> Double = { MonotonicTime.processorNanoseconds().seconds }
        backend.deadline = DrawingDeadline(
            after: longestDrawing, clock: MonotonicTime.now, processorClock: window.isOnCard ? nil : processorClock)
        return backend
    }

    /// Seconds after which the drawing of a frame is cut off: the window answers to nothing meanwhile.
    private static let longestDrawing = 2.0

    var bounds: PixelRect { PixelRect(width: window.metrics.picture.width, height: window.metrics.picture.height) }

    var overlayBounds: PixelRect { PixelRect(width: window.metrics.pixelWidth, height: window.metrics.pixelHeight) }

    var pictureArea: PixelRect { window.metrics.picture }

    /// The window in points of the screen, which a margin surrounds where the window has another shape.
    var windowBounds: CGRect { window.metrics.windowBounds }

    /// The pixels to the point of what lies over the screen and beside it: the screen's own, and where that is shown smaller
    /// than the desktop's programs, theirs.
    var overlayScale: Double {
        window.dock == .none ? max(window.metrics.scale, window.displayScale) : panelScale
    }

    /// The pixels to the point of panels, whatever room they leave to the screen.
    var panelScale: Double { max(window.metrics.wantedScale, window.displayScale) }

    var renderer: String { window.isOnCard ? "gpu" : "cpu" }

    var rendererDescription: String { window.rendererDescription }

    func uncover() { window.uncover() }

    func cover(with overlay: OverlayPicture) throws {
        try window.cover(with: overlay)
        for rect in overlay.changes.rects { changes.insert(rect) }
    }

    func present(_ damage: Damage) throws {
        let picture = window.metrics.picture
        for rect in damage.rects { changes.insert(rect.moved(x: Int(picture.minX), y: Int(picture.minY))) }
        try window.present(changes)
        changes.removeAll()
        if finishes { try window.finish() }
    }
}
