import CKernels

/// Composes pixels row by row, as far as shapes, clips and opacity leave them.
///
/// The other painters share one, and with it the memory that a row needs.
struct RowPainter: ~Copyable {
    /// A pointer, so that nothing outside of this module depends on the size of a C struct.
    let kernels: UnsafePointer<KernelTable>
    private(set) var scratch = RowScratch(width: 0)
    private var spans = BandSpans(width: 0)
    /// The coverage of the pixels of the row whose span was last asked for; column 0 is the first of the area.
    private(set) var mask: UnsafeMutablePointer<UInt8>

    init(kernels: KernelSet) {
        self.kernels = kernels.table
        mask = scratch.mask
    }

    /// Begins a band of `width` pixels.
    mutating func beginBand(width: Int) {
        spans.removeAll()
        if width <= scratch.width { return }
        scratch = RowScratch(width: width)
        spans = BandSpans(width: width)
        mask = scratch.mask
    }

    /// Composes what the command's source holds over its shape.
    mutating func paintPixels(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let sampler = PixelSampler(kernels: kernels, scratch: scratch, command, area)
        let minX = Int(area.minX)
        let repeatsRows = PixelSampler.repeatsRows(command)
        if repeatsRows {
            let whole = RowSpan(start: minX, fullStart: minX, fullEnd: Int(area.maxX), end: Int(area.maxX))
            sampler.fetch(command, whole, Int(area.minY), pass)
        }
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            if !repeatsRows { sampler.fetch(command, span, y, pass) }
            let first = repeatsRows ? span.start - minX : 0
            compose(UnsafePointer(scratch.source + first), span, y, command, minX: minX, into: surface)
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

    /// The pixels that a command's shape and clips leave of row `y` within `area`; partial coverage then stands in `mask`.
    @inline(__always)
    mutating func span(
        _ command: UnsafePointer<PreparedCommand>, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        let shape = command.pointee.shape
        if command.pointee.clip == 0 {
            mask = scratch.mask
            return pass.shapes.span(
                of: shape, row: y, minX: Int(area.minX), maxX: Int(area.maxX), mask: mask, cells: scratch.cells)
        }
        return sharedSpan(shape, Int(command.pointee.clip), y, area, pass)
    }

    /// The same within clips: it may be that of the command before.
    private mutating func sharedSpan(
        _ shape: Int, _ clip: Int, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        mask = spans.mask(y, of: area)
        // Without a shape nothing but the clips limits the command.
        let isBare = shape == 0
        let shape = isBare ? pass.clips[clip].shape : shape
        let clip = isBare ? pass.clips[clip].parent : clip
        if let known = spans.span(y, for: BandSpans.Key(shape: shape, clip: clip, area: area)) { return known }
        var span = pass.shapes.span(
            of: shape, row: y, minX: Int(area.minX), maxX: Int(area.maxX), mask: mask, cells: scratch.cells)
        if clip != 0, !span.isEmpty { span = clipped(span, clip, y, area, pass) }
        spans.keep(span, y, of: area)
        return span
    }

    private mutating func clipped(
        _ unclipped: RowSpan, _ clip: Int, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        var span = unclipped
        var clip = clip
        while clip != 0, !span.isEmpty {
            let limit = pass.shapes.span(
                of: pass.clips[clip].shape, row: y, minX: minX, maxX: maxX, mask: scratch.clipMask,
                cells: scratch.cells)
            span = pass.shapes.combine(span, mask, limit, scratch.clipMask, minX: minX)
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
                row + span.start, source, mask + span.start - minX, alpha, span.fullStart - span.start)
        }
        blend(
            row + span.fullStart, source + (span.fullStart - span.start), span.fullEnd - span.fullStart, alpha: alpha,
            isOpaque: command.pointee.isOpaque)
        if span.fullEnd < span.end {
            kernels.pointee.over_mask(
                row + span.fullEnd, source + (span.fullEnd - span.start), mask + span.fullEnd - minX, alpha,
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
