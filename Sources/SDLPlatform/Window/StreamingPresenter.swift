import CSDL2
import Compositor
import Graphics

/// Draws into memory and copies what changed into a texture: for drivers without a surface of their own (Wayland).
@MainActor final class StreamingPresenter: PixelPresenter {
    let device: GPUDevice
    private var pixels: PixelBuffer
    private(set) var texture: GPUTexture
    var covered = SaveUnder()
    var picture = PixelRect.empty

    let mayBlock = true

    init(window: NativeWindow, metrics: WindowMetrics) throws(PlatformError) {
        device = try GPUDevice(window: window)
        pixels = PixelBuffer(width: metrics.pixelWidth, height: metrics.pixelHeight)
        texture = try Self.texture(on: device, width: metrics.pixelWidth, height: metrics.pixelHeight)
    }

    var target: PixelTarget { PixelTarget(pixels) }

    func setWaitsForDisplay(_ waits: Bool) { device.setWaitsForDisplay(waits) }

    func resize(to metrics: WindowMetrics) throws(PlatformError) {
        covered.forget()
        texture = try Self.texture(on: device, width: metrics.pixelWidth, height: metrics.pixelHeight)
        pixels = PixelBuffer(width: metrics.pixelWidth, height: metrics.pixelHeight)
        drawMargin(metrics)
    }

    func contentsWereLost() throws(PlatformError) {
        texture = try Self.texture(on: device, width: pixels.width, height: pixels.height)
    }

    func present(_ damage: Damage) throws(PlatformError) {
        for rect in damage.rects {
            let visible = rect.intersection(target.bounds)
            guard !visible.isEmpty else { continue }
            let start = pixels.base + Int(visible.minY) * pixels.bytesPerRow + Int(visible.minX) * 4
            try texture.upload(start, bytesPerRow: pixels.bytesPerRow, to: SDL_Rect(visible))
        }
        try presentAgain()
    }

    func presentAgain() throws(PlatformError) {
        try device.check(SDL_RenderCopy(device.renderer, texture.pointer, nil, nil), "copying the picture")
        SDL_RenderPresent(device.renderer)
    }

    private static func texture(
        on device: GPUDevice, width: Int, height: Int
    ) throws(PlatformError) -> GPUTexture {
        let texture = try GPUTexture(device: device, access: .streaming, width: width, height: height)
        SDL_SetTextureBlendMode(texture.pointer, GPUDevice.replace)
        // A texel to the pixel.
        try texture.setNearest(true)
        return texture
    }
}
