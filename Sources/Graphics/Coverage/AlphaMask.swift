import Foundation

/// A rectangle of coverage, one byte to the pixel, in memory that it owns; starts out empty.
internal final class AlphaMask {
    internal let width: Int
    internal let height: Int
    internal let bytesPerRow: Int
    internal let base: UnsafeMutablePointer<UInt8>

    internal init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        bytesPerRow = (self.width + 15) & ~15
        base = .allocate(capacity: bytesPerRow * self.height + 16)
        base.initialize(repeating: 0, count: bytesPerRow * self.height + 16)
    }

    deinit { base.deallocate() }

    /// Blurs by a Gaussian of `deviation` pixels, approximated by three boxes; below a quarter pixel nothing happens.
    ///
    /// The boxes' outermost pixels count in part, so that the variance is exact for every deviation.
    /// (Gwosdek and others, Theoretical Foundations of Gaussian Convolution by Extended Box Filtering, 2011.)
    internal func blur(deviation: Double) {
        guard deviation >= 0.25 else { return }
        let variance = deviation * deviation / 3
        let half = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let rim = (2 * half + 1) * (half * (half + 1) - 3 * variance) / (6 * (variance - (half + 1) * (half + 1)))
        let box = Box(half: Int(half), size: 2 * half + 1 + 2 * rim, rim: rim)
        var line = [UInt8](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height { box.average(base + y * bytesPerRow, width, stride: 1, &line) }
            for x in 0..<width { box.average(base + x, height, stride: bytesPerRow, &line) }
        }
    }

    /// A running average: full weight up to `half` to both sides, a smaller one for the next pixel on each.
    private struct Box {
        let half: Int
        /// In 2⁻³².
        let weight: UInt64
        let rimWeight: UInt64

        init(half: Int, size: Double, rim: Double) {
            self.half = half
            weight = UInt64(0x1p32 / size)
            rimWeight = UInt64(0x1p32 * rim / size)
        }

        /// Replaces each of `count` values, `stride` apart, by its average; outside there is nothing.
        func average(_ values: UnsafeMutablePointer<UInt8>, _ count: Int, stride: Int, _ line: inout [UInt8]) {
            for index in 0..<count { line[index] = values[index * stride] }
            var sum: UInt64 = 0
            for index in 0..<min(half, count) { sum += UInt64(line[index]) }
            for index in 0..<count {
                if index + half < count { sum += UInt64(line[index + half]) }
                let before = index > half ? UInt64(line[index - half - 1]) : 0
                let after = index + half + 1 < count ? UInt64(line[index + half + 1]) : 0
                values[index * stride] = UInt8((sum * weight + (before + after) * rimWeight + 0x8000_0000) >> 32)
                if index >= half { sum -= UInt64(line[index - half]) }
            }
        }
    }
}
