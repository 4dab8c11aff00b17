/// Occlusion: the pixels of a band that a mesh covers whole.
extension MeshTable {
    /// The columns at the left or the right side of `band` whose pixels mesh `record` covers whole; empty where there are
    /// none, or the mesh was prepared for a part of the band only.
    ///
    /// Of columns that no outline of a side of the mesh touches, either all pixels lie inside that side or none do:
    /// one is tested.
    func solidColumns(_ record: MeshRecord, of band: PixelRect) -> Range<Int> {
        let minX = Int(band.minX)
        let maxX = Int(band.maxX)
        guard Int(band.minY) >= record.firstRow, Int(band.maxY) <= record.firstRow + record.rowCount else {
            return minX..<minX
        }
        var widest = minX..<minX
        for side in [1, -1] as [Int8] {
            let clear = clearColumns(record, side, band)
            let left = minX..<max(minX, clear.leftEnd)
            let right = min(maxX, clear.rightStart)..<maxX
            if left.count > widest.count, isInside(record, side, left.lowerBound, band) { widest = left }
            if right.count > widest.count, isInside(record, side, right.lowerBound, band) { widest = right }
        }
        return widest
    }

    /// The columns, up to `leftEnd` and from `rightStart` on, in which no outline of `side` touches a pixel of `band`.
    private func clearColumns(
        _ record: MeshRecord, _ side: Int8, _ band: PixelRect
    ) -> (leftEnd: Int, rightStart: Int) {
        let left = Double(band.minX)
        let right = Double(band.maxX)
        let top = Double(band.minY)
        let bottom = Double(band.maxY)
        var leftEnd = right
        var rightStart = left
        func pass(_ low: Double, _ high: Double) {
            if high > left { leftEnd = min(leftEnd, low) }
            if low < right { rightStart = max(rightStart, high) }
        }
        for index in record.firstOutline..<(record.firstOutline + record.outlineCount) {
            let outline = outlines.base + index
            let from = max(outline.pointee.edge.y0, top)
            let to = min(outline.pointee.edge.y1, bottom)
            if outline.pointee.side != side || from >= to { continue }
            let a = outline.pointee.edge.x(at: from)
            let b = outline.pointee.edge.x(at: to)
            pass(min(a, b), max(a, b))
        }
        for index in record.firstLevel..<(record.firstLevel + record.levelCount) {
            let level = levels.base + index
            if level.pointee.side == side, level.pointee.y > top, level.pointee.y < bottom {
                pass(level.pointee.low, level.pointee.high)
            }
        }
        // What rounding errors move is left out.
        let margin = 1.0 / 256
        return (
            max(left, min(right, leftEnd - (leftEnd < right ? margin : 0))).wholeBelow,
            max(left, min(right, rightStart + (rightStart > left ? margin : 0))).wholeAbove
        )
    }

    /// Whether the centre of the pixel in the first row of `band` and `column` lies in a triangle of `side`.
    private func isInside(_ record: MeshRecord, _ side: Int8, _ column: Int, _ band: PixelRect) -> Bool {
        var next = spans.base[record.firstHead + Int(band.minY) - record.firstRow].next
        while next >= 0 {
            let span = spans.base + Int(next)
            if span.pointee.side == side, Int(span.pointee.start) <= column, column < Int(span.pointee.end) {
                return true
            }
            next = span.pointee.next
        }
        return false
    }
}
