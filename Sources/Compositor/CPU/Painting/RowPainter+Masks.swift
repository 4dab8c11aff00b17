import CKernels

/// Masks of a row.
extension RowPainter {
    /// Samples `n` pixels of a mask; where it is the same all along, once in a row.
    mutating func sample(
        _ picture: SampledMask, _ row: ProjectiveRow, _ n: Int, into mask: UnsafeMutablePointer<UInt8>
    ) {
        var row = row
        let (first, end) = picture.constantRun(row, n)
        withUnsafePointer(to: picture) { picture in
            guard end - first > 8 else { return kernels.pointee.mask(mask, picture, &row, n) }
            kernels.pointee.mask(mask, picture, &row, first + 1)
            (mask + first + 1).update(repeating: mask[first], count: end - first - 1)
            row.advance(by: end)
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
            if from < to { mask_multiply(scratch.holeMask + from - minX, mask + from - minX, to - from) }
        }
        multiply(limit.start, limit.fullStart)
        multiply(limit.fullEnd, limit.end)
        kernels.pointee.fill_mask(
            surface.pixel(limit.start, y), command.pointee.color, scratch.holeMask + limit.start - minX,
            limit.end - limit.start)
    }
}

extension SampledMask {
    /// The pixels of the first `n` of `row` that show what is stretched: in both directions or, in a row along which v stays
    /// the same, across.
    fileprivate func constantRun(_ row: ProjectiveRow, _ n: Int) -> (first: Int, last: Int) {
        let isLevel = row.dv == 0 && row.dw == 0
        guard row.w > 0, row.w + Double(n) * row.dw > 0, split_x.isFinite, isLevel || split_y.isFinite else {
            return (n, n)
        }
        var run = PixelRun(0, Double(n))
        // low <= u / w < high.
        func limit(_ u: Double, _ du: Double, _ low: Double, _ high: Double) {
            run.limit(u - low * row.w, du - low * row.dw, from: 0, to: .infinity)
            run.limit(high * row.w - u, high * row.dw - du, from: 0, to: .infinity)
        }
        limit(row.u, row.du, split_x, split_x + skip_x)
        if !isLevel { limit(row.v, row.dv, split_y, split_y + skip_y) }
        return run.whole
    }
}

extension ProjectiveRow {
    /// Moves the start `count` pixels along the row.
    fileprivate mutating func advance(by count: Int) {
        u += Double(count) * du
        v += Double(count) * dv
        w += Double(count) * dw
    }
}
