import Graphics

/// Copies of images at a half, a quarter and so on of their size, made on demand. An image that is drawn
/// much smaller from such a copy does not shimmer.
@MainActor final class MipmapCache {
    /// An image's copies, from the largest on; gone with the image.
    private struct Pyramid {
        weak var image: CGImage?
        let version: Int
        var copies: [PixelBuffer] = []

        func isOf(_ other: CGImage) -> Bool { image === other && version == other.version }
    }

    private var pyramids: [ObjectIdentifier: Pyramid] = [:]
    private var frame = 0

    /// The interval at which the copies of images that are gone are dropped, in frames.
    private static let sweepInterval = 64

    func beginFrame() {
        frame += 1
        if frame % Self.sweepInterval == 0, !pyramids.isEmpty {
            pyramids = pyramids.filter { $0.value.image != nil }
        }
    }

    /// The copy of `image` that was halved `halvings` times, or as often as it can be; nil where that is not even once.
    func copy(of image: CGImage, halvings: Int) -> (level: Int, pixels: PixelBuffer)? {
        let key = ObjectIdentifier(image)
        if let known = pyramids[key], known.isOf(image), known.copies.count >= halvings {
            return (halvings, known.copies[halvings - 1])
        }
        var copies = pyramids[key].flatMap { $0.isOf(image) ? $0.copies : nil } ?? []
        while copies.count < halvings {
            let last = copies.last ?? image.pixels
            if last.width <= 1, last.height <= 1 { break }
            copies.append(last.halved())
        }
        pyramids[key] = Pyramid(image: image, version: image.version, copies: copies)
        return copies.last.map { (copies.count, $0) }
    }
}
