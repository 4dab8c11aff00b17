/// What most transitions draw first: a page, a dimming colour over it, and another page on top, or two of the three. Their
/// pixels are made in one pass over each row.
struct Pages {
    /// One of them, and where it is drawn within a band.
    struct Part {
        let command: UnsafePointer<PreparedCommand>
        /// The rows that it touches.
        let rows: Range<Int>
        /// Of these, the ones that it covers whole in `columns`.
        let wholeRows: Range<Int>
        let columns: Range<Int>
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
}

extension Pages.Part {
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
            (wholeRows, columns) = (rows, Int(area.minX)..<Int(area.maxX))
        } else {
            wholeRows = Self.whole(shape.lowY, shape.highY, within: rows)
            columns = Self.whole(shape.lowX, shape.highX, within: Int(area.minX)..<Int(area.maxX))
        }
    }

    /// What lies between `low` and `high` whole.
    private static func whole(_ low: Double, _ high: Double, within range: Range<Int>) -> Range<Int> {
        let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
        let start = max(first, min(last, low)).wholeAbove
        return start..<max(start, max(first, min(last, high)).wholeBelow)
    }
}
