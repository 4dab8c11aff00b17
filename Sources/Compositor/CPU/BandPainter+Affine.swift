import CKernels

extension BandPainter {
    /// Draws an image that is turned or sheared: samples, coverage and blending in one pass over each row.
    mutating func paintAffine(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let (minX, alpha) = (Int(area.minX), command.pointee.alpha)
        let (du, dv) = (Fixed.of(command.pointee.u.x), Fixed.of(command.pointee.v.x))
        // Fixed-point steps are counted from columns that do not depend on where a row starts.
        let origin = Int(command.pointee.box.minX)
        var image = command.pointee.image
        var sides: Sides?
        // What is covered whole between the edges of a row is so from the beginning, and again after each row.
        scratch.mask.update(repeating: 255, count: area.width + Sides.slack)
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass, between: &sides)
            if span.isEmpty { continue }
            var x = span.start
            while x < span.end {
                let chunk = (x - origin) & ~(Fixed.chunk - 1)
                let (anchor, end) = (origin + chunk, min(origin + chunk + Fixed.chunk, span.end))
                let (at, steps) = (command.pointee.source(anchor, y), Int32(x - anchor))
                kernels.pointee.affine_over(
                    surface.pixel(x, y), &image, Fixed.wrapped(at.u) &+ steps &* du &+ Fixed.half7,
                    Fixed.wrapped(at.v) &+ steps &* dv &+ Fixed.half7, du, dv, scratch.mask + (x - minX), alpha,
                    end - x)
                x = end
            }
            fill(from: span.start - minX, to: span.fullStart - minX)
            fill(from: span.fullEnd - minX, to: span.end - minX + Sides.slack)
        }
    }

    private mutating func fill(from start: Int, to end: Int) {
        for column in start..<max(start, end) { scratch.mask[column] = 255 }
    }

    /// The same as `span`, where `sides` are those of the row before.
    @inline(__always)
    private mutating func span(
        _ command: UnsafePointer<PreparedCommand>, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass,
        between sides: inout Sides?
    ) -> RowSpan {
        if sides?.rows.contains(y) != true { sides = pass.shapes.sides(of: command.pointee.shape, row: y) }
        guard command.pointee.clip == 0,
            let span = sides?.span(row: y, minX: Int(area.minX), maxX: Int(area.maxX), mask: scratch.mask)
        else { return span(command, y, area, pass) }
        return span
    }
}

extension SampledImage {
    /// Whether the positions of all texels are such that the affine kernels can tell them apart.
    var hasFixedPositions: Bool {
        texels != nil && high_x > low_x && high_x < Fixed.limit && high_y < Fixed.limit && stride < Fixed.limit
    }
}

extension PreparedCommand {
    /// Whether the way from pixel to pixel is short enough to be summed up in fixed point.
    var isStepFixed: Bool { u.x.magnitude + v.x.magnitude < 60 }
}
