import CKernels

/// Draws meshes row by row.
// What is called for every span is mutating: for a method that is not, the compiler copies the painter first.
struct MeshPainter: ~Copyable {
    private let sampler: MeshSampler
    private var masks = MeshMasks()
    private var row = MeshRow()

    init(kernels: KernelSet) { sampler = MeshSampler(kernels: kernels.table) }

    /// Draws the triangles of a mesh in order.
    mutating func paint(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        let record = pass.meshes.records.base[command.pointee.first]
        masks.reserve(width: area.width)
        masks.gather(record, area, pass.meshes)
        let range = Int(area.minY)..<Int(area.maxY)
        for y in range.clamped(to: record.firstRow..<(record.firstRow + record.rowCount)) {
            let head = pass.meshes.spans.base + (record.firstHead + y - record.firstRow)
            if head.pointee.next < 0 { continue }
            let limit = rows.span(command, y, area, pass)
            if limit.isEmpty { continue }
            masks.sum(row: y, area, pass.meshes)
            let minX = Int(area.minX)
            row.gather(from: head.pointee.next, limit, pass.meshes, masks, minX: minX)
            let isFull = limit.start == limit.fullStart && limit.fullEnd == limit.end
            if isFull, command.pointee.isOpaque, command.pointee.alpha == 255 {
                row.removeHidden(masks, minX: minX)
            }
            for index in 0..<row.pieces.count {
                let piece = row.pieces.base[index]
                let low = Int(piece.low)
                let high = Int(piece.high)
                if low >= high { continue }
                if piece.isWhole {
                    paintInside(piece.plane, low, high, y, command, with: &rows, into: surface)
                } else {
                    let inside = Int(piece.start)..<Int(piece.end)
                    paintPieces(
                        piece.plane, low, high, inside: inside, limit, y, command, minX, with: &rows, into: surface)
                }
            }
        }
    }

    /// Draws pixels that are covered whole.
    @inline(__always)
    private mutating func paintInside(
        _ plane: UnsafePointer<MeshPlane>, _ start: Int, _ end: Int, _ y: Int,
        _ command: UnsafePointer<PreparedCommand>, with rows: inout RowPainter, into surface: PixelRows
    ) {
        let pixels = surface.pixel(start, y)
        if command.pointee.isOpaque, command.pointee.alpha == 255 {
            sampler.fetch(plane, command, start, y, end - start, into: pixels)
        } else {
            sampler.fetch(plane, command, start, y, end - start, into: rows.scratch.source)
            rows.blend(
                pixels, UnsafePointer(rows.scratch.source), end - start, alpha: command.pointee.alpha,
                isOpaque: command.pointee.isOpaque)
        }
    }

    /// Draws columns `low` to `high` piece by piece: those near the mesh's outline, and those away from it.
    private mutating func paintPieces(
        _ plane: UnsafePointer<MeshPlane>, _ low: Int, _ high: Int, inside: Range<Int>, _ limit: RowSpan, _ y: Int,
        _ command: UnsafePointer<PreparedCommand>, _ minX: Int, with rows: inout RowPainter, into surface: PixelRows
    ) {
        var x = low
        while x < high {
            let piece = masks.run(plane.pointee.side, from: x - minX, to: high - minX)
            let end = piece.end + minX
            if piece.isMarked {
                paintOutline(plane, x, end, inside: inside, limit, y, command, minX, with: &rows, into: surface)
            } else {
                let part = (x..<end).clamped(to: inside)
                if part.lowerBound >= limit.fullStart, part.upperBound <= limit.fullEnd {
                    paintInside(plane, part.lowerBound, part.upperBound, y, command, with: &rows, into: surface)
                } else if !part.isEmpty {
                    sampler.fetch(plane, command, part.lowerBound, y, part.count, into: rows.scratch.source)
                    rows.compose(
                        UnsafePointer(rows.scratch.source), limit.narrowed(to: part), y, command, minX: minX,
                        into: surface)
                }
            }
            x = end
        }
    }

    /// Draws pixels some of which the mesh covers in part.
    private mutating func paintOutline(
        _ plane: UnsafePointer<MeshPlane>, _ x: Int, _ end: Int, inside: Range<Int>, _ limit: RowSpan, _ y: Int,
        _ command: UnsafePointer<PreparedCommand>, _ minX: Int, with rows: inout RowPainter, into surface: PixelRows
    ) {
        let mask = rows.scratch.holeMask
        let count = end - x
        let inner = (inside.lowerBound - minX)..<(inside.upperBound - minX)
        guard masks.take(plane.pointee.side, x - minX, end - minX, inside: inner, into: mask) else { return }
        let whole = limit.narrowed(to: x..<end)
        let left = whole.fullStart - x
        let right = end - whole.fullEnd
        if left > 0 { mask_multiply(mask, rows.mask + x - minX, left) }
        if right > 0 { mask_multiply(mask + count - right, rows.mask + whole.fullEnd - minX, right) }
        sampler.fetch(plane, command, x, y, count, into: rows.scratch.source)
        rows.kernels.pointee.over_mask(surface.pixel(x, y), rows.scratch.source, mask, command.pointee.alpha, count)
    }
}

extension RowSpan {
    /// The part within `columns`, which lie within the span.
    func narrowed(to columns: Range<Int>) -> RowSpan {
        func held(_ x: Int) -> Int { min(max(x, columns.lowerBound), columns.upperBound) }
        return RowSpan(
            start: columns.lowerBound, fullStart: held(fullStart), fullEnd: held(fullEnd), end: columns.upperBound)
    }
}
