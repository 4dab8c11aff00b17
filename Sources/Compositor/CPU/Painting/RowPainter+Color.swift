/// Shapes filled with a colour.
extension RowPainter {
    /// Fills the command's shape with its colour.
    mutating func paintColor(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let color = command.pointee.color
        let minX = Int(area.minX)
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            let row = surface.pixel(0, y)
            if span.start < span.fullStart {
                kernels.pointee.fill_mask(
                    row + span.start, color, mask + span.start - minX, span.fullStart - span.start)
            }
            if span.fullStart < span.fullEnd {
                let fill = color >> 24 == 255 ? kernels.pointee.fill : kernels.pointee.fill_over
                fill(row + span.fullStart, color, span.fullEnd - span.fullStart)
            }
            if span.fullEnd < span.end {
                kernels.pointee.fill_mask(
                    row + span.fullEnd, color, mask + span.fullEnd - minX, span.end - span.fullEnd)
            }
        }
    }

    /// Fills what lies inside the command's shape and outside its hole.
    mutating func paintRing(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        for y in Int(area.minY)..<Int(area.maxY) {
            let outer = span(command, y, area, pass)
            if outer.isEmpty { continue }
            var hole = RowSpan.none
            if command.pointee.hole >= 0 {
                hole = pass.shapes.span(
                    of: command.pointee.hole, row: y, minX: minX, maxX: maxX, mask: scratch.holeMask,
                    cells: scratch.cells)
            }
            if hole.isEmpty {
                hole = RowSpan(start: outer.end, fullStart: outer.end, fullEnd: outer.end, end: outer.end)
            }
            fill(outer, around: hole, from: outer.start, to: min(outer.end, hole.fullStart), command, surface, y, minX)
            fill(outer, around: hole, from: max(outer.start, hole.fullEnd), to: outer.end, command, surface, y, minX)
        }
    }

    private mutating func fill(
        _ outer: RowSpan, around hole: RowSpan, from: Int, to: Int, _ command: UnsafePointer<PreparedCommand>,
        _ surface: PixelRows, _ y: Int, _ minX: Int
    ) {
        guard from < to else { return }
        for x in from..<to {
            let isFull = x >= outer.fullStart && x < outer.fullEnd
            let whole = isFull ? 255 : Int(mask[x - minX])
            let missing = x >= hole.start && x < hole.end ? Int(scratch.holeMask[x - minX]) : 0
            // The clip may have taken something of a pixel that the hole takes from as well.
            mask[x - minX] = UInt8(max(0, whole - missing))
        }
        kernels.pointee.fill_mask(surface.pixel(from, y), command.pointee.color, mask + from - minX, to - from)
    }
}
