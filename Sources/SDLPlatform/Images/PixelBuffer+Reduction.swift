import Graphics

extension PixelBuffer {
    /// This picture halved `halvings` times, and more often where it takes more until no side is longer than `limit`.
    ///
    /// Odd lengths are rounded up, so the picture may fill a little less than the result; `used` is the part it fills.
    func reduced(halvings: Int = 0, toFit limit: Int) -> (pixels: PixelBuffer, used: SIMD2<Double>) {
        var picture = self
        var done = 0
        while done < halvings || picture.width > max(1, limit) || picture.height > max(1, limit) {
            if picture.width <= 1, picture.height <= 1 { break }
            picture = picture.halved()
            done += 1
        }
        let texel = Double(1 << done)
        let whole = SIMD2(Double(max(1, picture.width)), Double(max(1, picture.height))) * texel
        return (picture, SIMD2(Double(width), Double(height)) / whole)
    }
}
