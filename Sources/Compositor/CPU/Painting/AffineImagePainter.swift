import CKernels

/// Draws images that are turned or sheared: samples, coverage and blending in one pass over each row, and rows between
/// the same two sides together.
struct AffineImagePainter: ~Copyable {
    /// The rows that are drawn together.
    private var pieces = PlainBuffer<AffineRow>()

    /// Draws the image of `command`.
    mutating func paint(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        var quad = AffineQuad()
        quad.image = command.pointee.image
        quad.du = Fixed.of(command.pointee.u.x)
        quad.dv = Fixed.of(command.pointee.v.x)
        quad.alpha = command.pointee.alpha
        quad.ahead = command.pointee.texels(down: 8, from: Int(area.minX), Int(area.minY))
        let end = Int(area.maxY)
        var y = Int(area.minY)
        while y < end {
            if command.pointee.clip == 0, let sides = pass.shapes.sides(of: command.pointee.shape, row: y) {
                let last = min(end, sides.rows.upperBound)
                paint(y..<last, between: sides, of: &quad, command, area, pass, with: &rows, into: surface)
                y = last
            } else {
                paintRow(y, of: &quad, command, area, pass, with: &rows, into: surface)
                y += 1
            }
        }
    }

    /// Draws rows that pass through both sides.
    @inline(__always)
    private mutating func paint(
        _ range: Range<Int>, between sides: Sides, of quad: inout AffineQuad,
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        quad.left = sides.left.side
        quad.right = sides.right.side
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        pieces.removeAll()
        for y in range {
            let left = sides.left.crossing(y)
            let right = sides.right.crossing(y)
            if let span = RowSpan(between: left, right, minX: minX, maxX: maxX) {
                append(span, y, mask: nil, left: left.high, right: right.high, of: quad, command, into: surface)
            } else {
                paintRow(y, of: &quad, command, area, pass, with: &rows, into: surface)
            }
        }
        rows.kernels.pointee.affine_rows(&quad, pieces.base, pieces.count)
    }

    /// Draws a row that has a corner, or a clip.
    private mutating func paintRow(
        _ y: Int, of quad: inout AffineQuad, _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect,
        _ pass: borrowing PreparedPass, with rows: inout RowPainter, into surface: PixelRows
    ) {
        let span = rows.span(command, y, area, pass)
        let first = pieces.count
        let mask = UnsafePointer(rows.mask) + (span.start - Int(area.minX))
        append(span, y, mask: mask, left: 0, right: 0, of: quad, command, into: surface)
        rows.kernels.pointee.affine_rows(&quad, pieces.base + first, pieces.count - first)
        pieces.truncate(to: first)
    }

    /// Adds a row to those to be drawn, in pieces whose fixed-point steps are counted from columns that do not depend on
    /// where it starts. What is covered in part stands in `mask`, or follows from the rightmost points of both sides.
    @inline(__always)
    private mutating func append(
        _ span: RowSpan, _ y: Int, mask: UnsafePointer<UInt8>?, left: Double, right: Double, of quad: AffineQuad,
        _ command: UnsafePointer<PreparedCommand>, into surface: PixelRows
    ) {
        let origin = Int(command.pointee.box.minX)
        var x = span.start
        while x < span.end {
            let steps = (x - origin) & (Fixed.chunk - 1)
            let at = command.pointee.source(x - steps, y)
            let end = min(x - steps + Fixed.chunk, span.end)
            let fullStart = max(x, min(end, span.fullStart))
            let fullEnd = max(x, min(end, span.fullEnd))
            pieces.append(
                AffineRow(
                    d: surface.pixel(x, y), mask: mask.map { $0 + (x - span.start) },
                    u: Fixed.wrapped(at.u) &+ Int32(steps) &* quad.du &+ Fixed.half7,
                    v: Fixed.wrapped(at.v) &+ Int32(steps) &* quad.dv &+ Fixed.half7,
                    full_start: Int32(fullStart - x), full_end: Int32(fullEnd - x), end: Int32(end - x),
                    left: Float(left - Double(x)), right: Float(right - Double(fullEnd))))
            x = end
        }
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
