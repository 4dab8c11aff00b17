import CSDL2
import Compositor
import Foundation
import Graphics

/// Owns one of SDL's renderers, and has the blend modes that premultiplied pixels need.
///
/// Only OpenGL and OpenGL ES will do: SDL's software renderer refuses premultiplied blending and rounds to whole
/// pixels.
@MainActor final class GPUDevice {
    /// The drivers that can do it, best first.
    private static let drivers = ["opengl", "opengles2"]

    let window: NativeWindow
    let renderer: OpaquePointer
    /// SDL's name of the driver, and the graphics card's own.
    let driver: String, card: String
    /// Pixels across or down that a texture may have.
    let maxTextureSize: Int
    /// The clip rectangle for drawing, in pixels of the target; nil for none.
    private(set) var limits: PixelRect?
    /// The number of times that pixels were copied into a texture so far.
    private(set) var uploads = 0

    /// Source over destination, both premultiplied.
    static let sourceOver = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
    /// The destination times the source's alpha: a mask.
    static let multiplyByAlpha = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
    /// Source plus destination: weighted sums, for mixtures of two pictures.
    static let add = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD)
    /// The source alone.
    static let replace = SDL_BLENDMODE_NONE

    /// A renderer on `window`, which must have neither a renderer nor a surface; throws `rendererUnusable`.
    init(window: NativeWindow) throws(PlatformError) {
        var reason = "no driver is there"
        var made: OpaquePointer?
        for driver in Self.drivers where made == nil {
            SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, driver, SDL_HINT_OVERRIDE)
            // Without the flag for vertical synchronisation, which SDL would simulate where it is missing.
            let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
            made = SDL_CreateRenderer(window.pointer, -1, flags)
            if made == nil { reason = lastSDLError() }
        }
        guard let made else { throw Self.unusable(reason) }
        self.window = window
        renderer = made
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(made, &info)
        driver = String(cString: info.name)
        card = Self.cardName()
        maxTextureSize = Int(min(info.max_texture_width, info.max_texture_height))
        guard SDL_SetRenderDrawBlendMode(made, Self.sourceOver) == 0,
            SDL_SetRenderDrawBlendMode(made, Self.multiplyByAlpha) == 0
        else {
            // All is set by now: the end of this object destroys the renderer.
            throw Self.unusable("\(driver) has no premultiplied blending")
        }
        if Self.isSoftware(card: card) { csdl_keep_freed_memory() }
        setWaitsForDisplay(true)
    }

    isolated deinit { SDL_DestroyRenderer(renderer) }

    /// Sets the driver's swap interval directly; through its renderer SDL would simulate what the driver refuses.
    func setWaitsForDisplay(_ waits: Bool) { SDL_GL_SetSwapInterval(waits ? 1 : 0) }

    /// Whether this machine has a device file of a graphics card: finding out costs nothing, an OpenGL context does.
    nonisolated static var isLikely: Bool {
        let files: [String] = ["/dev/dri", "/dev/nvidiactl", "/dev/dxg"]
        return files.contains { access($0, F_OK) == 0 }
    }

    /// Whether a graphics processor draws, and not a program that plays one.
    var isHardware: Bool { !Self.isSoftware(card: card) }

    /// Whether `card`, as OpenGL names it, is one of Mesa's or Google's software rasterisers.
    nonisolated static func isSoftware(card: String) -> Bool {
        let name = card.lowercased()
        return ["llvmpipe", "softpipe", "swrast", "swiftshader", "software"].contains { name.contains($0) }
    }

    private static func cardName() -> String {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let rendererName: UInt32 = 0x1F01  // GL_RENDERER
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return "" }
        let getString = unsafeBitCast(address, to: GetString.self)
        return getString(rendererName).map { String(cString: $0) } ?? ""
    }

    private static func unusable(_ reason: String) -> PlatformError {
        PlatformError(
            .rendererUnusable, place: "GPU renderer", problem: reason,
            remedy: "use --renderer cpu, or install the graphics driver")
    }
}

extension GPUDevice {
    func countUpload() { uploads += 1 }

    /// Sends what follows to `texture`, or to the window where that is nil, without limits.
    func setTarget(_ texture: GPUTexture?) throws(PlatformError) {
        try check(SDL_SetRenderTarget(renderer, texture?.pointer), "switching the target")
        // A switch brings back whatever limits the target had.
        SDL_RenderSetClipRect(renderer, nil)
        limits = nil
    }

    /// Takes the target `texture` out of the framebuffer that SDL keeps for each size of target until the renderer ends:
    /// attached there, the pixels of a destroyed texture would stay as long.
    func detach(_ texture: OpaquePointer) {
        typealias AttachTexture = @convention(c) (UInt32, UInt32, UInt32, UInt32, Int32) -> Void
        let name = driver == "opengl" ? "glFramebufferTexture2DEXT" : "glFramebufferTexture2D"
        guard let address = SDL_GL_GetProcAddress(name) else { return }
        let former = SDL_GetRenderTarget(renderer)
        // Attaches it, at once.
        guard SDL_SetRenderTarget(renderer, texture) == 0 else { return }
        let framebuffer: UInt32 = 0x8D40  // GL_FRAMEBUFFER
        let colors: UInt32 = 0x8CE0  // GL_COLOR_ATTACHMENT0
        let flat: UInt32 = 0x0DE1  // GL_TEXTURE_2D
        unsafeBitCast(address, to: AttachTexture.self)(framebuffer, colors, flat, 0, 0)
        SDL_SetRenderTarget(renderer, former == texture ? nil : former)
        // A switch brings back whatever limits the target had.
        confine(to: limits)
    }

    /// Limits what follows to `rect`, in pixels of the target; an empty one must not come here: SDL takes it for none.
    func confine(to rect: PixelRect?) {
        if let rect {
            var clip = SDL_Rect(rect)
            SDL_RenderSetClipRect(renderer, &clip)
        } else {
            SDL_RenderSetClipRect(renderer, nil)
        }
        limits = rect
    }

    /// Makes the whole target transparent, whatever it is confined to.
    func clear() throws(PlatformError) {
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0)
        try check(SDL_RenderClear(renderer), "clearing")
    }

    /// The first `width` times `height` pixels of `texture`, which becomes the target; `step` is named in an error.
    func read(
        _ texture: GPUTexture, width: Int, height: Int, _ step: String
    ) throws(PlatformError) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)
        try read(texture, into: PixelTarget(pixels), step)
        return pixels
    }

    /// Fills `pixels` with as many from the top left corner of `texture`, which becomes the target.
    func read(_ texture: GPUTexture, into pixels: PixelTarget, _ step: String) throws(PlatformError) {
        try setTarget(texture)
        var area = SDL_Rect(pixels.bounds)
        let status = SDL_RenderReadPixels(
            renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.base, Int32(pixels.bytesPerRow))
        try check(status, step)
    }

    /// Waits until everything is drawn: reads a pixel back, which the driver cannot answer before.
    func finish() throws(PlatformError) {
        var pixel = UInt32(0)
        var pixelRect = SDL_Rect(x: 0, y: 0, w: 1, h: 1)
        try check(
            SDL_RenderReadPixels(renderer, &pixelRect, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixel, 4),
            "waiting for the picture")
    }

    func check(_ status: Int32, _ step: String) throws(PlatformError) {
        guard status != 0 else { return }
        throw PlatformError(
            .rendererUnusable, place: "\(driver) renderer, \(step)", problem: lastSDLError(),
            remedy: "use --renderer cpu")
    }
}
