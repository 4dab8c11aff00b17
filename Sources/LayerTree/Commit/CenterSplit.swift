/// The division of nine-part contents along one axis: a low end and a high end of fixed length, and between them a
/// middle that is stretched, or repeated from its beginning on.
struct CenterSplit {
    private let unitLimits: (CGFloat, CGFloat)
    private let limits: (CGFloat, CGFloat)
    private let length: CGFloat
    /// The length of a piece of the middle, in points.
    private let step: CGFloat
    /// The number of parts, both ends included.
    let count: Int

    /// More pieces than this are not drawn: the middle is stretched.
    private static let mostPieces: CGFloat = 1000

    /// `low` and `high` are the limits of the middle, 0 to 1, of contents that are `natural` points long; shown they are
    /// `length` long. The middle is repeated if it `isTiled` and longer than `pixel` points, which is the same otherwise.
    init(
        low: CGFloat, high: CGFloat, natural: CGFloat, length: CGFloat, isTiled: Bool = false, pixel: CGFloat = 0
    ) {
        let low = min(1, max(0, low))
        let high = min(1, max(low, high))
        var start = low * natural
        var end = (1 - high) * natural
        let ends = start + end
        if ends > length, ends > 0 {
            start = start * length / ends
            end = end * length / ends
        }
        unitLimits = (low, high)
        limits = (start, length - end)
        self.length = length
        let middle = length - end - start
        let tile = (high - low) * natural
        // A remainder shorter than can be seen is no piece.
        let pieces = (middle / tile - 0.001).rounded(.up)
        let repeats = isTiled && tile > pixel * 1.001 && middle > 0 && pieces <= Self.mostPieces
        step = repeats ? tile : middle
        count = repeats ? 2 + max(1, Int(pieces)) : 3
    }

    /// The range of a part, from 0 to `count` - 1, in the contents, in unit coordinates.
    func span(_ part: Int) -> (start: CGFloat, length: CGFloat) {
        if part == 0 { return (0, unitLimits.0) }
        if part == count - 1 { return (unitLimits.1, 1 - unitLimits.1) }
        let whole = unitLimits.1 - unitLimits.0
        return (unitLimits.0, step > 0 ? whole * min(1, place(part).length / step) : whole)
    }

    /// The range in which a part is shown, in points.
    func place(_ part: Int) -> (start: CGFloat, length: CGFloat) {
        if part == 0 { return (0, limits.0) }
        if part == count - 1 { return (limits.1, length - limits.1) }
        let start = limits.0 + CGFloat(part - 1) * step
        return (start, min(step, limits.1 - start))
    }
}
