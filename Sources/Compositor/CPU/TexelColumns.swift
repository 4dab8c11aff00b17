import CKernels

/// Which texels of an upright image a run of pixels takes: the same in all rows.
struct TexelColumns {
    /// The first pixel, and how many there are.
    let x, count: Int
    /// The texels that are read.
    let first, last: Int
    /// The pixels, from the first one, between whose texels there is to interpolate; others take a texel at the image's end.
    let inside: Range<Int>
    /// The first texel's place in the image where pixels take texels as they are, one each.
    let copied: Int?

    init(_ command: UnsafePointer<PreparedCommand>, x: Int, count: Int) {
        (self.x, self.count) = (x, count)
        let (u, du) = (command.pointee.source(x, 0).u, command.pointee.u.x)
        let (low, high) = (Double(command.pointee.image.low_x), Double(command.pointee.image.high_x))
        let end = u + Double(count - 1) * du
        first = max(low, min(high, min(u, end))).wholeBelow
        last = min(max(low, min(high, max(u, end))).wholeBelow + 1, Int(high))
        var run = Run(0, Double(count))
        run.limit(u, du, from: low, to: high - 1.0 / 256)
        inside = run.whole.first..<run.whole.last
        let shift = command.pointee.columnShift ?? Int.max / 2
        copied = Double(x + shift) >= low && Double(x + shift + count - 1) <= high ? x + shift : nil
    }
}
