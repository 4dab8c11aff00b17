extension PixelBuffer {
    /// A copy at half the size, rounded up; every pixel is the mean of four, those at an odd edge of two or one.
    package func halved() -> PixelBuffer {
        let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2, isCleared: false)
        for y in 0..<half.height {
            let upper = row(2 * y)
            let lower = row(min(2 * y + 1, height - 1))
            let result = half.row(y)
            let done = Self.halveFours(upper, lower, into: result)
            for x in done..<half.width {
                let left = 2 * x
                let right = min(left + 1, width - 1)
                result[x] = Self.mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
        return half
    }

    /// Writes means to `result` as long as four of them have all their pixels, and returns their number.
    private static func halveFours(
        _ upper: UnsafeMutableBufferPointer<UInt32>, _ lower: UnsafeMutableBufferPointer<UInt32>,
        into result: UnsafeMutableBufferPointer<UInt32>
    ) -> Int {
        let count = upper.count / 8 * 4
        let upper = UnsafeRawPointer(upper.baseAddress)
        let lower = UnsafeRawPointer(lower.baseAddress)
        let output = UnsafeMutableRawPointer(result.baseAddress)
        guard let upper, let lower, let output else { return 0 }
        for x in stride(from: 0, to: count, by: 4) {
            let a = upper.loadUnaligned(fromByteOffset: 8 * x, as: SIMD8<UInt32>.self)
            let b = lower.loadUnaligned(fromByteOffset: 8 * x, as: SIMD8<UInt32>.self)
            let means = means(a, b)
            output.storeBytes(of: means, toByteOffset: 4 * x, as: SIMD4<UInt32>.self)
        }
        return count
    }

    private static let odd: UInt32 = 0x00FF_00FF

    /// The means of `a` and `b`, eight pixels one below the other.
    @inline(__always) private static func means(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> SIMD4<UInt32> {
        let odd = SIMD8(repeating: Self.odd)
        let low = (a & odd) &+ (b & odd)
        let high = (a &>> 8 & odd) &+ (b &>> 8 & odd)
        let round = SIMD4<UInt32>(repeating: 0x0002_0002)
        let mask = SIMD4(repeating: Self.odd)
        return (low.evenHalf &+ low.oddHalf &+ round) &>> 2 & mask
            | ((high.evenHalf &+ high.oddHalf &+ round) &>> 2 & mask) &<< 8
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let low = (a & odd) + (b & odd) + (c & odd) + (d & odd) + 0x0002_0002
        let high = (a >> 8 & odd) + (b >> 8 & odd) + (c >> 8 & odd) + (d >> 8 & odd) + 0x0002_0002
        return low >> 2 & odd | (high >> 2 & odd) << 8
    }
}
