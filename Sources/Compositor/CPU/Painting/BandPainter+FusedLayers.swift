import CKernels

extension BandPainter {
    /// Draws layers: in one pass over each row where all of those that the row meets cover its pixels whole, each for
    /// itself on the left and on the right of that.
    mutating func paint(_ layers: FusedLayers, _ pass: borrowing PreparedPass, into surface: PixelRows) {
        var rect = surface.rect
        while rect.minY < surface.rect.maxY {
            let run = layers.run(from: Int(rect.minY), to: Int(surface.rect.maxY), of: surface.rect)
            rect.maxY = Int32(run.rows.upperBound)
            var left = rect
            var right = rect
            left.maxX = Int32(run.columns.lowerBound)
            right.minX = Int32(run.columns.upperBound)
            paintParts(layers, left, pass, into: surface)
            paintParts(layers, right, pass, into: surface)
            if !run.columns.isEmpty { paintWhole(run, into: surface) }
            rect.minY = rect.maxY
        }
    }

    /// Draws one layer after the other over `piece`.
    private mutating func paintParts(
        _ layers: FusedLayers, _ piece: PixelRect, _ pass: borrowing PreparedPass, into surface: PixelRows
    ) {
        if piece.isEmpty { return }
        paintPart(layers.base, piece, pass, into: surface)
        if let color = layers.color { paintPart(color, piece, pass, into: surface) }
        if let top = layers.top { paintPart(top, piece, pass, into: surface) }
    }

    private mutating func paintPart(
        _ part: FusedLayers.Part, _ piece: PixelRect, _ pass: borrowing PreparedPass, into surface: PixelRows
    ) {
        let area = part.command.pointee.box.intersection(piece)
        if !area.isEmpty { paint(part.command, area, pass, into: surface) }
    }

    /// Makes the pixels of a run's columns, which all of its layers cover whole.
    private mutating func paintWhole(_ run: FusedLayers.Run, into surface: PixelRows) {
        let x = run.columns.lowerBound
        let n = run.columns.count
        var row = FusedRow(
            base: surface.pixel(x, run.rows.lowerBound), color: 0, upper: nil, lower: nil, weight: 0, alpha: 0)
        if let color = run.color { row.color = color.pointee.color }
        if let top = run.top { row.alpha = top.pointee.alpha }
        for y in run.rows {
            let d = surface.pixel(x, y)
            let page = run.base.pointee.pageRow(x, y)
            row.base = page.upper
            if page.weight != 0 {
                rowPainter.kernels.pointee.lerp_rows(d, page.upper, page.lower, page.weight, n)
                row.base = UnsafePointer(d)
            }
            if let top = run.top {
                let page = top.pointee.pageRow(x, y)
                row.upper = page.upper
                row.lower = page.lower
                row.weight = page.weight
            }
            rowPainter.kernels.pointee.fused_layers(d, &row, n)
        }
    }
}
