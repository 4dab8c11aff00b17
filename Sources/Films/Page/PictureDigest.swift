import Graphics

/// 128 bits that are equal for equal pictures of a film, and for no others that occur.
struct PictureDigest: Hashable {
    private var low: UInt64 = 0xCBF2_9CE4_8422_2325
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The digest of the pixels of `image`.
    init(_ image: CGImage) {
        let pixels = image.pixels
        for y in 0..<pixels.height {
            for pixel in pixels.row(y) {
                low = (low ^ UInt64(pixel)) &* 0x100_0000_01B3
                high = (high &+ UInt64(pixel) ^ high >> 29) &* 0xBF58_476D_1CE4_E5B9
            }
        }
    }
}
