import CSDL2
import Compositor
import Foundation
import Graphics

/// A window of the desktop: its size, its events, and the way in which pictures reach it.
///
/// The picture is drawn either in memory or by a graphics card, see `canvas`, for as long as the window is open.
@MainActor package final class DesktopWindow {
    package struct Options: Hashable, Sendable {
        package var title: String
        /// In points; lengths that are not finite or below one are one, and 16,384 is the limit.
        package var size: CGSize
        /// Pixels to the point; nil for the display's own.
        package var scale: Double?
        package var renderer: RendererChoice
        /// Whether a window that the display has no room for is opened smaller, with the content at a smaller scale.
        package var fitsDisplay: Bool
        /// Whether the content keeps its size in full screen, as large as fits, and does not take the display's.
        package var keepsSizeInFullScreen: Bool
        /// The frame of an earlier window, which this one has again if it still shows whole; nil for the middle of the
        /// display and the size above.
        package var frame: WindowFrame?

        package init(
            title: String, size: CGSize, scale: Double? = nil, renderer: RendererChoice = .auto,
            fitsDisplay: Bool = false, keepsSizeInFullScreen: Bool = false, frame: WindowFrame? = nil
        ) {
            self.title = title
            self.size = size
            self.scale = scale
            self.renderer = renderer
            self.fitsDisplay = fitsDisplay
            self.keepsSizeInFullScreen = keepsSizeInFullScreen
            self.frame = frame
        }
    }

    package let video: VideoSubsystem
    package private(set) var metrics: WindowMetrics
    let events: EventQueue
    let presenter: any Presenter
    /// Counts what makes a clock measure again: another display.
    private(set) var pacingRevision = 0
    private let native: NativeWindow
    private let options: Options
    /// The size in points that was made to fit the display; nil where it has room.
    private var fittedSize: CGSize?
    /// The size in points that full screen shows; nil where that shows as much as it has room for.
    private var fullScreenSize: CGSize?
    /// The pixels at each edge that the content leaves free.
    package private(set) var dock = PixelInsets.none
    /// The size of the content in points while it leaves some free; nil while it fills the window.
    private var dockedSize: CGSize?
    /// The window units by which it is larger for what stands beside the content.
    private var dockUnits = (width: 0, height: 0)
    /// Whether it is to become larger or smaller for that once it does not fill its display.
    private var awaitsDockResize = false
    /// The size in window units that full screen took the place of; nil where that has no part in the next change of size.
    private var sizeBeforeFullScreen: (width: Int, height: Int)?
    /// The size in window units before the last full screen.
    private var windowedUnits = (width: 0, height: 0)
    /// The number of events within which the desktop may tell the widths of its frame; then the window is placed again.
    private var eventsUntilPlaced = 20
    /// The frame in which the window was opened.
    private var openedFrame: WindowFrame?
    /// The frame of an earlier window that it was opened in; nil where none was given back.
    private var restoredFrame: WindowFrame?
    /// The error of a change of size or display, for the next call that can throw.
    private var failure: PlatformError?

    /// Opens the window; throws `videoUnusable`, or `rendererUnusable` where the GPU was requested and cannot be used.
    package init(_ options: Options, on video: VideoSubsystem) throws(PlatformError) {
        var options = options
        options.scale = options.scale ?? video.desktopScale
        let opened = try OpenedWindow(options, on: video)
        self.video = video
        self.options = options
        native = opened.native
        presenter = opened.presenter
        metrics = opened.metrics
        fittedSize = opened.metrics.isFitted ? options.size : nil
        if !options.fitsDisplay || !video.hasInputDevices { eventsUntilPlaced = 0 }
        events = EventQueue(windowID: opened.native.id, metrics: opened.metrics, blocks: video.hasInputDevices)
        events.respond = { [weak self] in self?.follow($0) }
        openedFrame = native.frame
        restoredFrame = opened.restoredFrame
        awaitFrameWidths()
    }

    /// Seconds within which a desktop tells the widths of its frame.
    private static let frameWidthsTimeout = 0.25

    /// Waits for the widths of the desktop's frame where the window may have no room with them: its size is then settled
    /// before anything is shown or recorded.
    private func awaitFrameWidths() {
        guard eventsUntilPlaced > 0 else { return }
        guard metrics.isFitted || native.isTight(for: wantedUnits) else { return }
        let end = MonotonicTime.now() + Self.frameWidthsTimeout
        while eventsUntilPlaced > 0, MonotonicTime.now() < end {
            events.receive()
            placeAgain()
            if eventsUntilPlaced > 0 { SDL_Delay(2) }
        }
        events.receive()
    }

    /// The canvas for the next picture; another one after `.resized` and `.displayChanged`, with undefined contents.
    ///
    /// Throws where a change of size or display failed: the former canvas is gone.
    package func canvas() throws(PlatformError) -> WindowCanvas {
        try throwFailure()
        guard case .memory(let target) = presenter.canvas, metrics.hasMargin else { return presenter.canvas }
        let picture = metrics.picture
        return .memory(
            PixelTarget(
                base: target.base + Int(picture.minY) * target.bytesPerRow + Int(picture.minX) * 4,
                width: picture.width, height: picture.height, bytesPerRow: target.bytesPerRow))
    }

    /// Whether a graphics card draws.
    package var isOnCard: Bool { presenter is GPUPresenter }

    /// The pixels to the point that programs on this desktop have.
    package var displayScale: Double { video.desktopScale ?? metrics.pixelsPerUnitX }

    /// The renderer: `cpu`, or the driver and the card.
    package var rendererDescription: String {
        guard let device = (presenter as? GPUPresenter)?.backend.device else { return "cpu" }
        return "\(device.driver), \(device.card)"
    }

    /// The title on the window's frame.
    package var title: String {
        get { native.title }
        set { native.title = newValue }
    }

    /// Shows `pixels` as the window's icon, where the desktop has a place for it.
    package func setIcon(_ pixels: PixelBuffer) { native.setIcon(pixels) }

    /// Whether a user has a mouse and keys for it.
    package var hasInputDevices: Bool { video.hasInputDevices }

    package var isFullScreen: Bool { native.isFullScreen }

    /// Whether the desktop has enlarged it to the room that there is.
    package var isMaximized: Bool { native.isMaximized }

    /// Lets the window cover its display, or gives it its former frame back; `.resized` follows.
    package func toggleFullScreen() {
        if !isFullScreen {
            if options.keepsSizeInFullScreen { fullScreenSize = metrics.size }
            windowedUnits = native.unitSize
        }
        native.toggleFullScreen()
    }

    /// Has the content leave `insets` free at the edges; `.resized` follows.
    ///
    /// Content that keeps its size in full screen does so here, at the largest scale for which there is room. Where it
    /// `resizes`, the window becomes larger or smaller by as much, within its display; one that fills that does so as soon as
    /// it no longer does. With nothing left free it is as large as its content again.
    package func setDock(_ insets: PixelInsets, resizes: Bool) {
        guard insets != dock else { return }
        if dock == .none, dockedSize == nil, options.keepsSizeInFullScreen { dockedSize = metrics.size }
        dock = insets
        if resizes {
            awaitsDockResize = true
            if isFullScreen { sizeBeforeFullScreen = windowedUnits }
            resizeForDock()
        }
        native.announceSize()
    }

    /// Makes the window larger or smaller by what panels take now, unless it fills its display.
    private func resizeForDock() {
        guard awaitsDockResize, !isFullScreen, !isMaximized else { return }
        awaitsDockResize = false
        // Events of the desktop may still have the size of full screen.
        let former = sizeBeforeFullScreen ?? native.unitSize
        sizeBeforeFullScreen = nil
        if dock == .none, let size = dockedSize {
            dockedSize = nil
            dockUnits = (0, 0)
            return resize(to: size)
        }
        func units(_ pixels: Int, _ pixelsPerUnit: Double) -> Int { Int((Double(pixels) / pixelsPerUnit).rounded()) }
        native.resizeOnDisplay(
            to: (
                former.width + units(dock.width, metrics.pixelsPerUnitX) - dockUnits.width,
                former.height + units(dock.height, metrics.pixelsPerUnitY) - dockUnits.height
            ))
        let size = native.unitSize
        dockUnits.width += size.width - former.width
        dockUnits.height += size.height - former.height
    }

    /// The place and the size on the desktop; of one whose content leaves room beside it, those that it would have without.
    package var frame: WindowFrame {
        var frame = native.frame
        frame.isFitted = metrics.isFitted
        if let dockedSize {
            let units = WindowMetrics.unitSize(
                of: dockedSize, scale: options.scale, pixelsPerUnit: metrics.pixelsPerUnitX)
            frame.width = units.width
            frame.height = units.height
            frame.isFitted = fittedSize != nil
        } else {
            frame.width -= dockUnits.width
            frame.height -= dockUnits.height
        }
        let isAsOpened = frame.width == openedFrame?.width && frame.height == openedFrame?.height
        frame.isResized = isAsOpened ? restoredFrame?.isResized : true
        return frame
    }

    /// SDL's number for the native window.
    var nativeID: UInt32 { native.id }

    /// The display's refresh rate in Hz; 0 where SDL reports none.
    package var refreshRate: Double { native.refreshRate }

    /// Lays `overlay` over the picture until `uncover`; the next `present` shows it.
    package func cover(with overlay: OverlayPicture) throws(PlatformError) { try presenter.cover(with: overlay) }

    /// Takes the overlay off the picture; to be called before the picture is drawn on.
    package func uncover() { presenter.uncover() }

    /// Drops the textures on the graphics card, after `.contentLost`; the next picture is to be drawn whole.
    package func contentsWereLost() throws(PlatformError) { try presenter.contentsWereLost() }

    /// Shows the window, of whose framebuffer the pixels of `damage` are new; nothing new is nothing shown.
    package func present(_ damage: Damage) throws(PlatformError) {
        try throwFailure()
        if !damage.isEmpty { try presenter.present(damage) }
    }

    /// Receives the events that are there, without waiting; a clock does so by itself.
    package func receiveEvents() { events.receive() }

    /// Whether there are events that were received and not taken.
    package var hasEvents: Bool { !events.pending.isEmpty }

    /// Waits until what was shown last is drawn: for measurements, which would leave out what a graphics card does later.
    package func finish() throws(PlatformError) { try presenter.finish() }

    /// Calls `body` with the events received since the last call, oldest first.
    package func takeEvents(_ body: (WindowEvent) throws -> Void) rethrows { try events.take(body) }

    /// Requests another content size, in points; `.resized` follows when the desktop has granted it, or another.
    package func resize(to size: CGSize) {
        let units = WindowMetrics.unitSize(of: size, scale: options.scale, pixelsPerUnit: metrics.pixelsPerUnitX)
        native.resize(unitWidth: units.width, unitHeight: units.height)
        if options.fitsDisplay { fittedSize = native.fit(units) ? size : nil }
    }

    /// Applies SDL's window event to the window itself, before it is passed on; returns the metrics after it.
    private func follow(_ event: SDL_WindowEventID) -> WindowMetrics {
        placeAgain()
        eventsUntilPlaced = max(0, eventsUntilPlaced - 1)
        do throws(PlatformError) {
            switch event {
            // Also where the size is the old one again: SDL gave its memory up as soon as it was another.
            case SDL_WINDOWEVENT_SIZE_CHANGED: try takeSize()
            case SDL_WINDOWEVENT_DISPLAY_CHANGED:
                pacingRevision += 1
                if currentMetrics != metrics { try takeSize() }
            // That fails where the size has changed since: then its event is behind this one, and all is drawn anew.
            case SDL_WINDOWEVENT_EXPOSED: try? presenter.presentAgain()
            default: break
            }
        } catch {
            failure = error
        }
        return metrics
    }

    /// Places the window once more as it was opened, once the widths of the desktop's frame are known: without them its
    /// title bar took its place, and its lower edge stood below the display's.
    private func placeAgain() {
        guard eventsUntilPlaced > 0, native.hasFrameWidths else { return }
        eventsUntilPlaced = 0
        defer { openedFrame = native.frame }
        restoredFrame = native.restore(options.frame, of: wantedUnits)
        if let restoredFrame {
            fittedSize = restoredFrame.isFitted ? options.size : nil
        } else if native.fit(wantedUnits) {
            fittedSize = options.size
        }
    }

    /// The size in window units in which the content has room at the wanted scale.
    private var wantedUnits: (width: Int, height: Int) {
        WindowMetrics.unitSize(of: options.size, scale: options.scale, pixelsPerUnit: metrics.pixelsPerUnitX)
    }

    /// Whether the display has no room for the content at the wanted scale.
    package var lacksRoom: Bool { native.lacksRoom(for: wantedUnits) }

    private var currentMetrics: WindowMetrics {
        if let dockedSize {
            return native.metrics(scale: options.scale, fitting: dockedSize, enlarges: true, beside: dock)
        }
        if let fullScreenSize, isFullScreen {
            return native.metrics(scale: options.scale, fitting: fullScreenSize, enlarges: true)
        }
        return native.metrics(scale: options.scale, fitting: fittedSize, beside: dock)
    }

    private func takeSize() throws(PlatformError) {
        resizeForDock()
        metrics = currentMetrics
        try presenter.resize(to: metrics)
    }

    private func throwFailure() throws(PlatformError) {
        guard let error = failure else { return }
        failure = nil
        throw error
    }
}

/// The renderer: chosen automatically, the CPU or the GPU.
package enum RendererChoice: String, Hashable, Sendable, CaseIterable {
    /// The graphics card where there is a real one, and the processor otherwise.
    case auto
    case cpu, gpu
}
