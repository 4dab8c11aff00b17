/// Copies of an image at a half, a quarter and so on of its size. An image that is drawn much smaller from such a copy does
/// not shimmer.
extension CGImage {
    /// The copies of one version of an image, from the largest on.
    struct HalvedCopies {
        var version: Int
        var pixels: [PixelBuffer] = []
    }

    /// The copy that was halved `halvings` times, or as often as it can be; nil where that is not even once.
    ///
    /// It is made at the first call, and kept as long as the image.
    @MainActor package func copy(halvings: Int) -> (level: Int, pixels: PixelBuffer)? {
        if copies.version != version { copies = HalvedCopies(version: version) }
        while copies.pixels.count < halvings {
            let last = copies.pixels.last
            if last?.width ?? width <= 1, last?.height ?? height <= 1 { break }
            copies.pixels.append(last?.halved() ?? halvedPixels())
        }
        let level = min(halvings, copies.pixels.count)
        return level > 0 ? (level, copies.pixels[level - 1]) : nil
    }
}
