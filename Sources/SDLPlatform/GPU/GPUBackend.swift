import CSDL2
import Compositor
import Graphics
import RenderTree

/// Draws lists on the graphics card, through SDL's renderer.
///
/// A picture that changes as a whole is drawn straight on the window. One that changes in part is kept in a texture of its
/// own, the canvas, so that it can be drawn anew in part and shown again: a window forgets its picture when it is shown.
/// Shapes are triangles whose edges fade over a pixel; what triangles cannot draw comes as a picture from the CPU
/// backend.
@MainActor final class GPUBackend: RenderBackend {
    let device: GPUDevice
    /// The location of the last picture.
    private enum Place { case canvas, window, display }

    private var place = Place.canvas
    /// The upper left corner of the picture in the window, in pixels; elsewhere than at (0, 0) it is drawn on the canvas.
    var origin: (x: Int32, y: Int32) = (0, 0)
    /// Nil before the first picture.
    private var canvas: GPUTexture?
    /// The draw list of the last picture, while the canvas does not have it.
    private var shown = DrawList()
    private weak var resources: ResourceStore?
    private var images: ImageTextures
    private var baked: BakedPictures
    private var paths: PathPictures
    private(set) var pool: TargetPool
    private let topologies = MeshTopologies()
    private let blur = BackdropBlur()
    var deadline: DrawingDeadline?
    private(set) var isCutOff = false

    init(device: GPUDevice) throws(PlatformError) {
        self.device = device
        images = try ImageTextures(device: device)
        baked = BakedPictures(device: device)
        paths = PathPictures(device: device)
        pool = TargetPool(device: device)
    }

    @discardableResult func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) throws -> Int {
        isCutOff = false
        guard !list.bounds.isEmpty else { return 0 }
        let uploads = device.uploads
        let (canvas, isNew) = try canvas(for: list.bounds)
        let damaged = list.regionOfBackdrops(
            around: damage.rects.reduce(PixelRect.empty) { $0.union($1) }.intersection(list.bounds))
        guard isNew || !damaged.isEmpty else { return 0 }
        // Copying the canvas costs as much as drawing over it once.
        let isWhole = isNew || 2 * damaged.area >= list.bounds.area
        if isWhole, origin == (0, 0), !list.passes.contains(where: \.readsTarget) {
            try draw(list, within: list.bounds, on: canvas, asWindow: true, resources: resources)
            place = .window
            self.resources = resources
            shown.copy(list)
        } else {
            let region = isNew || place != .canvas ? list.bounds : damaged
            try draw(list, within: region, on: canvas, asWindow: false, resources: resources)
            place = .canvas
        }
        return device.uploads - uploads
    }

    /// Discards all textures, after the graphics card has lost its memory.
    func contentsWereLost() throws(PlatformError) {
        images = try ImageTextures(device: device)
        baked = BakedPictures(device: device)
        paths = PathPictures(device: device)
        pool = TargetPool(device: device)
        canvas = nil
        place = .canvas
        resources = nil
    }

    /// Whether the picture was drawn on the window and not yet shown.
    var isOnWindow: Bool { place == .window }

    /// Notes that the window's picture was given to the display.
    func windowWasShown() { if place == .window { place = .display } }

    /// The canvas with the last picture, drawn there now where it was drawn on the window; nil before the first.
    func upToDateCanvas() throws(PlatformError) -> GPUTexture? {
        guard place != .canvas, let canvas, let resources else { return canvas }
        try draw(shown, within: shown.bounds, on: canvas, asWindow: false, resources: resources)
        place = .canvas
        return canvas
    }

    private func draw(
        _ list: DrawList, within region: PixelRect, on canvas: GPUTexture, asWindow: Bool, resources: ResourceStore
    ) throws(PlatformError) {
        images.beginFrame(resources)
        baked.beginFrame()
        paths.beginFrame()
        pool.beginFrame()
        let deadline = deadline.map { GPUDeadline($0, on: device) }
        var painter = GPUPainter(
            device: device, deadline: deadline, images: images, baked: baked, paths: paths, pool: pool,
            topologies: topologies, blur: blur, list: list, resources: resources, region: region,
            drawsOnWindow: asWindow,
            batch: TriangleBatch(device: device),
            targets: [GPUPainter.Target(texture: canvas, box: list.bounds)])
        isCutOff = try !painter.run()
        try device.setTarget(nil)
    }

    func readPixels() throws -> PixelBuffer {
        guard let canvas = try upToDateCanvas() else { return PixelBuffer(width: 0, height: 0) }
        let pixels = try device.read(canvas, width: canvas.width, height: canvas.height, "reading the picture")
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
