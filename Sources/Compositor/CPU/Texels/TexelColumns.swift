import CKernels

/// The texels of an upright image that a run of pixels takes: the same in all rows.
struct TexelColumns {
    /// The first pixel, and how many there are.
    let x, count: Int
    /// The texels that are read.
    let first, last: Int
    /// The pixels, from the first one, between whose texels there is to interpolate; others take a texel at the image's end.
    let inside: Range<Int>
    /// The texel of the pixels before `inside`, and that of the pixels behind it.
    let before, behind: Int
    /// The first texel's place in the image where pixels take texels as they are, one each.
    let copied: Int?

    init(_ command: UnsafePointer<PreparedCommand>, x: Int, count: Int) {
        self.x = x
        self.count = count
        let u = command.pointee.source(x, 0).u
        let du = command.pointee.u.x
        let low = Double(command.pointee.image.low_x)
        let high = Double(command.pointee.image.high_x)
        let end = u + Double(count - 1) * du
        first = max(low, min(high, min(u, end))).wholeBelow
        last = min(max(low, min(high, max(u, end))).wholeBelow + 1, Int(high))
        before = u <= low ? Int(low) : Int(high)
        behind = end <= low ? Int(low) : Int(high)
        var run = PixelRun(0, Double(count))
        run.limit(u, du, from: low, to: high - 1.0 / 256)
        inside = run.whole.first..<run.whole.last
        let shift = command.pointee.columnShift ?? Int.max / 2
        copied = Double(x + shift) >= low && Double(x + shift + count - 1) <= high ? x + shift : nil
    }

    /// Divides the pixels that are inside into pieces.
    func cut(into pieces: inout PlainBuffer<TexelPiece>, _ command: UnsafePointer<PreparedCommand>) {
        pieces.removeAll()
        let u = command.pointee.source(x, 0).u
        let du = command.pointee.u.x
        var at = inside.lowerBound
        while at < inside.upperBound {
            let anchor = (x + at) & ~(Fixed.chunk - 1)
            let count = min(anchor + Fixed.chunk - x, inside.upperBound) - at
            let steps = Int32(x + at - anchor)
            let start = u + Double(at) * du
            let origin = max(min(start, start + Double(count) * du).wholeBelow, first)
            let from = Fixed.of(command.pointee.source(anchor, 0).u - Double(origin)) &+ steps &* Fixed.of(du)
            pieces.append(
                TexelPiece(start: at, count: count, texel: origin - first, u: from &+ Fixed.half8, du: Fixed.of(du)))
            at += count
        }
    }
}

/// A run of pixels whose fixed-point steps are counted from a column that does not depend on where the run starts.
struct TexelPiece: BitwiseCopyable {
    /// The first pixel, counted from that of the columns, and how many there are.
    let start, count: Int
    /// The texel that `u` is counted from, as an offset from the first texel of the columns.
    let texel: Int
    let u, du: Int32
}
