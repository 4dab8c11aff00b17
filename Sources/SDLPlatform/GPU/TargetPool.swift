/// Textures to draw into, lent for the time of a layer and used again.
@MainActor final class TargetPool {
    /// Sizes are multiples of this, so that a layer that grows a little finds a texture.
    private static let granularity = 64
    /// Frames after which an unused texture is removed.
    private static let unusedFrameLimit = 30

    private let device: GPUDevice
    /// The textures that are not borrowed.
    private(set) var free: [(texture: GPUTexture, lastUse: Int)] = []
    private var frame = 0

    init(device: GPUDevice) { self.device = device }

    /// A texture of at least `width` times `height`, its contents undefined; give it back with `release`.
    func acquire(width: Int, height: Int) throws(PlatformError) -> GPUTexture {
        let wide = Self.roundedUp(width)
        let high = Self.roundedUp(height)
        if let index = free.firstIndex(where: { $0.texture.width == wide && $0.texture.height == high }) {
            return free.remove(at: index).texture
        }
        return try GPUTexture(device: device, access: .target, width: wide, height: high)
    }

    /// Takes `texture` back. What was drawn with it must have been handed to SDL before it is drawn into again.
    func release(_ texture: GPUTexture) { free.append((texture, frame)) }

    func beginFrame() {
        frame += 1
        free.removeAll { frame - $0.lastUse > Self.unusedFrameLimit }
    }

    private static func roundedUp(_ length: Int) -> Int {
        (max(length, 1) + granularity - 1) / granularity * granularity
    }
}
