import CSDL2
import Compositor
import Graphics
import RenderTree

/// Draws lists on the graphics card, through SDL's renderer.
///
/// The picture is kept in a texture of its own, the canvas, so that it can be shown again and drawn anew in part.
/// Shapes are triangles whose edges fade over a pixel; what triangles cannot draw comes as a picture from the CPU
/// backend.
@MainActor final class GPUBackend: RenderBackend {
    let device: GPUDevice
    /// The last picture; nil before the first.
    private(set) var canvas: GPUTexture?
    private let images: ImageTextures
    private let baked: BakedPictures
    private let paths: PathPictures
    private let pool: TargetPool

    init(device: GPUDevice) throws(PlatformError) {
        self.device = device
        images = try ImageTextures(device: device)
        baked = BakedPictures(device: device)
        paths = PathPictures(device: device)
        pool = TargetPool(device: device)
    }

    func makeTexture(_ image: CGImage, for id: ResourceID) throws -> Bool { try images.insert(image, for: id) }

    func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) throws {
        guard !list.bounds.isEmpty else { return }
        let (canvas, isNew) = try canvas(for: list.bounds)
        let damaged = isNew ? list.bounds : damage.rects.reduce(.empty) { $0.union($1) }
        let region = damaged.intersection(list.bounds)
        guard !region.isEmpty else { return }
        images.beginFrame(resources)
        baked.beginFrame()
        paths.beginFrame()
        pool.beginFrame()
        try device.setTarget(canvas)
        var painter = GPUPainter(
            device: device, images: images, baked: baked, paths: paths, pool: pool, list: list, resources: resources,
            region: region, batch: TriangleBatch(device: device),
            targets: [GPUPainter.Target(texture: canvas, box: list.bounds)])
        try painter.erase()
        try painter.run()
        try device.setTarget(nil)
    }

    func readPixels() throws -> PixelBuffer {
        guard let canvas else { return PixelBuffer(width: 0, height: 0) }
        let pixels = PixelBuffer(width: canvas.width, height: canvas.height)
        try device.setTarget(canvas)
        let status = SDL_RenderReadPixels(
            device.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.base, Int32(pixels.bytesPerRow))
        try device.check(status, "reading the picture")
        try device.setTarget(nil)
        return pixels
    }

    /// The canvas in the size of `bounds`, and whether its contents are to be drawn from nothing.
    private func canvas(for bounds: PixelRect) throws(PlatformError) -> (texture: GPUTexture, isNew: Bool) {
        if let canvas, canvas.width == bounds.width, canvas.height == bounds.height { return (canvas, false) }
        let made = try GPUTexture(device: device, access: .target, width: bounds.width, height: bounds.height)
        SDL_SetTextureBlendMode(made.pointer, GPUDevice.replace)
        canvas = made
        return (made, true)
    }
}
