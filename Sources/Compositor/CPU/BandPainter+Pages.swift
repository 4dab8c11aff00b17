import CKernels

extension BandPainter {
    /// Draws pages row by row: in one pass where all of those that the row meets cover its pixels whole, each for itself
    /// on the left and on the right of that.
    mutating func paint(_ pages: Pages, _ pass: borrowing PreparedPass, into surface: PixelRows) {
        let (minX, maxX) = (Int(surface.rect.minX), Int(surface.rect.maxX))
        for y in Int(surface.rect.minY)..<Int(surface.rect.maxY) {
            var whole = minX..<maxX
            let parts = (
                pages.base, touched(pages.color, y, narrowing: &whole), touched(pages.top, y, narrowing: &whole)
            )
            if touched(pages.base, y, narrowing: &whole) == nil || whole.isEmpty { whole = maxX..<maxX }
            if whole.lowerBound > minX { paintRow(parts, y, minX..<whole.lowerBound, pass, into: surface) }
            if whole.upperBound < maxX { paintRow(parts, y, whole.upperBound..<maxX, pass, into: surface) }
            if !whole.isEmpty { paintWhole(parts, y, whole, into: surface) }
        }
    }

    private typealias Parts = (base: Pages.Part, color: Pages.Part?, top: Pages.Part?)

    /// The part if it touches row `y`; `columns` then are narrowed to what it covers whole.
    @inline(__always)
    private mutating func touched(_ part: Pages.Part?, _ y: Int, narrowing columns: inout Range<Int>) -> Pages.Part? {
        guard let part, part.rows.contains(y) else { return nil }
        if part.wholeRows.contains(y) {
            columns = columns.clamped(to: part.columns)
        } else {
            columns = columns.upperBound..<columns.upperBound
        }
        return part
    }

    /// Draws one part after the other over `columns`.
    private mutating func paintRow(
        _ parts: Parts, _ y: Int, _ columns: Range<Int>, _ pass: borrowing PreparedPass, into surface: PixelRows
    ) {
        let piece = PixelRect(
            minX: Int32(columns.lowerBound), minY: Int32(y), maxX: Int32(columns.upperBound), maxY: Int32(y + 1))
        paintPart(parts.base, piece, pass, into: surface)
        if let color = parts.color { paintPart(color, piece, pass, into: surface) }
        if let top = parts.top { paintPart(top, piece, pass, into: surface) }
    }

    private mutating func paintPart(
        _ part: Pages.Part, _ piece: PixelRect, _ pass: borrowing PreparedPass, into surface: PixelRows
    ) {
        let area = part.command.pointee.box.intersection(piece)
        if !area.isEmpty { paint(part.command, area, pass, into: surface) }
    }

    /// Makes the pixels of `columns`, which all parts cover whole.
    private mutating func paintWhole(_ parts: Parts, _ y: Int, _ columns: Range<Int>, into surface: PixelRows) {
        let (d, n) = (surface.pixel(columns.lowerBound, y), columns.count)
        let page = parts.base.command.pointee.pageRow(columns.lowerBound, y)
        var stack = PageStack(base: page.upper, color: 0, upper: nil, lower: nil, weight: 0, alpha: 0)
        if page.weight != 0 {
            kernels.pointee.lerp_rows(d, page.upper, page.lower, page.weight, n)
            stack.base = UnsafePointer(d)
        }
        if let color = parts.color { stack.color = color.command.pointee.color }
        if let top = parts.top?.command {
            let page = top.pointee.pageRow(columns.lowerBound, y)
            (stack.upper, stack.lower, stack.weight) = (page.upper, page.lower, page.weight)
            stack.alpha = top.pointee.alpha
        }
        kernels.pointee.pages(d, &stack, n)
    }
}
