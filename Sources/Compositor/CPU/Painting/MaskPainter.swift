import CKernels
import Graphics

/// Fills colours through masks that follow no shape: the inside of paths, and shadows.
struct MaskPainter: ~Copyable {
    /// Area differences of a path, `BandPainter.rows` times a row; zero between uses.
    private var cells = PlainBuffer<Float>()

    /// Fills the inside of a path with the command's colour.
    mutating func paintPath(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        let pitch = gatherCells(command, area, pass)
        for y in Int(area.minY)..<Int(area.maxY) {
            sumCells(y, of: command, area, pitch, into: rows.scratch.holeMask)
            let limit = rows.span(command, y, area, pass)
            if !limit.isEmpty { rows.fillMask(limit, y, area, command, into: surface) }
        }
    }

    /// Leaves of what was drawn into a layer what the inside of a path covers.
    mutating func maskByPath(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        let mask = rows.scratch.holeMask
        let pitch = gatherCells(command, area, pass)
        for y in Int(area.minY)..<Int(area.maxY) {
            sumCells(y, of: command, area, pitch, into: mask)
            surface.pixel(Int(area.minX), y).multiply(by: mask, command.pointee.alpha, count: area.width)
        }
    }

    /// Sums up a row's cells as coverage in `mask`, and clears them.
    private mutating func sumCells(
        _ y: Int, of command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pitch: Int,
        into mask: UnsafeMutablePointer<UInt8>
    ) {
        let cells = cells.base + (y - Int(area.minY)) * pitch
        coverage_accumulate(mask, cells, area.width, command.pointee.evenOdd ? 1 : 0)
        cells.update(repeating: 0, count: pitch)
    }

    /// Adds up what the command's edges cover of the cells of `area`; returns how many make a row.
    private mutating func gatherCells(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> Int {
        let pitch = area.width + 8
        if cells.count < pitch * BandPainter.rows { cells.reset(0, count: pitch * BandPainter.rows) }
        let rows = CellRows(
            cells: cells.base, pitch: pitch, top: Int(area.minY), minX: Int(area.minX), maxX: Int(area.maxX))
        let top = Double(area.minY)
        let bottom = Double(area.maxY)
        for index in command.pointee.first..<(command.pointee.first + command.pointee.count) {
            let edge = pass.edges.base[index]
            let from = max(edge.y0, top)
            let to = min(edge.y1, bottom)
            if from < to { rows.add(edge, from: from, to: to) }
        }
        return pitch
    }

    /// Fills with the command's colour through its blurred mask.
    mutating func paintShadow(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        for y in Int(area.minY)..<Int(area.maxY) {
            let limit = rows.span(command, y, area, pass)
            if limit.isEmpty { continue }
            rows.sample(
                command.pointee.mask, command.pointee.projectiveRow(limit.start, y), limit.end - limit.start,
                into: rows.scratch.holeMask + (limit.start - Int(area.minX)))
            rows.fillMask(limit, y, area, command, into: surface)
        }
    }
}
