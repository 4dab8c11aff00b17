import CSDL2
import Foundation
import Graphics
import RenderTree

/// The images on the graphics card, by the ids that commands name; each is uploaded once, when it is first drawn.
///
/// SDL has no mipmaps: an image shown much smaller than it is comes from a copy of half the size, or a quarter and so
/// on, which keeps it from shimmering. The larger ones are uploaded when they are needed.
@MainActor final class ImageTextures {
    /// A texture, and the part of it that the image fills, from the top left corner on.
    struct Match {
        let texture: GPUTexture
        let used: SIMD2<Double>
    }

    private struct Key: Hashable {
        var id: ResourceID
        var halvings: Int
    }

    private struct Entry {
        let match: Match
        var lastUse: Int
    }

    /// Frames between looks for textures that are needed no more, at most.
    private static let sweepInterval = 64
    /// Limit of the memory of textures that were not used for as many frames, in bytes: their images are alive, as those of
    /// earlier frames that are kept, and may be drawn again. Also the most that is uploaded between two looks.
    private static let unusedBudget = 16 << 20

    /// One opaque white texel: what is filled with a colour is drawn with it. (SDL 2.26 draws wrongly after switching
    /// between textured and untextured shapes.)
    let white: GPUTexture
    private let device: GPUDevice
    private var textures: [Key: Entry] = [:]
    private var frame = 0
    /// Bytes uploaded since the last look for textures that are needed no more.
    private var freshBytes = 0

    init(device: GPUDevice) throws(PlatformError) {
        self.device = device
        white = try GPUTexture(device: device, access: .still, width: 1, height: 1)
        let texel = PixelBuffer(width: 1, height: 1)
        texel[0, 0] = .max
        try white.upload(texel.base, bytesPerRow: texel.bytesPerRow)
    }

    /// The texture of `id`, uploaded now where it is not there; nil where `resources` has no image under that id.
    ///
    /// `density` is the number of the image's texels per pixel, along a side.
    func texture(
        for id: ResourceID, in resources: ResourceStore, density: Double = 1
    ) throws(PlatformError) -> Match? {
        guard let (id, image) = resources.picture(of: id), image.width > 0, image.height > 0 else { return nil }
        // Bilinear sampling sees two texels along a side, which is enough for two to the pixel.
        let halvings = density > 2 && density.isFinite ? min(Int(log2(density)), 15) : 0
        let key = Key(id: id, halvings: halvings)
        if let match = textures[key]?.match {
            textures[key]?.lastUse = frame
            return match
        }
        return try upload(image, as: key)
    }

    /// Now and then drops the textures of ids that are no longer in `resources`, and of those unused what is beyond the
    /// budget, the one that was not used for longest first.
    func beginFrame(_ resources: ResourceStore) {
        frame += 1
        guard frame % Self.sweepInterval == 0 || freshBytes > Self.unusedBudget else { return }
        freshBytes = 0
        textures = textures.filter { resources.contains($0.key.id) }
        let unused = textures.filter { $0.value.lastUse < frame - Self.sweepInterval }
        var bytes = unused.values.reduce(0) { $0 + $1.match.texture.bytes }
        for (key, entry) in unused.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes > Self.unusedBudget {
            textures[key] = nil
            bytes -= entry.match.texture.bytes
        }
    }

    private func upload(_ image: CGImage, as key: Key) throws(PlatformError) -> Match {
        let reduced = image.pixels.reduced(halvings: key.halvings, toFit: device.maxTextureSize)
        let texture = try GPUTexture(
            device: device, access: .still, width: reduced.pixels.width, height: reduced.pixels.height)
        try texture.upload(reduced.pixels.base, bytesPerRow: reduced.pixels.bytesPerRow)
        let match = Match(texture: texture, used: reduced.used)
        textures[key] = Entry(match: match, lastUse: frame)
        freshBytes += texture.bytes
        return match
    }
}
