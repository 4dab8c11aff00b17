import CKernels

extension BandPainter {
    /// The texels of an upright image for `n` pixels from column `x` of row `y`: first between two rows of the image,
    /// then along the row; either step is left out where positions fall on texels.
    func fetchUpright(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int
    ) -> UnsafePointer<UInt32> {
        let (at, image, du) = (command.pointee.source(x, y), command.pointee.image, command.pointee.u.x)
        guard let texels = image.texels else { return UnsafePointer(scratch.source) }
        let (lowX, highX) = (Double(image.low_x), Double(image.high_x))
        let (row, weight) = command.pointee.texelRow(y)
        // The texels that the run reads.
        let ends = (at.u, at.u + Double(n - 1) * du)
        let first = max(lowX, min(highX, min(ends.0, ends.1))).wholeBelow
        let last = min(max(lowX, min(highX, max(ends.0, ends.1))).wholeBelow + 1, Int(image.high_x))
        var line = texels + row * image.stride + first
        if weight != 0 {
            let count = last - first + 1
            if count > scratch.texelCapacity {
                withUnsafePointer(to: image) {
                    sample_projective(scratch.source, $0, at.u, at.v, 1, du, 0, 0, n)
                }
                return UnsafePointer(scratch.source)
            }
            kernels.pointee.lerp_rows(scratch.texels, line, line + image.stride, weight, count)
            line = UnsafePointer(scratch.texels)
        }
        if let shift = command.pointee.columnShift, Double(x + shift) >= lowX, Double(x + shift + n - 1) <= highX {
            return line + (x + shift - first)
        }
        stretch(line, first: first, command, x, y, n)
        return UnsafePointer(scratch.source)
    }

    /// Samples `line`, whose first texel is `first`, into `scratch.source`; beyond the image the end texels go on.
    private func stretch(
        _ line: UnsafePointer<UInt32>, first: Int, _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int,
        _ n: Int
    ) {
        let (u, du, d) = (command.pointee.source(x, y).u, command.pointee.u.x, scratch.source)
        let (low, high) = (Int(command.pointee.image.low_x), Int(command.pointee.image.high_x))
        var inside = Run(0, Double(n))
        inside.limit(u, du, from: Double(low), to: Double(high) - 1.0 / 256)
        var (at, end) = inside.whole
        for i in 0..<at { d[i] = line[(u + Double(i) * du <= Double(low) ? low : high) - first] }
        for i in end..<n { d[i] = line[(u + Double(i) * du <= Double(low) ? low : high) - first] }
        while at < end {
            // Fixed-point steps are counted from columns that do not depend on where the run starts.
            let anchor = (x + at) & ~(Fixed.chunk - 1)
            let (count, steps) = (min(anchor + Fixed.chunk - x, end) - at, Int32(x + at - anchor))
            let start = u + Double(at) * du
            let origin = max(min(start, start + Double(count) * du).wholeBelow, first)
            let from = Fixed.of(command.pointee.source(anchor, y).u - Double(origin)) &+ steps &* Fixed.of(du)
            kernels.pointee.resample(d + at, line + (origin - first), from &+ Fixed.half8, Fixed.of(du), count)
            at += count
        }
    }
}
