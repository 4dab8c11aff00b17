import CKernels

@testable import Compositor

/// Calls the kernels that accept any position, on images whose memory ends with their last texel.
enum KernelTarget: FuzzTarget {
    static let name = "kernels"
    static let longestInput = 200

    static func run(_ bytes: UnsafeRawBufferPointer) {
        var input = FuzzInput(bytes)
        let (width, height, count) = (1 + input.below(40), 1 + input.below(12), input.below(72))
        let texels = PixelRow(count: width * height) { UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B9) }
        let (lowX, lowY) = (input.below(width), input.below(height))
        let image = SampledImage(
            texels: texels.base, stride: width, low_x: Int32(lowX), low_y: Int32(lowY),
            high_x: Int32(lowX + input.below(width - lowX)), high_y: Int32(lowY + input.below(height - lowY)))
        let row = ProjectiveRow(
            u: input.double(), v: input.double(), w: input.double(), du: input.double(), dv: input.double(),
            dw: input.double(), ahead: Int(Int8(bitPattern: input.byte())),
            first: Int32(input.byte()))
        sample(image, row, count)
        drawGradients(texels, row, count)
        sampleMask(width: width + 2, height: height + 2, row, count, &input)
        cover(count, &input)
    }

    /// Draws `count` pixels with every variant; all must give the pixels of the scalar one.
    private static func compare(_ kernel: String, _ count: Int, _ draw: (KernelTable, PixelRow) -> Void) {
        let expected = PixelRow(count: count)
        draw(KernelSet.scalar.table.pointee, expected)
        for set in KernelSet.available where set.name != .scalar {
            let row = PixelRow(count: count)
            draw(set.table.pointee, row)
            precondition(row.hasSamePixels(as: expected), "\(kernel): \(set.name) differs from scalar")
        }
    }

    private static func sample(_ image: SampledImage, _ row: ProjectiveRow, _ count: Int) {
        withUnsafePointer(to: image) { image in
            withUnsafePointer(to: row) { row in
                compare("projective", count) { $0.projective($1.base, image, row, count) }
                let output = PixelRow(count: count)
                sample_nearest(output.base, image, row, count)
                sample_affine(
                    output.base, image, row.pointee.u, row.pointee.v, row.pointee.du, row.pointee.dv, count)
            }
        }
    }

    private static func drawGradients(_ ramp: PixelRow, _ row: ProjectiveRow, _ count: Int) {
        let output = PixelRow(count: count)
        withUnsafePointer(to: row) { row in
            gradient_axial(output.base, ramp.base, Int32(ramp.count), row, count)
            gradient_radial(output.base, ramp.base, Int32(ramp.count), row, count)
            gradient_conic(output.base, ramp.base, Int32(ramp.count), row, count)
        }
    }

    /// Samples a mask whose outermost pixels are 0, as its kernel asks, with three bytes behind the last.
    private static func sampleMask(
        width: Int, height: Int, _ row: ProjectiveRow, _ count: Int, _ input: inout FuzzInput
    ) {
        var bytes = [UInt8](repeating: 0, count: width * height + 3)
        for y in 1..<(height - 1) {
            for x in 1..<(width - 1) { bytes[y * width + x] = UInt8(truncatingIfNeeded: 37 &* x &+ 91 &* y) }
        }
        let isStretched = input.chance(4)
        let split = SIMD2(Double(input.below(width)), Double(input.below(height)))
        let skip = SIMD2(abs(input.double()), abs(input.double()))
        bytes.withUnsafeBufferPointer { bytes in
            let mask = SampledMask(
                bytes: bytes.baseAddress, stride: width, width: Int32(width), height: Int32(height),
                split_x: isStretched ? split.x : .infinity, split_y: isStretched ? split.y : .infinity,
                skip_x: isStretched ? skip.x : .infinity, skip_y: isStretched ? skip.y : .infinity)
            compare("mask", count) { table, output in
                output.base.withMemoryRebound(to: UInt8.self, capacity: 4 * count) { output in
                    withUnsafePointer(to: mask) { mask in
                        withUnsafePointer(to: row) { table.mask(output, mask, $0, count) }
                    }
                }
            }
        }
    }

    /// Sums coverage of any cells, and covers pixels beside any line.
    private static func cover(_ count: Int, _ input: inout FuzzInput) {
        let cells = (0..<count).map { _ in input.float() }
        var mask = [UInt8](repeating: 0, count: (count + 3) & ~3)
        coverage_accumulate(&mask, cells, count, input.chance(8) ? 1 : 0)
        coverage_side(&mask, input.float(), input.float(), input.float(), input.chance(8) ? 1 : 0, count)
    }
}
