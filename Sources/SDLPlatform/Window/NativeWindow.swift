import CSDL2
import Foundation
import Graphics

/// Owns one of SDL's windows.
@MainActor final class NativeWindow {
    let video: VideoSubsystem
    let pointer: OpaquePointer

    /// Opens a window of `width` times `height` window units in the middle of the screen.
    init(
        video: VideoSubsystem, title: String, width: Int, height: Int, flags: SDL_WindowFlags.RawValue
    ) throws(PlatformError) {
        let always = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let window = SDL_CreateWindow(
            title, csdl_windowpos_centered, csdl_windowpos_centered,
            Self.clamped(width), Self.clamped(height), always | flags)
        guard let window else {
            throw PlatformError(
                .videoUnusable, place: "window of \(width)x\(height) on \(video.driver)", problem: lastSDLError(),
                remedy: "try another size, --renderer cpu, or --headless")
        }
        self.video = video
        pointer = window
        DisplayLoss.window = csdl_x11_window(window)
    }

    isolated deinit {
        DisplayLoss.window = 0
        SDL_DestroyWindow(pointer)
    }

    var id: UInt32 { SDL_GetWindowID(pointer) }

    var unitSize: (width: Int, height: Int) {
        var width = Int32(0)
        var height = Int32(0)
        SDL_GetWindowSize(pointer, &width, &height)
        return (Int(width), Int(height))
    }

    func resize(unitWidth: Int, unitHeight: Int) {
        SDL_SetWindowSize(pointer, Self.clamped(unitWidth), Self.clamped(unitHeight))
    }

    /// The area of the display that shows most of the window; nil where SDL knows of none.
    private var displayArea: DisplayArea? { displayArea(of: max(0, SDL_GetWindowDisplayIndex(pointer))) }

    private func displayArea(of index: Int32) -> DisplayArea? {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(index, &bounds) == 0 else { return nil }
        var area = DisplayArea(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
        var top = Int32(0)
        var left = Int32(0)
        var bottom = Int32(0)
        var right = Int32(0)
        guard SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right) == 0 else { return area }
        area.top = Int(top)
        area.left = Int(left)
        area.bottom = Int(bottom)
        area.right = Int(right)
        return area
    }

    /// Whether the desktop has told the widths of its frame, which it does some time after the window opens.
    var hasFrameWidths: Bool { displayArea.map { $0.top + $0.left + $0.bottom + $0.right > 0 } ?? false }

    /// Whether a window of `size` may have no room on its display.
    func isTight(for size: (width: Int, height: Int)) -> Bool { displayArea?.isTight(for: size) ?? false }

    /// Whether a window of `size` has no room on its display.
    func lacksRoom(for size: (width: Int, height: Int)) -> Bool {
        displayArea.map { $0.fitted(size) != size } ?? false
    }

    /// Makes the window, which is to measure `size`, smaller where it has no room on its display, in the middle of that;
    /// whether it was made smaller.
    func fit(_ size: (width: Int, height: Int)) -> Bool {
        guard let area = displayArea, lacksRoom(for: size) else { return false }
        let fitted = area.fitted(size)
        resize(unitWidth: fitted.width, unitHeight: fitted.height)
        let origin = area.origin(of: fitted)
        move(x: origin.x, y: origin.y)
        return true
    }

    var title: String {
        get { SDL_GetWindowTitle(pointer).map { String(cString: $0) } ?? "" }
        set { if newValue != title { SDL_SetWindowTitle(pointer, newValue) } }
    }

    /// Sets the icon, which SDL copies, without the premultiplication of `pixels`.
    func setIcon(_ pixels: PixelBuffer) {
        let straight = PixelBuffer(width: pixels.width, height: pixels.height)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let pixel = pixels[x, y]
                let alpha = pixel >> 24
                func channel(_ shift: UInt32) -> UInt32 {
                    alpha == 0 ? 0 : min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
                }
                straight.row(y)[x] = alpha << 24 | channel(16) | channel(8) | channel(0)
            }
        }
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
            straight.base, Int32(straight.width), Int32(straight.height), 32, Int32(straight.bytesPerRow),
            SDL_PIXELFORMAT_ARGB8888.rawValue)
        guard let surface else { return }
        SDL_SetWindowIcon(pointer, surface)
        SDL_FreeSurface(surface)
    }

    var isFullScreen: Bool {
        SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    }

    var isMaximized: Bool {
        SDL_GetWindowFlags(pointer) & SDL_WINDOW_MAXIMIZED.rawValue != 0
    }

    func toggleFullScreen() {
        SDL_SetWindowFullscreen(pointer, isFullScreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    }

    /// The content's place and size on the desktop.
    var frame: WindowFrame {
        var x = Int32(0)
        var y = Int32(0)
        SDL_GetWindowPosition(pointer, &x, &y)
        return WindowFrame(x: Int(x), y: Int(y), width: unitSize.width, height: unitSize.height)
    }

    /// Gives the window `frame` and returns it; nil where there is none, no display shows it whole, or it is that of a window
    /// that was made smaller for a display, and this one has room for `size`.
    func restore(_ frame: WindowFrame?, of size: (width: Int, height: Int)) -> WindowFrame? {
        guard let frame, !frame.isFitted || frame.isResized == true || lacksRoom(for: size) else { return nil }
        let areas = (0..<max(0, SDL_GetNumVideoDisplays())).compactMap(displayArea)
        guard areas.contains(where: { $0.holds(frame) }) else { return nil }
        resize(unitWidth: frame.width, unitHeight: frame.height)
        move(x: frame.x, y: frame.y)
        return frame
    }

    /// Moves the content's upper left corner to (`x`, `y`) of the desktop, in window units.
    func move(x: Int, y: Int) { SDL_SetWindowPosition(pointer, Int32(clamping: x), Int32(clamping: y)) }

    /// Gives the window `size`, or as much of it as its display has, and moves it so that it shows whole.
    func resizeOnDisplay(to size: (width: Int, height: Int)) {
        guard let area = displayArea else { return resize(unitWidth: size.width, unitHeight: size.height) }
        let frame = area.nearest(to: frame, of: size)
        resize(unitWidth: frame.width, unitHeight: frame.height)
        move(x: frame.x, y: frame.y)
    }

    /// Has an event tell that the size changed, as it does where the desktop changes it.
    func announceSize() {
        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = id
        event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
        event.window.data1 = Int32(clamping: unitSize.width)
        event.window.data2 = Int32(clamping: unitSize.height)
        SDL_PushEvent(&event)
    }

    /// The sizes that the window has now, with `scale` pixels to the point or the display's own; fewer where `fitted` points,
    /// if any, would not fit, and more where it `enlarges` them. The content stays out of `insets`.
    func metrics(
        scale: Double?, fitting fitted: CGSize? = nil, enlarges: Bool = false, beside insets: PixelInsets = .none
    ) -> WindowMetrics {
        var width = Int32(0)
        var height = Int32(0)
        SDL_GetWindowSizeInPixels(pointer, &width, &height)
        let units = unitSize
        return WindowMetrics(
            unitWidth: units.width, unitHeight: units.height, pixelWidth: Int(width), pixelHeight: Int(height),
            scale: scale, fitting: fitted, enlarges: enlarges, beside: insets)
    }

    /// The refresh rate of the display that shows most of the window, in Hz; 0 where SDL reports none.
    var refreshRate: Double {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(pointer)), &mode) == 0 else { return 0 }
        return Self.refreshRate(truncated: Int(mode.refresh_rate))
    }

    /// The rate behind SDL's whole number: SDL cuts the broadcast rates (59.94, 119.88 Hz) off to 59 and 119.
    nonisolated static func refreshRate(truncated rate: Int) -> Double {
        let broadcast: Set = [24, 30, 60, 120, 144, 240]
        return broadcast.contains(rate + 1) ? Double(rate + 1) / 1.001 : Double(max(0, rate))
    }

    private static func clamped(_ length: Int) -> Int32 { Int32(min(max(length, 1), 16_384)) }
}
