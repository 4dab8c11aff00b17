extension PictureDifference {
    /// The picture of the difference of `first` and `second`: `first` as a pale grey, and over it each pixel that counts, from
    /// orange for a small step to crimson for one of `fullStep` and more; nil where the sizes differ.
    package static func picture(_ first: CGImage, _ second: CGImage, tolerance: Int = 0) -> CGImage? {
        guard first.width == second.width, first.height == second.height else { return nil }
        let picture = PixelBuffer(width: first.width, height: first.height, isCleared: false)
        for y in 0..<first.height {
            let row = first.pixels.row(y)
            let other = second.pixels.row(y)
            let output = picture.row(y)
            for x in row.indices {
                let step = row[x] == other[x] ? 0 : step(row[x], other[x])
                output[x] = step > tolerance ? mark(step) : pale(row[x])
            }
        }
        return CGImage(picture, isOpaque: true)
    }

    /// The step from which on a mark is crimson.
    private static let fullStep = 64
    /// Red, green and blue of the mark of a step of 0, and of one of `fullStep`.
    private static let orange = SIMD3<Int>(255, 159, 10)
    private static let crimson = SIMD3<Int>(200, 0, 60)

    private static func mark(_ step: Int) -> UInt32 {
        let part = min(step, fullStep)
        return pixel((orange &* (fullStep - part) &+ crimson &* part) / SIMD3(repeating: fullStep))
    }

    /// The brightness of `pixel` over white, at a quarter of its contrast.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
        // The weights of Rec. 709, in parts of 256.
        let brightness = (54 * channel(16) + 183 * channel(8) + 19 * channel(0)) / 256 + 255 - channel(24)
        return self.pixel(SIMD3(repeating: 255 - (255 - min(255, brightness)) / 4))
    }

    private static func pixel(_ color: SIMD3<Int>) -> UInt32 {
        0xFF00_0000 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
    }
}
