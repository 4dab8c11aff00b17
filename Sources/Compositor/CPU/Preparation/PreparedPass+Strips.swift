extension PreparedPass {
    /// Lists, for every strip of rows, the commands that touch it, in order: a band then looks at few of them.
    mutating func sort(into bounds: PixelRect) {
        let count = (bounds.height + BandPainter.rows - 1) / BandPainter.rows
        stripStarts.reset(0, count: count + 1)
        for index in 0..<commands.count {
            let (first, last) = strips(of: commands.base[index].box, count: count)
            if first <= last { for strip in first...last { stripStarts.base[strip + 1] += 1 } }
        }
        for strip in 0..<count { stripStarts.base[strip + 1] += stripStarts.base[strip] }
        members.reset(0, count: Int(stripStarts.base[count]))
        fillPositions.reset(0, count: count)
        for index in 0..<commands.count {
            let (first, last) = strips(of: commands.base[index].box, count: count)
            if first > last { continue }
            for strip in first...last {
                let place = stripStarts.base[strip] + fillPositions.base[strip]
                members.base[Int(place)] = Int32(index)
                fillPositions.base[strip] += 1
            }
        }
    }

    /// The places in `members` of the commands that touch strip `strip`.
    borrowing func members(of strip: Int) -> Range<Int> {
        Int(stripStarts.base[strip])..<Int(stripStarts.base[strip + 1])
    }

    private borrowing func strips(of box: PixelRect, count: Int) -> (first: Int, last: Int) {
        let rows = Int32(BandPainter.rows)
        return (Int(max(0, box.minY) / rows), min(count - 1, Int((box.maxY - 1) / rows)))
    }
}
