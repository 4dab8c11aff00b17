import Graphics

/// The detail that a golden keeps of a picture, so that it is small and still shows everything.
package struct PictureDetail: Sendable {
    /// The number of times that the picture is halved.
    private let halvings: Int
    /// Bits of each channel, 1 to 8.
    private let bits: UInt32

    /// Half the size, and 32 levels a channel: for photos.
    package static let thumbnail = PictureDetail(halvings: 1, bits: 5)
    /// The whole size, and 16 levels a channel: for small print.
    package static let levels = PictureDetail(halvings: 0, bits: 4)

    /// A copy of `image` with this detail.
    package func copy(of image: CGImage) -> CGImage {
        let pixels = (0..<halvings).reduce(image.pixels) { pixels, _ in pixels.halved() }
        let result = PixelBuffer(width: pixels.width, height: pixels.height)
        let mask = UInt32(0xFF << (8 - bits) & 0xFF) * 0x0101_0101
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let upper = pixels[x, y] & mask
                // The lower bits repeat the upper ones, so that white stays white.
                result[x, y] = upper | upper >> bits & ~mask
            }
        }
        return CGImage(result)
    }
}
