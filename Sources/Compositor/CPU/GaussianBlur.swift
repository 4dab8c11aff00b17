import Foundation

/// A Gaussian blur of four channels at once, in memory that is kept. Beyond its edges a picture goes on as at the edge.
struct GaussianBlur: ~Copyable {
    private var pixels = PlainBuffer<SIMD4<Float>>()
    private var line = PlainBuffer<SIMD4<Float>>()
    private var weights = PlainBuffer<Float>()
    private var width = 0, height = 0

    /// Makes room for a picture; a `deviation` of 0 blurs nothing. In pixels.
    mutating func begin(width: Int, height: Int, deviation: Double) {
        (self.width, self.height) = (width, height)
        pixels.reset(.zero, count: width * height)
        weights.removeAll()
        let reach = deviation > 0 ? max(1, Int((deviation * 3).rounded(.up))) : 0
        var sum = 0.0
        for offset in 0...reach {
            let weight = deviation > 0 ? exp(-Double(offset * offset) / (2 * deviation * deviation)) : 1
            sum += offset == 0 ? weight : 2 * weight
            weights.append(Float(weight))
        }
        for offset in 0...reach { weights.base[offset] /= Float(sum) }
        line.reset(.zero, count: max(width, height) + 2 * reach)
    }

    mutating func set(_ x: Int, _ y: Int, _ value: SIMD4<Float>) { pixels.base[y * width + x] = value }

    borrowing func value(_ x: Int, _ y: Int) -> SIMD4<Float> { pixels.base[y * width + x] }

    /// The four channels as a pixel: the first one is the alpha, which limits the others.
    borrowing func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let value = pixels.base[y * width + x] + 0.5
        let alpha = UInt32(min(value.x, 255))
        func channel(_ v: Float) -> UInt32 { min(UInt32(v), alpha) }
        return alpha << 24 | channel(value.y) << 16 | channel(value.z) << 8 | channel(value.w)
    }

    /// Blurs along the rows, then along the columns.
    mutating func run() {
        guard weights.count > 1, width > 0, height > 0 else { return }
        for y in 0..<height { blurLine(from: y * width, step: 1, count: width) }
        for x in 0..<width { blurLine(from: x, step: width, count: height) }
    }

    private mutating func blurLine(from first: Int, step: Int, count: Int) {
        let (reach, source, padded) = (weights.count - 1, pixels.base, line.base)
        for index in -reach..<(count + reach) {
            padded[index + reach] = source[first + min(max(index, 0), count - 1) * step]
        }
        for index in 0..<count {
            var sum = padded[index + reach] * weights.base[0]
            for offset in 1...reach {
                sum += (padded[index + reach - offset] + padded[index + reach + offset]) * weights.base[offset]
            }
            pixels.base[first + index * step] = sum
        }
    }
}
