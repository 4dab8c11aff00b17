import CKernels

/// Masks of a row.
extension RowPainter {
    /// Samples `n` pixels of a mask. Where it is upright and stretched, what is stretched is sampled once in a row.
    mutating func sample(
        _ picture: SampledMask, _ row: ProjectiveRow, _ n: Int, into mask: UnsafeMutablePointer<UInt8>
    ) {
        var row = row
        var stretched = PixelRun(0, Double(n))
        stretched.limit(
            row.u, row.du, from: picture.split_x * row.w, to: (picture.split_x + picture.skip_x) * row.w)
        let (first, end) = row.dv == 0 && row.dw == 0 && row.w > 0 ? stretched.whole : (n, n)
        withUnsafePointer(to: picture) { picture in
            guard end - first > 8 else { return kernels.pointee.mask(mask, picture, &row, n) }
            kernels.pointee.mask(mask, picture, &row, first + 1)
            (mask + first + 1).update(repeating: mask[first], count: end - first - 1)
            row.u += Double(end) * row.du
            kernels.pointee.mask(mask + end, picture, &row, n - end)
        }
    }

    /// Fills `limit` with the command's colour through `scratch.holeMask`, multiplied by what the limit leaves.
    mutating func fillMask(
        _ limit: RowSpan, _ y: Int, _ area: PixelRect, _ command: UnsafePointer<PreparedCommand>,
        into surface: PixelRows
    ) {
        let minX = Int(area.minX)
        func multiply(_ from: Int, _ to: Int) {
            if from < to { mask_multiply(scratch.holeMask + from - minX, scratch.mask + from - minX, to - from) }
        }
        multiply(limit.start, limit.fullStart)
        multiply(limit.fullEnd, limit.end)
        kernels.pointee.fill_mask(
            surface.pixel(limit.start, y), command.pointee.color, scratch.holeMask + limit.start - minX,
            limit.end - limit.start)
    }
}
