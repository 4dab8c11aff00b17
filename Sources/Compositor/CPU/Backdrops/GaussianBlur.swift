import CKernels
import Foundation

/// A Gaussian blur of pictures with some floats to the pixel, in memory that is kept. Beyond its edges a picture goes on as
/// at the edge.
struct GaussianBlur: ~Copyable {
    private let kernels: UnsafePointer<KernelTable>
    private var weights = PlainBuffer<Float>()
    /// A row with the pixels that go on beyond both of its ends.
    private var line = PlainBuffer<Float>()
    /// Some rows that are blurred along themselves.
    private var strip = PlainBuffer<Float>()
    /// Rows that are finished at once: few, so that all that they need stays in the cache.
    private static let stripRows = 16

    init(_ kernels: KernelSet) { self.kernels = kernels.table }

    /// Blurs a picture of `width` by `height` pixels, each of `channels` floats: along the rows, then along the columns. A
    /// `deviation` of 0, in pixels, blurs nothing.
    ///
    /// `fill` writes a row's floats, and `take` gets them blurred, and may change them: both once for each row, from the top to
    /// the bottom.
    mutating func run(
        width: Int, height: Int, channels: Int, deviation: Double,
        fill: (_ y: Int, _ row: UnsafeMutablePointer<Float>) -> Void,
        take: (_ y: Int, _ row: UnsafeMutablePointer<Float>) -> Void
    ) {
        guard width > 0, height > 0 else { return }
        let reach = setWeights(deviation)
        let count = width * channels
        // An odd number of cache lines from row to row: rows of one column then do not drive each other out.
        let pitch = ((count + 15) / 16 | 1) * 16
        line.removeAll()
        line.reserve(count + 2 * reach * channels)
        strip.removeAll()
        strip.reserve((2 * reach + Self.stripRows) * pitch)
        let first = line.base + reach * channels
        let base = strip.base
        var next = 0
        for top in stride(from: 0, to: height, by: Self.stripRows) {
            let bottom = min(top + Self.stripRows, height)
            func row(_ y: Int) -> UnsafeMutablePointer<Float> { base + (y - top + reach) * pitch }
            // The last rows of the strip before are needed again.
            if top > 0 { base.update(from: base + Self.stripRows * pitch, count: 2 * reach * pitch) }
            while next < bottom + reach {
                if next < height {
                    fill(next, first)
                    extend(first, count, channels, reach)
                    kernels.pointee.convolve(row(next), first, weights.base, reach, channels, count)
                } else {
                    row(next).update(from: row(height - 1), count: count)
                }
                next += 1
            }
            if top == 0 { for y in 0..<reach { row(y - reach).update(from: row(0), count: count) } }
            for y in top..<bottom {
                // It lands where no row below looks any more.
                kernels.pointee.convolve(row(y - reach), row(y), weights.base, reach, pitch, count)
                take(y, row(y - reach))
            }
        }
    }

    /// Computes the weights of a pixel and its neighbours on one side, and returns how many neighbours count.
    private mutating func setWeights(_ deviation: Double) -> Int {
        weights.removeAll()
        let reach = deviation > 0 ? max(1, Int((deviation * 3).rounded(.up))) : 0
        var sum = 0.0
        for offset in 0...reach {
            let weight = deviation > 0 ? exp(-Double(offset * offset) / (2 * deviation * deviation)) : 1
            sum += offset == 0 ? weight : 2 * weight
            weights.append(Float(weight))
        }
        for offset in 0...reach { weights.base[offset] /= Float(sum) }
        return reach
    }

    /// Repeats the first pixel before a row of `count` floats, and the last one behind it.
    private func extend(_ row: UnsafeMutablePointer<Float>, _ count: Int, _ channels: Int, _ reach: Int) {
        for pixel in 0..<reach {
            (row - (pixel + 1) * channels).update(from: row, count: channels)
            (row + count + pixel * channels).update(from: row + count - channels, count: channels)
        }
    }
}
