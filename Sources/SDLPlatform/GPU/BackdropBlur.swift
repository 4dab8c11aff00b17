import CSDL2
import Compositor
import Graphics

/// Blurs pictures on the graphics card by way of main memory, which is kept from one to the next.
@MainActor final class BackdropBlur {
    private let blur = PictureBlur()
    private var pixels = PixelBuffer(width: 0, height: 0)

    /// Blurs the first `width` times `height` pixels of `texture` by the standard `deviation`, in pixels, and makes their
    /// colours `saturation` times as strong; the window becomes the target.
    func run(
        on texture: GPUTexture, width: Int, height: Int, deviation: Double, saturation: Float
    ) throws(PlatformError) {
        if pixels.width < width || pixels.height < height {
            pixels = PixelBuffer(width: max(width, pixels.width), height: max(height, pixels.height), isCleared: false)
        }
        let picture = PixelTarget(base: pixels.base, width: width, height: height, bytesPerRow: pixels.bytesPerRow)
        try texture.device.read(texture, into: picture, "reading a backdrop")
        try texture.device.setTarget(nil)
        blur.run(picture, deviation: deviation, saturation: saturation)
        try texture.upload(picture.base, bytesPerRow: picture.bytesPerRow, to: SDL_Rect(picture.bounds))
    }
}
