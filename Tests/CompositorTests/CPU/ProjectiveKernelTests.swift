import CKernels
import Testing

@testable import Compositor

/// Every variant of sampling under a projective map gives the bits of the scalar one.
struct ProjectiveKernelTests {
    /// A row of `length` pixels that starts and ends beyond a picture of this size, or within it; now and then wholly or
    /// in part behind the viewer, or no number.
    private func row(_ random: inout RandomRows, _ width: Int, _ height: Int, _ length: Int) -> ProjectiveRow {
        let w = (random.number(0.2, 2), random.number(-0.2, 2))
        func point(_ size: Int) -> Double { random.number(-0.4, 1.4) * Double(size) }
        let from = (point(width), point(height))
        let to = (point(width), point(height))
        let n = Double(max(1, length - 1))
        var row = ProjectiveRow(
            u: from.0 * w.0, v: from.1 * w.0, w: w.0, du: (to.0 * w.1 - from.0 * w.0) / n,
            dv: (to.1 * w.1 - from.1 * w.0) / n, dw: (w.1 - w.0) / n, ahead: random.below(2000) - 1000,
            first: Int32(random.below(3) * 5))
        switch random.below(12) {
        case 0: (row.w, row.dw) = (1, 0)
        case 1: (row.w, row.dv, row.dw) = (1, 0, 0)
        case 2: (row.u, row.v, row.w, row.du, row.dv, row.dw) = (0, 0, -1, 1, 1, 0.125)
        case 3: row.u = [.nan, .infinity, -.infinity, 1e300][random.below(4)]
        case 4: row.w = [.nan, .infinity, 0, .leastNonzeroMagnitude][random.below(4)]
        default: break
        }
        return row
    }

    @Test func imagesHaveTheSameBits() {
        for length in 0...70 {
            for seed in 0..<40 {
                var random = RandomRows(seed: UInt64(length * 1000 + seed))
                let width = 1 + random.below(seed % 3 == 0 ? 3 : 60)
                let height = 1 + random.below(40)
                let texels = random.pixels(width * height)
                let lowX = random.below(width)
                let lowY = random.below(height)
                var row = row(&random, width, height, length)
                func drawn(_ set: KernelSet) -> [UInt32] {
                    var drawn = [UInt32](repeating: 0x1234_5678, count: length + 8)
                    texels.withUnsafeBufferPointer {
                        var image = SampledImage(
                            texels: $0.baseAddress, stride: width, low_x: Int32(lowX), low_y: Int32(lowY),
                            high_x: Int32(width - 1), high_y: Int32(height - 1))
                        set.table.pointee.projective(&drawn, &image, &row, length)
                    }
                    return drawn
                }
                let expected = drawn(.scalar)
                #expect(expected.suffix(8).allSatisfy { $0 == 0x1234_5678 })
                for set in KernelSet.available { #expect(drawn(set) == expected, "\(set.name), \(length), \(seed)") }
            }
        }
    }

    @Test func masksHaveTheSameBits() {
        for length in 0...70 {
            for seed in 0..<40 {
                var random = RandomRows(seed: UInt64(length * 1000 + seed))
                let width = 3 + random.below(40)
                let height = 3 + random.below(40)
                let bytes = ringed(random.bytes(width * height), width, height)
                let skip = (random.number(0, 50), random.number(0, 50))
                let split = seed % 2 == 0 ? (Double(width / 2), Double(height / 2)) : (.infinity, .infinity)
                var row = row(&random, width, height, length)
                func drawn(_ set: KernelSet) -> [UInt8] {
                    var drawn = [UInt8](repeating: 77, count: length + 8)
                    bytes.withUnsafeBufferPointer {
                        var mask = SampledMask(
                            bytes: $0.baseAddress, stride: width, width: Int32(width), height: Int32(height),
                            split_x: split.0, split_y: split.1, skip_x: seed % 2 == 0 ? skip.0 : 0,
                            skip_y: seed % 2 == 0 ? skip.1 : 0)
                        set.table.pointee.mask(&drawn, &mask, &row, length)
                    }
                    return drawn
                }
                let expected = drawn(.scalar)
                #expect(expected.suffix(8).allSatisfy { $0 == 77 })
                for set in KernelSet.available { #expect(drawn(set) == expected, "\(set.name), \(length), \(seed)") }
            }
        }
    }

    /// The picture with its outermost pixels 0, and the bytes behind it that may be touched.
    private func ringed(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
        var bytes = bytes
        for y in 0..<height {
            for x in 0..<width where x == 0 || y == 0 || x == width - 1 || y == height - 1 { bytes[y * width + x] = 0 }
        }
        return bytes + [1, 2, 3]
    }

    /// A pixel is the same whatever part of its row is drawn.
    @Test func partsOfARowHaveTheSameBits() {
        for set in KernelSet.available {
            for seed in 0..<100 {
                var random = RandomRows(seed: UInt64(seed))
                let texels = random.pixels(30 * 30)
                var row = row(&random, 30, 30, 80)
                func drawn(_ n: Int) -> [UInt32] {
                    var drawn = [UInt32](repeating: 0, count: n)
                    texels.withUnsafeBufferPointer {
                        var image = SampledImage(
                            texels: $0.baseAddress, stride: 30, low_x: 0, low_y: 0, high_x: 29, high_y: 29)
                        set.table.pointee.projective(&drawn, &image, &row, n)
                    }
                    return drawn
                }
                let whole = drawn(80)
                let first = random.below(80)
                row.first += Int32(first)
                #expect(drawn(80 - first) == Array(whole[first...]), "\(set.name), seed \(seed), from \(first)")
            }
        }
    }

    /// The scalar samples themselves, against four texels weighed in double precision.
    @Test func samplesAreWithinOneStepOfTheFormula() {
        var random = RandomRows(seed: 5)
        // Neighbours differ by 10 at most, so that the 8 bits of the fractions cost little.
        let texels = (0..<(20 * 20)).map { _ in UInt32(100 + random.below(11)) * 0x0101_0101 }
        for _ in 0..<200 {
            let w = (random.number(0.3, 2), random.number(0.3, 2))
            func point() -> (Double, Double) { (random.number(0, 18), random.number(0, 18)) }
            let from = point()
            let to = point()
            var row = ProjectiveRow(
                u: from.0 * w.0, v: from.1 * w.0, w: w.0, du: (to.0 * w.1 - from.0 * w.0) / 63,
                dv: (to.1 * w.1 - from.1 * w.0) / 63, dw: (w.1 - w.0) / 63, ahead: 0, first: 0)
            var drawn = [UInt32](repeating: 0, count: 64)
            texels.withUnsafeBufferPointer {
                var image = SampledImage(
                    texels: $0.baseAddress, stride: 20, low_x: 0, low_y: 0, high_x: 19, high_y: 19)
                KernelSet.scalar.table.pointee.projective(&drawn, &image, &row, 64)
            }
            for i in 0..<64 {
                let w = row.w + Double(i) * row.dw
                let (x, y) = ((row.u + Double(i) * row.du) / w, (row.v + Double(i) * row.dv) / w)
                let column = max(0, Int(x))
                let line = max(0, Int(y))
                let fx = x - Double(column)
                let fy = y - Double(line)
                func texel(_ x: Int, _ y: Int) -> Double { Double(texels[(line + y) * 20 + column + x] & 255) }
                let exact =
                    (texel(0, 0) * (1 - fx) + texel(1, 0) * fx) * (1 - fy)
                    + (texel(0, 1) * (1 - fx) + texel(1, 1) * fx) * fy
                #expect(abs(Double(drawn[i] & 255) - exact) <= 1.1)
            }
        }
    }
}
