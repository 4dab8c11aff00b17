import CKernels
import Foundation
import Testing

@testable import Compositor

/// Every variant of the blur's kernels gives the bits of the scalar one, and the blur is what its formula says.
struct BlurKernelTests {
    private func floats(_ random: inout RandomRows, _ count: Int) -> [Float] {
        (0..<count).map { _ in Float(random.number(0, 255)) }
    }

    @Test func weighedSumsHaveTheSameBits() {
        for length in 0...70 {
            for (reach, step) in [(0, 1), (1, 1), (3, 4), (9, 4), (5, 97), (12, 70)] {
                var random = RandomRows(seed: UInt64(length))
                let values = floats(&random, length + 2 * reach * step)
                let weights = floats(&random, reach + 1)
                // Into other memory, and into that of the first value that is read.
                for isInPlace in [false, true] where !isInPlace || reach * step >= length || reach == 0 {
                    func drawn(_ set: KernelSet) -> [Float] {
                        var values = values
                        var drawn = [Float](repeating: -1, count: length + 8)
                        values.withUnsafeMutableBufferPointer { values in
                            guard let first = values.baseAddress else { return }
                            let convolve = set.table.pointee.convolve
                            drawn.withUnsafeMutableBufferPointer { other in
                                guard let other = other.baseAddress else { return }
                                let d = isInPlace ? first : other
                                convolve(d, first + reach * step, weights, reach, step, length)
                            }
                        }
                        return isInPlace ? values : drawn
                    }
                    let expected = drawn(.scalar)
                    for set in KernelSet.available {
                        #expect(drawn(set) == expected, "\(set.name), \(length), \(reach) by \(step)")
                    }
                }
            }
        }
    }

    @Test func colorsAreSaturatedWithTheSameBits() {
        for length in 0...40 {
            var random = RandomRows(seed: UInt64(length))
            let values = (0..<(4 * length + 8)).map { _ in Float(random.number(0, 255)) }
            for saturation in [Float(0), 0.5, 1.8, 4] {
                func drawn(_ set: KernelSet) -> [Float] {
                    var drawn = values
                    set.table.pointee.saturate(&drawn, saturation, length)
                    return drawn
                }
                let expected = drawn(.scalar)
                for set in KernelSet.available { #expect(drawn(set) == expected, "\(set.name), \(length)") }
                #expect(expected.suffix(8) == values.suffix(8))
                for i in 0..<length {
                    let from = values[(4 * i)..<(4 * i + 4)]
                    let to = expected[(4 * i)..<(4 * i + 4)]
                    let gray = from[4 * i] * 0.0722 + from[4 * i + 1] * 0.7152 + from[4 * i + 2] * 0.2126
                    #expect(to[4 * i + 3] == from[4 * i + 3])
                    for c in (4 * i)..<(4 * i + 3) {
                        #expect(abs(to[c] - max(0, gray + (from[c] - gray) * saturation)) < 0.01)
                    }
                }
            }
        }
    }

    @Test func pixelsAsFloatsHaveTheSameBits() {
        for length in 0...70 {
            var random = RandomRows(seed: UInt64(length))
            let pixels = random.anyPixels(length + 1)
            let sums = (0..<(4 * length + 8)).map { UInt16($0 * 7) }
            // Values beyond 255, and colours beyond their alpha.
            let values = (0..<(4 * length + 4)).map { _ in Float(random.number(0, 300)) }
            func drawn(_ set: KernelSet) -> ([Float], [UInt32], [UInt16]) {
                var wide = [Float](repeating: -1, count: 4 * length + 8)
                var narrow = [UInt32](repeating: 1, count: length + 8)
                var sums = sums
                set.table.pointee.widen(&wide, pixels, length)
                set.table.pointee.narrow(&narrow, values, length)
                set.table.pointee.sum(&sums, pixels, length)
                return (wide, narrow, sums)
            }
            let expected = drawn(.scalar)
            for set in KernelSet.available { #expect(drawn(set) == expected, "\(set.name), \(length)") }
            for i in 0..<length {
                let channels = (0..<4).map { pixels[i] >> UInt32(8 * $0) & 255 }
                #expect(Array(expected.0[(4 * i)..<(4 * i + 4)]) == channels.map { Float($0) })
                #expect((0..<4).allSatisfy { expected.2[4 * i + $0] == sums[4 * i + $0] + UInt16(channels[$0]) })
                let alpha = min(255, (values[4 * i + 3] + 0.5).rounded(.down))
                let nearest = (0..<4).map { UInt32(min((values[4 * i + $0] + 0.5).rounded(.down), alpha)) }
                #expect(expected.1[i] == nearest[0] | nearest[1] << 8 | nearest[2] << 16 | nearest[3] << 24)
            }
            #expect(expected.0.suffix(8).allSatisfy { $0 == -1 })
            #expect(expected.1.suffix(8).allSatisfy { $0 == 1 })
            #expect(Array(expected.2.suffix(8)) == Array(sums.suffix(8)))
        }
    }

    /// Pictures lower and higher than a strip of rows, narrower and wider than the blur reaches.
    @Test(arguments: [(1, 1), (5, 3), (40, 16), (7, 17), (30, 33), (3, 70)])
    func picturesAreBlurredAsTheFormulaSays(width: Int, height: Int) {
        var random = RandomRows(seed: UInt64(width))
        let pixels = floats(&random, width * height * 2)
        for deviation in [0, 0.1, 1.5, 4] {
            var blurred = [Float](repeating: -1, count: pixels.count)
            var rows = [Int]()
            var blur = GaussianBlur(.best)
            blur.run(
                width: width, height: height, channels: 2, deviation: deviation,
                fill: { y, row in
                    for i in 0..<(2 * width) { row[i] = pixels[y * 2 * width + i] }
                    rows.append(y)
                },
                take: { y, row in for i in 0..<(2 * width) { blurred[y * 2 * width + i] = row[i] } })
            #expect(rows == Array(0..<height))
            let expected = exact(pixels, width, height, deviation)
            #expect(zip(blurred, expected).allSatisfy { abs(Double($0) - $1) < 0.01 }, "deviation \(deviation)")
        }
    }

    /// Two channels, blurred in double precision.
    private func exact(_ pixels: [Float], _ width: Int, _ height: Int, _ deviation: Double) -> [Double] {
        let reach = deviation > 0 ? max(1, Int((deviation * 3).rounded(.up))) : 0
        let weights = (-reach...reach).map { $0 == 0 ? 1 : exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        func along(_ values: [Double], _ dx: Int, _ dy: Int) -> [Double] {
            values.indices.map { index in
                let (x, y) = (index / 2 % width, index / 2 / width)
                return zip(-reach...reach, weights).reduce(0) { total, term in
                    let column = min(max(x + dx * term.0, 0), width - 1)
                    let row = min(max(y + dy * term.0, 0), height - 1)
                    return total + values[(row * width + column) * 2 + index % 2] * term.1 / sum
                }
            }
        }
        return along(along(pixels.map(Double.init), 1, 0), 0, 1)
    }
}
