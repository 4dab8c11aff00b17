import CSDL2
import Graphics

/// Owns one of SDL's textures: premultiplied BGRA on the graphics card.
@MainActor final class GPUTexture {
    enum Access: Hashable, Sendable {
        /// Filled once.
        case still
        /// Filled again and again, in parts.
        case streaming
        /// Drawn into.
        case target

        fileprivate var sdl: SDL_TextureAccess {
            switch self {
            case .still: SDL_TEXTUREACCESS_STATIC
            case .streaming: SDL_TEXTUREACCESS_STREAMING
            case .target: SDL_TEXTUREACCESS_TARGET
            }
        }
    }

    let device: GPUDevice
    let pointer: OpaquePointer
    let width: Int, height: Int
    private let access: Access
    /// The size of the pixels in bytes.
    var bytes: Int { width * height * 4 }
    /// Whether a pixel takes the texel that it lies on; without, it mixes those that it lies between.
    private var isNearest = false

    /// A texture with undefined contents; sizes are limited to what the device can do, and to 1 at least.
    init(device: GPUDevice, access: Access, width: Int, height: Int) throws(PlatformError) {
        self.width = min(max(width, 1), device.maxTextureSize)
        self.height = min(max(height, 1), device.maxTextureSize)
        let made = SDL_CreateTexture(
            device.renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.sdl.rawValue), Int32(self.width),
            Int32(self.height))
        guard let made else {
            throw PlatformError(
                .rendererUnusable, place: "texture of \(width)x\(height) on \(device.driver)", problem: lastSDLError(),
                remedy: "use --renderer cpu, or smaller pictures")
        }
        self.device = device
        self.access = access
        pointer = made
        SDL_SetTextureScaleMode(made, SDL_ScaleModeLinear)
        SDL_SetTextureBlendMode(made, GPUDevice.sourceOver)
    }

    isolated deinit {
        if access == .target { device.detach(pointer) }
        SDL_DestroyTexture(pointer)
    }

    /// Copies pixels from memory to the part `rect` of the texture, or to all of it.
    func upload(_ pixels: UnsafeRawPointer, bytesPerRow: Int, to rect: SDL_Rect? = nil) throws(PlatformError) {
        var part = rect ?? SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height))
        try device.check(SDL_UpdateTexture(pointer, &part, pixels, Int32(bytesPerRow)), "uploading")
        device.countUpload()
    }

    /// Sets the filter for sampling the texture; to be called just before something is drawn with it.
    ///
    /// SDL would apply it to pending draws as well, so these are flushed first. SDL also leaves the texture bound
    /// without recording it, which only drawing with another texture would bring to light.
    func setNearest(_ isNearest: Bool) throws(PlatformError) {
        guard isNearest != self.isNearest else { return }
        try device.check(SDL_RenderFlush(device.renderer), "drawing what waits")
        SDL_SetTextureScaleMode(pointer, isNearest ? SDL_ScaleModeNearest : SDL_ScaleModeLinear)
        self.isNearest = isNearest
    }
}
