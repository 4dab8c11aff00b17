/// The layers that most transitions draw first: a page, a dimming colour over it, and another page on top, or two of the
/// three. One pass over each row makes their pixels.
struct FusedLayers {
    /// One of them, and where it is drawn within a band.
    struct Part {
        let command: UnsafePointer<PreparedCommand>
        /// The rows that it touches.
        let rows: Range<Int>
        /// Of these, the ones that it covers whole in `columns`.
        let wholeRows: Range<Int>
        let columns: Range<Int>
    }

    /// Rows that meet the same pages.
    struct Run {
        let rows: Range<Int>
        /// The columns that all of those that are met cover whole.
        let columns: Range<Int>
        let base: UnsafePointer<PreparedCommand>
        let color, top: UnsafePointer<PreparedCommand>?
    }

    let base: Part
    let color: Part?
    let top: Part?

    /// The commands that start at `place` of the members of a strip, whose last one comes before `end`; nil where fewer
    /// than two of them go together.
    init?(from place: Int, to end: Int, of pass: borrowing PreparedPass, over band: PixelRect) {
        guard let base = Part(place, end, pass, band), base.command.pointee.isPage, base.command.pointee.alpha == 255
        else { return nil }
        self.base = base
        let second = Part(place + 1, end, pass, band)
        color = second?.command.pointee.paint == .color ? second : nil
        let last = color == nil ? second : Part(place + 2, end, pass, band)
        top = last?.command.pointee.isPage == true ? last : nil
        if color == nil, top == nil { return nil }
    }

    var count: Int { 1 + (color == nil ? 0 : 1) + (top == nil ? 0 : 1) }

    /// The rows from `y` on, before `end`, that meet the same pages in the same way as row `y` does, within `band`. Without
    /// columns where one of them covers its rows in part, or the base is not met.
    func run(from y: Int, to end: Int, of band: PixelRect) -> Run {
        var columns = Int(band.minX)..<Int(band.maxX)
        var last = end
        let isBased = base.meets(y, &columns, &last)
        let hasColor = color?.meets(y, &columns, &last) ?? false
        let hasTop = top?.meets(y, &columns, &last) ?? false
        if !isBased || columns.isEmpty { columns = Int(band.maxX)..<Int(band.maxX) }
        return Run(
            rows: y..<last, columns: columns, base: base.command, color: hasColor ? color?.command : nil,
            top: hasTop ? top?.command : nil)
    }
}

extension FusedLayers.Part {
    /// Whether it touches row `y`: `columns` then are narrowed to what it covers whole, and `last` in any case to where
    /// that changes.
    fileprivate func meets(_ y: Int, _ columns: inout Range<Int>, _ last: inout Int) -> Bool {
        func end(at edge: Int) { if edge > y { last = min(last, edge) } }
        end(at: rows.lowerBound)
        end(at: wholeRows.lowerBound)
        end(at: wholeRows.upperBound)
        end(at: rows.upperBound)
        guard rows.contains(y) else { return false }
        columns = wholeRows.contains(y) ? columns.clamped(to: self.columns) : columns.upperBound..<columns.upperBound
        return true
    }

    /// Nil where there is no such command, or its shape is no rectangle along the pixel grid.
    fileprivate init?(_ place: Int, _ end: Int, _ pass: borrowing PreparedPass, _ band: PixelRect) {
        guard place < end else { return nil }
        command = UnsafePointer(pass.commands.base + Int(pass.members.base[place]))
        let area = command.pointee.box.intersection(band)
        let shape = pass.shapes.shapes.base[command.pointee.shape]
        guard command.pointee.clip == 0, !area.isEmpty, shape.kind == .upright || shape.kind == .unlimited else {
            return nil
        }
        rows = Int(area.minY)..<Int(area.maxY)
        if shape.kind == .unlimited {
            wholeRows = rows
            columns = Int(area.minX)..<Int(area.maxX)
        } else {
            wholeRows = Self.whole(shape.lowY, shape.highY, within: rows)
            columns = Self.whole(shape.lowX, shape.highX, within: Int(area.minX)..<Int(area.maxX))
        }
    }

    /// The pixels of `range` that lie whole between `low` and `high`.
    private static func whole(_ low: Double, _ high: Double, within range: Range<Int>) -> Range<Int> {
        let first = Double(range.lowerBound)
        let last = Double(range.upperBound)
        let start = max(first, min(last, low)).wholeAbove
        return start..<max(start, max(first, min(last, high)).wholeBelow)
    }
}
