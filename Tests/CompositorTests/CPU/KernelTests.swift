import CKernels
import Testing

@testable import Compositor

/// Every variant of every kernel gives the bits of the scalar one, at every length and alignment, and writes nothing else.
struct KernelTests {
    typealias Row = UnsafeMutablePointer<UInt32>

    /// Runs `body` with each variant and with the scalar one on the same rows, and compares all that they wrote.
    private func expectSameBits(_ name: String, _ body: (KernelTable, Row, inout RandomRows, Int) -> Void) {
        for set in KernelSet.available where set.name != .scalar {
            for length in 0...70 {
                var random = RandomRows(seed: UInt64(length))
                let before = length % 2 == 0 ? random.pixels(length + 20) : random.anyPixels(length + 20)
                let offset = random.below(8)
                func drawn(_ set: KernelSet) -> [UInt32] {
                    var row = before
                    var random = random
                    row.withUnsafeMutableBufferPointer { row in
                        guard let base = row.baseAddress else { return }
                        body(set.table.pointee, base + offset, &random, length)
                    }
                    return row
                }
                let actual = drawn(set)
                #expect(actual == drawn(.scalar), "\(name), \(set.name), \(length) pixels at \(offset)")
                #expect(Array(actual.suffix(20 - offset)) == Array(before.suffix(20 - offset)))
            }
        }
    }

    @Test func fills() {
        expectSameBits("fill") { $0.fill($1, $2.pixels(1)[0], $3) }
        expectSameBits("fill_over") { $0.fill_over($1, $2.pixels(1)[0], $3) }
        expectSameBits("fill_mask") { $0.fill_mask($1, $2.pixels(1)[0], $2.bytes($3 + 1), $3) }
    }

    @Test func blends() {
        expectSameBits("over") { $0.over($1, $2.pixels($3 + 1), $3) }
        expectSameBits("over, any pixels") { $0.over($1, $2.anyPixels($3 + 1), $3) }
        expectSameBits("over_alpha") { $0.over_alpha($1, $2.pixels($3 + 1), UInt32($2.below(256)), $3) }
        expectSameBits("opaque_alpha") {
            $0.opaque_alpha($1, $2.pixels($3 + 1).map { $0 | 0xFF00_0000 }, UInt32($2.below(256)), $3)
        }
        expectSameBits("over_mask") { $0.over_mask($1, $2.pixels($3 + 1), $2.bytes($3 + 1), UInt32($2.below(256)), $3) }
    }

    @Test func samples() {
        expectSameBits("lerp_rows") {
            $0.lerp_rows($1, $2.pixels($3 + 1), $2.pixels($3 + 1), UInt32($2.below(256)), $3)
        }
        for step: Int32 in [
            0, 1, 20_000, 65_535, 65_536, 65_537, 100_000, 131_072, 131_073, 200_000, -1, -70_000, -65_536,
        ] {
            expectSameBits("resample by \(step)") { kernels, row, random, length in
                let span = Int(step.magnitude) * (length + 1) / 65536 + 2
                let start = Int32(random.below(65536)) + (step < 0 ? Int32(span - 1) << 16 : 0)
                kernels.resample(row, random.pixels(span + 12), start, step, length)
            }
        }
    }

    @Test func affineSamples() {
        for (du, dv): (Int32, Int32) in [
            (65536, 0), (0, 65536), (46_341, 46_341), (50_000, -30_000), (-90_000, 12_345),
        ] {
            expectSameBits("affine by \(du), \(dv)") { kernels, row, random, length in
                let columns = Int(du.magnitude) * (length + 1) / 65536 + 3
                let rows = Int(dv.magnitude) * (length + 1) / 65536 + 3
                let u = Int32(random.below(65536)) + (du < 0 ? Int32(columns - 2) << 16 : 0)
                let v = Int32(random.below(65536)) + (dv < 0 ? Int32(rows - 2) << 16 : 0)
                kernels.affine(row, random.pixels(columns * (rows + 1) + 2), columns, u, v, du, dv, length)
            }
        }
    }

    @Test func fusedLayers() {
        for (color, hasTop, isBetween) in [
            (false, false, false), (true, false, false), (false, true, false), (false, true, true), (true, true, false),
            (true, true, true),
        ] {
            expectSameBits("fused layers, colour \(color), top \(hasTop), between \(isBetween)") {
                kernels, row, random, length in
                let base = random.pixels(length + 1)
                let top = random.pixels(2 * length + 2).map { $0 | 0xFF00_0000 }
                let color = color ? random.pixels(1)[0] : 0
                let weight = isBetween ? UInt32(random.below(256)) : 0
                let alpha = UInt32(random.below(256))
                base.withUnsafeBufferPointer { base in
                    top.withUnsafeBufferPointer { top in
                        guard let base = base.baseAddress, let top = top.baseAddress else { return }
                        var fused = FusedRow(
                            base: base, color: color, upper: hasTop ? top : nil, lower: hasTop ? top + length + 1 : nil,
                            weight: weight, alpha: alpha)
                        kernels.fused_layers(row, &fused, length)
                        // In place, as well.
                        fused.base = UnsafePointer(row)
                        kernels.fused_layers(row, &fused, length)
                    }
                }
            }
        }
    }

    /// One pass gives what the kernels give that it replaces.
    @Test func fusedLayersAreTheirPartsOneAfterTheOther() {
        var random = RandomRows(seed: 7)
        let base = random.pixels(100)
        let color = random.pixels(1)[0]
        let upper = random.pixels(100).map { $0 | 0xFF00_0000 }
        let lower = random.pixels(100).map { $0 | 0xFF00_0000 }
        for set in KernelSet.available {
            let kernels = set.table.pointee
            var expected = base
            var page = base
            var drawn = base
            kernels.fill_over(&expected, color, 100)
            kernels.lerp_rows(&page, upper, lower, 77, 100)
            kernels.opaque_alpha(&expected, page, 99, 100)
            base.withUnsafeBufferPointer { base in
                upper.withUnsafeBufferPointer { upper in
                    lower.withUnsafeBufferPointer { lower in
                        guard let base = base.baseAddress else { return }
                        var fused = FusedRow(
                            base: base, color: color, upper: upper.baseAddress, lower: lower.baseAddress, weight: 77,
                            alpha: 99)
                        kernels.fused_layers(&drawn, &fused, 100)
                    }
                }
            }
            #expect(drawn == expected, "\(set.name)")
        }
    }

    /// Rows of samples that begin and end outside of the image, at any coverage.
    @Test(arguments: [false, true])
    func blendedAffineSamples(isMasked: Bool) {
        for (du, dv): (Int32, Int32) in [
            (65536, 0), (0, 65536), (46_341, 46_341), (50_000, -30_000), (-90_000, 12_345), (0, 0), (9_000, 2_000),
        ] {
            for slope in [0, 0.01, 0.7, 1, 3.3, 40] as [Float] {
                expectSameBits("affine_rows by \(du), \(dv), slope \(slope)") { kernels, row, random, length in
                    let columns = 2 + random.below(60)
                    let rows = 1 + random.below(60)
                    let texels = random.pixels(columns * rows)
                    let mask = random.bytes(length + 8)
                    let lowX = random.below(columns - 1)
                    let lowY = random.below(rows)
                    let fullStart = random.below(min(length, 12) + 1)
                    let fullEnd = length - random.below(12)
                    // The middle of the row lies somewhere in the image.
                    let middle = (Int32(random.below(columns)) << 16, Int32(random.below(rows)) << 16)
                    let half = Int32(length / 2)
                    texels.withUnsafeBufferPointer { texels in
                        mask.withUnsafeBufferPointer { mask in
                            let side = AffineSide(width: slope, per_width: slope > 0 ? 0.5 / slope : 0)
                            var quad = AffineQuad(
                                image: SampledImage(
                                    texels: texels.baseAddress, stride: columns, low_x: Int32(lowX),
                                    low_y: Int32(lowY), high_x: Int32(columns - 1), high_y: Int32(rows - 1)),
                                du: du, dv: dv, alpha: UInt32(random.below(256)), left: side, right: side,
                                ahead: random.below(1000))
                            var line = AffineRow(
                                d: row, mask: isMasked ? mask.baseAddress : nil, u: middle.0 - du * half + 77,
                                v: middle.1 - dv * half + 1234, full_start: Int32(fullStart),
                                full_end: Int32(max(fullStart, fullEnd)), end: Int32(length),
                                left: Float(random.number(0, 12)), right: slope + Float(random.number(0, 1)))
                            kernels.affine_rows(&quad, &line, 1)
                        }
                    }
                }
            }
        }
    }

    /// Tints that stay, that change slowly, and that leave 0 to 1 on the way.
    @Test func tints() {
        for reach in [0, 40_000, 3_000_000] {
            func tint(_ random: inout RandomRows) -> Tint {
                func start() -> Int32 { Int32(random.below(3 << 23) - 1 << 23) }
                func step() -> Int32 { Int32(random.below(2 * reach + 1) - reach) }
                return Tint(start: (start(), start(), start(), start()), step: (step(), step(), step(), step()))
            }
            expectSameBits("tint") { kernels, row, random, length in
                var tint = tint(&random)
                kernels.tint(row, &tint, length)
            }
            expectSameBits("shade") { kernels, row, random, length in
                var tint = tint(&random)
                kernels.shade(row, &tint, length)
            }
            for step: Int32 in [65_536, -65_536, 0, 40_000, -40_000, 65_537, 150_000, -150_000] {
                expectSameBits("tint_row by \(step)") { kernels, row, random, length in
                    var tint = tint(&random)
                    let span = Int(step.magnitude) * max(0, length - 1) / 65536 + 3
                    let start = Int32(random.below(65536)) + (step < 0 ? Int32(span - 2) << 16 : 0)
                    kernels.tint_row(row, random.pixels(span), start, step, &tint, length)
                }
            }
        }
    }

    /// The scalar tint itself, against the byte nearest to the formula's value.
    @Test func tintsAreWithinOneStepOfTheFormula() {
        var random = RandomRows(seed: 2)
        let before = random.pixels(4000)
        for part in [-0.5, 0, 0.25, 0.5, 225.0 / 255, 1, 1.5] {
            let value = Int32(part * 8_388_608)
            var drawn = before
            var tint = Tint(start: (value, value, value, value), step: (0, 0, 0, 0))
            KernelSet.scalar.table.pointee.tint(&drawn, &tint, drawn.count)
            for index in drawn.indices {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let exact = Double(before[index] >> shift & 255) * max(0, min(1, part))
                    #expect(abs(Double(drawn[index] >> shift & 255) - exact) <= 0.52)
                }
            }
        }
    }

    /// The scalar blend itself, against the byte nearest to the formula's value.
    @Test func blendsAreWithinOneStepOfTheFormula() {
        var random = RandomRows(seed: 1)
        let source = random.pixels(4000)
        let below = random.pixels(4000)
        for alpha in [0, 1, 127, 128, 254, 255] {
            var drawn = below
            KernelSet.scalar.table.pointee.over_alpha(&drawn, source, UInt32(alpha), drawn.count)
            for index in drawn.indices {
                let opacity = Double(alpha) / 255, cover = Double(source[index] >> 24) / 255 * opacity
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let exact =
                        Double(source[index] >> shift & 255) * opacity
                        + Double(below[index] >> shift & 255) * (1 - cover)
                    #expect(abs(Double(drawn[index] >> shift & 255) - exact.rounded()) <= 1)
                }
            }
        }
    }

    @Test func whatTheProcessorLacksIsAnError() throws {
        #expect(try KernelSet(.auto).name == KernelSet.available[0].name)
        #expect(try KernelSet(.scalar).name == .scalar)
        for choice in [KernelChoice.avx512, .avx2, .sse2, .neon] {
            if KernelSet.available.contains(where: { $0.name == choice }) {
                #expect(try KernelSet(choice).name == choice)
            } else {
                let error = #expect(throws: KernelError.self) { try KernelSet(choice) }
                let start = "--kernels \(choice.rawValue): this processor has none of them; use one of auto, "
                #expect(error?.description.hasPrefix(start) == true)
            }
        }
        #expect(KernelSet.available.count < KernelChoice.allCases.count - 1)
    }
}
