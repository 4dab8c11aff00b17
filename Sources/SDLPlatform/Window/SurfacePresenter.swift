import CSDL2
import Compositor

/// Draws straight into the window's own surface: memory shared with the X server, copied only where it changed.
@MainActor final class SurfacePresenter: PixelPresenter {
    private(set) var target: PixelTarget
    var covered = SaveUnder()
    var picture = PixelRect.empty
    private let window: NativeWindow
    private var rects: ContiguousArray<SDL_Rect> = []

    let mayBlock = false

    /// The surface of `window`; throws `videoUnusable` where the driver has none in our pixel format (Wayland).
    init(window: NativeWindow) throws(PlatformError) {
        self.window = window
        target = try Self.surface(of: window)
    }

    func setWaitsForDisplay(_ waits: Bool) {}

    func resize(to metrics: WindowMetrics) throws(PlatformError) {
        covered.forget()
        target = try Self.surface(of: window)
        drawMargin(metrics)
    }

    func contentsWereLost() {}

    func present(_ damage: Damage) throws(PlatformError) {
        rects.removeAll(keepingCapacity: true)
        for rect in damage.rects {
            let visible = rect.intersection(target.bounds)
            if !visible.isEmpty { rects.append(SDL_Rect(visible)) }
        }
        guard !rects.isEmpty else { return }
        let status = rects.withUnsafeBufferPointer {
            SDL_UpdateWindowSurfaceRects(window.pointer, $0.baseAddress, Int32($0.count))
        }
        if status != 0 { throw Self.failure(of: window) }
    }

    func presentAgain() throws(PlatformError) {
        guard SDL_UpdateWindowSurface(window.pointer) == 0 else { throw Self.failure(of: window) }
    }

    private static func surface(of window: NativeWindow) throws(PlatformError) -> PixelTarget {
        guard let surface = SDL_GetWindowSurface(window.pointer) else { throw failure(of: window) }
        let format = surface.pointee.format.pointee.format
        guard format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue,
            let pixels = surface.pointee.pixels
        else {
            throw PlatformError(
                .videoUnusable, place: "window surface on \(window.video.driver)",
                problem: "its pixels are \(String(cString: SDL_GetPixelFormatName(format))), not 32-bit BGRA",
                remedy: "set the display to 24 or 32 bits of colour")
        }
        return PixelTarget(
            base: pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
            bytesPerRow: Int(surface.pointee.pitch))
    }

    private static func failure(of window: NativeWindow) -> PlatformError {
        PlatformError(
            .videoUnusable, place: "window surface on \(window.video.driver)", problem: lastSDLError(),
            remedy: "try --renderer gpu, or --headless")
    }
}

extension SDL_Rect {
    init(_ rect: PixelRect) {
        self.init(x: rect.minX, y: rect.minY, w: Int32(rect.width), h: Int32(rect.height))
    }
}
