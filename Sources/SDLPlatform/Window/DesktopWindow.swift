import CSDL2
import Compositor
import Foundation

/// A window of the desktop: its size, its events, and the way in which pictures reach it.
///
/// The picture is either memory to be drawn into (`pixels`) or a GPU backend (`gpu`), never both; changing over opens
/// the native window anew.
@MainActor package final class DesktopWindow {
    package struct Options: Hashable, Sendable {
        package var title: String
        /// In points; lengths that are not finite or below one are one, and 16,384 is the limit.
        package var size: CGSize
        /// Pixels to the point; nil for the display's own.
        package var scale: Double?
        package var renderer: RendererChoice

        package init(title: String, size: CGSize, scale: Double? = nil, renderer: RendererChoice = .auto) {
            (self.title, self.size, self.scale, self.renderer) = (title, size, scale, renderer)
        }
    }

    package let video: VideoSubsystem
    package private(set) var metrics: WindowMetrics
    let events: EventQueue
    private(set) var presenter: any Presenter
    /// Counts what makes a clock measure again: another presenter, another display.
    private(set) var pacingRevision = 0
    private var native: NativeWindow
    private var options: Options
    /// What went wrong while the window followed the desktop, for the next call that can throw.
    private var failure: PlatformError?

    /// Opens the window; throws `videoUnusable`, or `rendererUnusable` where the GPU was asked for and cannot be used.
    package init(_ options: Options, on video: VideoSubsystem) throws(PlatformError) {
        let opened = try OpenedWindow(options, on: video)
        (self.video, self.options) = (video, options)
        (native, presenter, metrics) = (opened.native, opened.presenter, opened.metrics)
        events = EventQueue(windowID: opened.native.id, metrics: opened.metrics, blocks: video.hasInputDevices)
        events.respond = { [weak self] in self?.follow($0) }
    }

    /// The memory that the next `present` shows, where the CPU draws; it moves when the window changes its size.
    ///
    /// Its contents stay from one frame to the next; after `.resized` they are undefined.
    package var pixels: PixelTarget? { (presenter as? any PixelPresenter)?.target }

    /// The backend whose picture the next `present` shows, where a graphics card draws.
    package var gpu: (any RenderBackend)? { (presenter as? GPUPresenter)?.backend }

    /// Who draws, and on what: `cpu`, or the driver and the card.
    package var rendererDescription: String {
        guard let device = (presenter as? GPUPresenter)?.backend.device else { return "cpu" }
        return "\(device.driver), \(device.card)"
    }

    package var title: String {
        get { options.title }
        set {
            options.title = newValue
            native.setTitle(newValue)
        }
    }

    /// SDL's number for the native window.
    var nativeID: UInt32 { native.id }

    /// The display's refresh rate in Hz; 0 where SDL does not know it.
    package var refreshRate: Double { native.refreshRate }

    /// Whether nobody can see what is drawn: the window is minimised or hidden.
    package var isConcealed: Bool { native.flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0 }

    /// Shows the picture, of which the pixels of `damage` are new; nothing new is nothing shown.
    package func present(_ damage: Damage) throws(PlatformError) {
        try throwFailure()
        if !damage.isEmpty { try presenter.present(damage) }
    }

    /// Shows the last picture once more.
    package func presentAgain() throws(PlatformError) {
        try throwFailure()
        try presenter.presentAgain()
    }

    /// Hands over the events received since the last call, oldest first.
    package func takeEvents(_ body: (WindowEvent) -> Void) { events.take(body) }

    /// Gives the content another size, in points; `.resized` tells when the desktop has granted it, or another.
    package func resize(to size: CGSize) {
        let units = WindowMetrics.unitSize(of: size, scale: options.scale, pixelsPerUnit: metrics.pixelsPerUnitX)
        native.resize(unitWidth: units.width, unitHeight: units.height)
    }

    /// Opens the native window anew for another way of drawing, at the same place and size.
    ///
    /// Presses that are held are cancelled. The picture is gone, and a new backend knows no texture. Where this throws,
    /// the window is as it was.
    package func setRenderer(_ renderer: RendererChoice) throws(PlatformError) {
        guard renderer != options.renderer else { return }
        var changed = options
        (changed.renderer, changed.size) = (renderer, metrics.size)
        let opened = try OpenedWindow(changed, on: video, position: native.position)
        options = changed
        (presenter, native, metrics) = (opened.presenter, opened.native, opened.metrics)
        pacingRevision += 1
        events.follow(windowID: native.id, metrics: metrics)
    }

    /// Does what the desktop's event asks of the window itself, before it is passed on; answers with its metrics now.
    private func follow(_ event: SDL_WindowEventID) -> WindowMetrics {
        do throws(PlatformError) {
            switch event {
            case SDL_WINDOWEVENT_SIZE_CHANGED: try takeSize()
            case SDL_WINDOWEVENT_DISPLAY_CHANGED:
                pacingRevision += 1
                try takeSize()
            case SDL_WINDOWEVENT_EXPOSED: try presenter.presentAgain()
            default: break
            }
        } catch {
            failure = error
        }
        return metrics
    }

    private func takeSize() throws(PlatformError) {
        let now = native.metrics(scale: options.scale)
        guard now != metrics else { return }
        metrics = now
        try presenter.resize(to: now)
    }

    private func throwFailure() throws(PlatformError) {
        guard let error = failure else { return }
        failure = nil
        throw error
    }
}
