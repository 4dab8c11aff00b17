import CKernels

extension BandPainter {
    /// Composes what the command's source holds over its shape.
    mutating func paintPixels(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            let source = fetch(command, span, y, pass)
            compose(source, span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// Composes `source`, whose first pixel belongs to `span.start`.
    @inline(__always)
    mutating func compose(
        _ source: UnsafePointer<UInt32>, _ span: RowSpan, _ y: Int, _ command: UnsafePointer<PreparedCommand>,
        minX: Int, into surface: PixelRows
    ) {
        let row = surface.pixel(0, y)
        let alpha = command.pointee.alpha
        if span.start < span.fullStart {
            kernels.pointee.over_mask(
                row + span.start, source, scratch.mask + span.start - minX, alpha, span.fullStart - span.start)
        }
        blend(
            row + span.fullStart, source + (span.fullStart - span.start), span.fullEnd - span.fullStart, alpha: alpha,
            isOpaque: command.pointee.isOpaque)
        if span.fullEnd < span.end {
            kernels.pointee.over_mask(
                row + span.fullEnd, source + (span.fullEnd - span.start), scratch.mask + span.fullEnd - minX, alpha,
                span.end - span.fullEnd)
        }
    }

    /// The source's pixels for `span` of row `y`: in place where an image has them ready, else in `scratch.source`.
    @inline(__always)
    private mutating func fetch(
        _ command: UnsafePointer<PreparedCommand>, _ span: RowSpan, _ y: Int, _ pass: borrowing PreparedPass
    ) -> UnsafePointer<UInt32> {
        let x = span.start
        let n = span.end - span.start
        switch command.pointee.paint {
        case .axialGradient, .radialGradient, .conicGradient: fetchGradient(command, x, y, n, pass)
        case .nearestImage: sample(command, x, y, n, into: scratch.source, with: sample_nearest)
        case .trilinearImage:
            sample(command, x, y, n, into: scratch.source, with: kernels.pointee.projective)
            mix(command, x, y, n, with: pass.coarserImages.base + command.pointee.first)
        default: sample(command, x, y, n, into: scratch.source, with: kernels.pointee.projective)
        }
        return UnsafePointer(scratch.source)
    }

    private typealias Sampler =
        @convention(c) (
            UnsafeMutablePointer<UInt32>, UnsafePointer<SampledImage>, UnsafePointer<ProjectiveRow>, Int
        ) -> Void

    /// Samples pixel by pixel, under any map.
    private mutating func sample(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        into d: UnsafeMutablePointer<UInt32>, with sampler: Sampler
    ) {
        guard n > 0 else { return }
        var row = command.pointee.projectiveRow(x, y)
        row.ahead = command.pointee.texels(down: 8, from: x + n / 2, y)
        withUnsafePointer(to: command.pointee.image) { sampler(d, $0, &row, n) }
    }

    /// Mixes the fetched pixels with those of an image of half the size.
    private mutating func mix(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        with coarser: UnsafePointer<SampledImage>
    ) {
        guard n > 0 else { return }
        var row = command.pointee.projectiveRow(x, y)
        row.u = row.u / 2 - row.w / 4
        row.du = row.du / 2 - row.dw / 4
        row.v = row.v / 2 - row.w / 4
        row.dv = row.dv / 2 - row.dw / 4
        kernels.pointee.projective(scratch.texels, coarser, &row, n)
        kernels.pointee.lerp_rows(
            scratch.source, scratch.source, scratch.texels, UInt32(command.pointee.count), n)
    }

    private mutating func fetchGradient(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int, _ pass: borrowing PreparedPass
    ) {
        var row = command.pointee.projectiveRow(x, y)
        let ramp = pass.ramps.colors.base + command.pointee.first
        let count = Int32(GradientRamps.length)
        switch command.pointee.paint {
        case .axialGradient: gradient_axial(scratch.source, ramp, count, &row, n)
        case .radialGradient: gradient_radial(scratch.source, ramp, count, &row, n)
        default: gradient_conic(scratch.source, ramp, count, &row, n)
        }
    }
}
