import Dispatch
import Graphics
import Synchronization

/// The palette of a film, and for each of its colours the mixture of two that stands for it.
///
/// A mixture is ordered by the place of a pixel alone (Bayer's matrix): a pixel that does not change has the same colour in
/// every frame, and nothing flickers.
package struct FilmPalette: Sendable {
    /// The most colours: one of 256 stands for pixels that stay as they are.
    static let limit = 255
    /// The number that stands for pixels that stay as they are.
    static let transparent: UInt8 = 255

    /// `0xRRGGBB` each, at most `limit`.
    let colors: [UInt32]
    /// For each cell two numbers of colours, and how many of 64 pixels have the second one: 24 bits.
    private let mixtures: [UInt32]

    /// The best palette for the colours of `survey`.
    package init(_ survey: ColorSurvey) {
        let found = survey.colors
        let values = PaletteColors(found, limit: Self.limit).values
        colors = values.map { UInt32($0.x) << 16 | UInt32($0.y) << 8 | UInt32($0.z) }
        let made = Mutex([UInt32](repeating: 0, count: ColorCell.count))
        let parts = 16
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            let part = found[found.count * part / parts..<found.count * (part + 1) / parts]
            let mixtures = part.map { Self.mixture(for: $0.mean, of: values) }
            made.withLock { made in
                for (color, mixture) in zip(part, mixtures) { made[color.cell] = mixture }
            }
        }
        mixtures = made.withLock { $0 }
    }

    /// The coarseness of a mixture weighs less than its error.
    private static let coarseness: Float = 0.5
    /// The least improvement for which a colour is mixed, as a weighted square of a distance.
    private static let leastGain: Float = 100

    private static func mixture(for color: SIMD4<Float>, of values: [SIMD4<Float>]) -> UInt32 {
        let first = PaletteColors.nearest(to: color, in: values)
        let alone = PaletteColors.distance(color, values[first])
        var best = (error: alone - leastGain, second: first, part: Float(0))
        for second in values.indices where second != first {
            let step = values[second] - values[first]
            let length = (step * step * PaletteColors.channelWeights).sum()
            guard length > 0 else { continue }
            let along = ((color - values[first]) * step * PaletteColors.channelWeights).sum() / length
            let part = min(max(along, 0), 0.5)
            let mixed = values[first] + step * part
            let error = PaletteColors.distance(color, mixed) + length * part * (1 - part) * coarseness
            if error < best.error { best = (error, second, part) }
        }
        let count = UInt32((best.part * 64).rounded())
        return UInt32(first) | UInt32(best.second) << 8 | count << 16
    }

    /// Thresholds of 8 by 8 pixels, 0 to 63 (Bayer, 1973).
    private static let thresholds: [UInt32] = (0..<64).map { place in
        let x = place & 7
        let y = place >> 3
        return (0..<3).reduce(UInt32(0)) { value, bit in
            let low = UInt32((x ^ y) >> bit & 1)
            let high = UInt32(y >> bit & 1)
            return value | low << UInt32(5 - 2 * bit) | high << UInt32(4 - 2 * bit)
        }
    }

    /// The numbers of the colours of `image`, row by row; its pixels are opaque, and were surveyed.
    func indices(of image: CGImage) -> [UInt8] {
        let pixels = image.pixels
        return [UInt8](unsafeUninitializedCapacity: image.width * image.height) { buffer, count in
            count = image.width * image.height
            mixtures.withUnsafeBufferPointer { mixtures in
                for y in 0..<image.height {
                    let row = pixels.row(y)
                    let line = (y & 7) * 8
                    let start = y * image.width
                    for x in 0..<image.width {
                        let mixture = mixtures[ColorCell.index(of: row[x])]
                        let isSecond = Self.thresholds[line + x & 7] < mixture >> 16
                        buffer[start + x] = UInt8(truncatingIfNeeded: isSecond ? mixture >> 8 : mixture)
                    }
                }
            }
        }
    }
}
