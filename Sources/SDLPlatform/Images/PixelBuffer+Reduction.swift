import Graphics

extension PixelBuffer {
    /// This picture halved `halvings` times, and more often where it takes more until no side is longer than `limit`.
    ///
    /// Odd lengths are rounded up, so the picture may fill a little less than the result; `used` is the part it fills.
    func reduced(halvings: Int = 0, toFit limit: Int) -> (pixels: PixelBuffer, used: SIMD2<Double>) {
        var (picture, done) = (self, 0)
        while done < halvings || picture.width > max(1, limit) || picture.height > max(1, limit) {
            if picture.width <= 1, picture.height <= 1 { break }
            (picture, done) = (picture.halved(), done + 1)
        }
        let texel = Double(1 << done)
        let whole = SIMD2(Double(max(1, picture.width)), Double(max(1, picture.height))) * texel
        return (picture, SIMD2(Double(width), Double(height)) / whole)
    }

    /// A copy at half the size, rounded up; every pixel is the mean of four, those at an odd edge of two or one.
    private func halved() -> PixelBuffer {
        let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2)
        for y in 0..<half.height {
            let (upper, lower, output) = (row(2 * y), row(min(2 * y + 1, height - 1)), half.row(y))
            for x in 0..<half.width {
                let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                output[x] = Self.mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
        return half
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        var mean: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let sum = (a >> shift & 255) + (b >> shift & 255) + (c >> shift & 255) + (d >> shift & 255)
            mean |= ((sum + 2) / 4) << shift
        }
        return mean
    }
}
