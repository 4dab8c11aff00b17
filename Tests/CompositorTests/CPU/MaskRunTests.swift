import CKernels
import Testing

@testable import Compositor

/// The stretched middle of a mask is sampled once a row, with the same result as one sample a pixel.
struct MaskRunTests {
    /// A row over a mask of `side` pixels that is stretched in its middle by `skip`.
    private func row(_ random: inout RandomRows, reach: Double, _ n: Int) -> ProjectiveRow {
        let w = (random.number(0.3, 2), random.number(0.3, 2))
        func point() -> Double { random.number(-0.2, 1.2) * reach }
        let from = (point(), point())
        let to = (point(), point())
        let steps = Double(n - 1)
        var row = ProjectiveRow(
            u: from.0 * w.0, v: from.1 * w.0, w: w.0, du: (to.0 * w.1 - from.0 * w.0) / steps,
            dv: (to.1 * w.1 - from.1 * w.0) / steps, dw: (w.1 - w.0) / steps, ahead: 0, first: 0)
        switch random.below(4) {
        case 0: (row.w, row.dv, row.dw) = (1, 0, 0)
        case 1: row.dw = -w.0 / steps * 2
        default: break
        }
        return row
    }

    @Test func runsLookLikeTheirPixels() {
        let side = 41
        let n = 300
        var painter = RowPainter(kernels: .scalar)
        painter.beginBand(width: n)
        for seed in 0..<2000 {
            var random = RandomRows(seed: UInt64(seed))
            let bytes = (0..<side * side + 1).map { _ in UInt8(random.below(256)) }
            let skip = seed % 3 == 0 ? 0 : random.number(0, 400)
            let row = row(&random, reach: Double(side) + skip, n)
            var expected = [UInt8](repeating: 0, count: n + 8)
            var sampled = expected
            bytes.withUnsafeBufferPointer {
                let middle = seed % 5 == 0 ? Double.infinity : Double(side / 2)
                var mask = SampledMask(
                    bytes: $0.baseAddress, stride: side, width: Int32(side), height: Int32(side), split_x: middle,
                    split_y: middle, skip_x: middle.isFinite ? skip : 0, skip_y: middle.isFinite ? skip : 0)
                var start = row
                KernelSet.scalar.table.pointee.mask(&expected, &mask, &start, n)
                painter.sample(mask, row, n, into: &sampled)
            }
            // Behind a run a row starts anew, by which positions may be rounded to the next of 256 parts.
            let difference = zip(sampled, expected).map { abs(Int($0) - Int($1)) }.max()
            #expect(difference ?? 0 <= 1, "\(seed)")
        }
    }

    @Test(arguments: 0..<60) func layersKeepWhatTheirMaskCovers(_ seed: Int) {
        var random = RandomRows(seed: UInt64(seed))
        let n = seed
        let pixels = random.pixels(n)
        let run: UInt32? = [nil, 0xFF00_0000, 0x00FF_FFFF][seed % 3]
        let mask = (0..<n).map { $0 > n / 3 ? run ?? random.pixels(1)[0] : random.pixels(1)[0] }
        var masked = pixels
        pixels_multiply_alpha(&masked, mask, n)
        for (index, pixel) in masked.enumerated() {
            for shift in stride(from: 0, to: 32, by: 8) {
                let exact = Double(pixels[index] >> shift & 255) * Double(mask[index] >> 24) / 255
                #expect(abs(Double(pixel >> shift & 255) - exact) <= 0.5 + 1e-9)
            }
        }
    }
}
