import CKernels

extension BandPainter {
    /// Fills the inside of a path with the command's colour.
    mutating func paintPath(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let pitch = gatherCells(command, area, pass)
        for y in Int(area.minY)..<Int(area.maxY) {
            takeCoverage(y, of: command, area, pitch)
            let limit = span(command, y, area, pass)
            if !limit.isEmpty { fillMask(limit, y, area, command, into: surface) }
        }
    }

    /// Leaves of what was drawn into a layer what the inside of a path covers.
    mutating func maskByPath(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        _ surface: PixelRows
    ) {
        let pitch = gatherCells(command, area, pass)
        for y in Int(area.minY)..<Int(area.maxY) {
            takeCoverage(y, of: command, area, pitch)
            surface.pixel(Int(area.minX), y).multiply(by: scratch.holeMask, command.pointee.alpha, count: area.width)
        }
    }

    /// Sums up a row's cells as coverage in `scratch.holeMask`, and clears them.
    private mutating func takeCoverage(
        _ y: Int, of command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pitch: Int
    ) {
        let cells = pathCells.base + (y - Int(area.minY)) * pitch
        coverage_accumulate(scratch.holeMask, cells, area.width, command.pointee.evenOdd ? 1 : 0)
        cells.update(repeating: 0, count: pitch)
    }

    /// Adds up what the command's edges cover of the cells of `area`; returns how many make a row.
    private mutating func gatherCells(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> Int {
        let pitch = area.width + 8
        if pathCells.count < pitch * Self.rows { pathCells.reset(0, count: pitch * Self.rows) }
        let top = Double(area.minY)
        let bottom = Double(area.maxY)
        for index in command.pointee.first..<(command.pointee.first + command.pointee.count) {
            let edge = pass.edges.base[index]
            let from = max(edge.y0, top)
            let to = min(edge.y1, bottom)
            if from < to { accumulate(edge, from, to, area, pitch) }
        }
        return pitch
    }

    /// Adds the part of `edge` between rows `from` and `to` to the rows' cells.
    private mutating func accumulate(_ edge: Edge, _ from: Double, _ to: Double, _ area: PixelRect, _ pitch: Int) {
        var y = from.wholeBelow
        var start = from
        while start < to {
            let end = min(Double(y + 1), to)
            let row = CellRow(
                cells: pathCells.base + (y - Int(area.minY)) * pitch, minX: Double(area.minX), maxX: Double(area.maxX))
            row.add(edge, from: start, to: end)
            start = end
            y += 1
        }
    }

    /// Fills with the command's colour through its blurred mask.
    mutating func paintShadow(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        for y in Int(area.minY)..<Int(area.maxY) {
            let limit = span(command, y, area, pass)
            if limit.isEmpty { continue }
            sample(
                command.pointee.mask, command.pointee.projectiveRow(limit.start, y), limit.end - limit.start,
                into: scratch.holeMask + (limit.start - Int(area.minX)))
            fillMask(limit, y, area, command, into: surface)
        }
    }

    /// Samples `n` pixels of a mask. Where it is upright and stretched, what is stretched is sampled once in a row.
    private mutating func sample(
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
    private mutating func fillMask(
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
