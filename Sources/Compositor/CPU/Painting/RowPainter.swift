import CKernels

/// Composes pixels row by row, as far as shapes, clips and opacity leave them.
///
/// The other painters share one, and with it the memory that a row needs.
struct RowPainter: ~Copyable {
    /// A pointer, so that nothing outside of this module depends on the size of a C struct.
    let kernels: UnsafePointer<KernelTable>
    private(set) var scratch = RowScratch(width: 0)

    init(kernels: KernelSet) { self.kernels = kernels.table }

    /// Makes room for rows of `width` pixels.
    mutating func reserve(width: Int) {
        if width > scratch.width { scratch = RowScratch(width: width) }
    }

    /// Composes what the command's source holds over its shape.
    mutating func paintPixels(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let sampler = PixelSampler(kernels: kernels, scratch: scratch, command, area)
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            sampler.fetch(command, span, y, pass)
            compose(UnsafePointer(scratch.source), span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// Composes the rows of a finished layer into what is below it.
    mutating func paintLayer(
        _ layer: PixelRows, _ command: UnsafePointer<PreparedCommand>, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let area = command.pointee.box.intersection(layer.rect)
        for y in Int(area.minY)..<max(Int(area.minY), Int(area.maxY)) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            compose(
                UnsafePointer(layer.pixel(span.start, y)), span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// The pixels that a command's shape and clips leave of row `y` within `area`; partial coverage goes to
    /// `scratch.mask`.
    @inline(__always)
    mutating func span(
        _ command: UnsafePointer<PreparedCommand>, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        let span = pass.shapes.span(
            of: command.pointee.shape, row: y, minX: minX, maxX: maxX, mask: scratch.mask, cells: scratch.cells)
        if command.pointee.clip == 0 || span.isEmpty { return span }
        return clipped(span, command.pointee.clip, y, area, pass)
    }

    private mutating func clipped(
        _ unclipped: RowSpan, _ clip: UInt32, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        var span = unclipped
        var clip = Int(clip)
        while clip != 0, !span.isEmpty {
            let limit = pass.shapes.span(
                of: pass.clips[clip].shape, row: y, minX: minX, maxX: maxX, mask: scratch.clipMask,
                cells: scratch.cells)
            span = pass.shapes.combine(span, scratch.mask, limit, scratch.clipMask, minX: minX)
            clip = pass.clips[clip].parent
        }
        return span
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

    /// Composes `n` pixels of `source`, no coverage considered.
    @inline(__always)
    mutating func blend(
        _ d: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ n: Int, alpha: UInt32, isOpaque: Bool
    ) {
        if n <= 0 { return }
        if alpha == 255 {
            if isOpaque { d.update(from: source, count: n) } else { kernels.pointee.over(d, source, n) }
        } else if isOpaque {
            kernels.pointee.opaque_alpha(d, source, alpha, n)
        } else {
            kernels.pointee.over_alpha(d, source, alpha, n)
        }
    }
}
