extension PixelBuffer {
    /// A copy at half the size, rounded up; every pixel is the mean of four, those at an odd edge of two or one.
    package func halved() -> PixelBuffer {
        let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2, isCleared: false)
        for y in 0..<half.height {
            let upper = row(2 * y)
            let lower = row(min(2 * y + 1, height - 1))
            let result = half.row(y)
            for x in 0..<half.width {
                let left = 2 * x
                let right = min(2 * x + 1, width - 1)
                result[x] = mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
        return half
    }

    private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let odd: UInt32 = 0x00FF_00FF
        let low = (a & odd) + (b & odd) + (c & odd) + (d & odd) + 0x0002_0002
        let high = (a >> 8 & odd) + (b >> 8 & odd) + (c >> 8 & odd) + (d >> 8 & odd) + 0x0002_0002
        return low >> 2 & odd | (high >> 2 & odd) << 8
    }
}
