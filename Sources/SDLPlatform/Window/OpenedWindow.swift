import CSDL2
import Compositor
import Foundation

/// A native window and what presents into it, as a `DesktopWindow` needs them.
@MainActor struct OpenedWindow {
    let native: NativeWindow
    let presenter: any Presenter
    let metrics: WindowMetrics
    /// The frame of an earlier window that it has; nil for none.
    let restoredFrame: WindowFrame?

    /// Opens a window with `options`, in the middle of the screen.
    init(_ options: DesktopWindow.Options, on video: VideoSubsystem) throws(PlatformError) {
        if let opened = try Self.onGPU(options, on: video) {
            self = opened
            return
        }
        let (native, metrics, restored) = try Self.window(options, on: video, flags: 0)
        let presenter: any Presenter
        do {
            presenter = try SurfacePresenter(window: native)
        } catch {
            // The driver has no surfaces of its own; where it has no OpenGL either, the first reason is the better one.
            guard let streaming = try? StreamingPresenter(window: native, metrics: metrics) else { throw error }
            presenter = streaming
        }
        (presenter as? any PixelPresenter)?.drawMargin(metrics)
        self.native = native
        self.presenter = presenter
        self.metrics = metrics
        restoredFrame = restored
    }

    private init(
        native: NativeWindow, presenter: any Presenter, metrics: WindowMetrics, restoredFrame: WindowFrame?
    ) {
        self.native = native
        self.presenter = presenter
        self.metrics = metrics
        self.restoredFrame = restoredFrame
    }

    /// A window on the graphics card; nil where the options leave it to us and there is no real one.
    private static func onGPU(
        _ options: DesktopWindow.Options, on video: VideoSubsystem
    ) throws(PlatformError) -> OpenedWindow? {
        guard options.renderer != .cpu else { return nil }
        let isAsked = options.renderer == .gpu
        guard isAsked || (video.hasInputDevices && GPUDevice.isLikely) else { return nil }
        do {
            let flags = video.driver == "dummy" ? 0 : SDL_WINDOW_OPENGL.rawValue
            let (native, metrics, restored) = try window(options, on: video, flags: flags)
            let device = try GPUDevice(window: native)
            guard isAsked || device.isHardware else { return nil }
            let presenter = try GPUPresenter(device: device)
            presenter.resize(to: metrics)
            return OpenedWindow(native: native, presenter: presenter, metrics: metrics, restoredFrame: restored)
        } catch {
            if isAsked { throw error }
            return nil
        }
    }

    /// The native window in the size that gives `options.size` points, or smaller where it has to fit the display.
    private static func window(
        _ options: DesktopWindow.Options, on video: VideoSubsystem, flags: SDL_WindowFlags.RawValue
    ) throws(PlatformError) -> (NativeWindow, WindowMetrics, restored: WindowFrame?) {
        // How many pixels a window unit has is known only once the window is open.
        let first = WindowMetrics.unitSize(of: options.size, scale: options.scale, pixelsPerUnit: 1)
        let native = try NativeWindow(
            video: video, title: options.title, width: first.width, height: first.height,
            flags: flags)
        let pixelsPerUnit = native.metrics(scale: options.scale).pixelsPerUnitX
        let units = WindowMetrics.unitSize(of: options.size, scale: options.scale, pixelsPerUnit: pixelsPerUnit)
        if pixelsPerUnit != 1, options.scale != nil { native.resize(unitWidth: units.width, unitHeight: units.height) }
        var isFitted = options.fitsDisplay && video.hasInputDevices && native.fit(units)
        let restored = video.hasInputDevices ? native.restore(options.frame, of: units) : nil
        if let restored { isFitted = restored.isFitted }
        return (native, native.metrics(scale: options.scale, fitting: isFitted ? options.size : nil), restored)
    }
}
