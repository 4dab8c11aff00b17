/// How nine-part contents are divided along one axis: a low end and a high end of fixed length, and a middle that is stretched.
struct CenterSplit {
    private let shares: (CGFloat, CGFloat)
    private let places: (CGFloat, CGFloat)
    private let length: CGFloat

    /// `low` and `high` are the limits of the middle, 0 to 1, of contents that are `natural` points long; shown they are
    /// `length` long.
    init(low: CGFloat, high: CGFloat, natural: CGFloat, length: CGFloat) {
        let low = min(1, max(0, low))
        let high = min(1, max(low, high))
        var (start, end) = (low * natural, (1 - high) * natural)
        if start + end > length, start + end > 0 {
            (start, end) = (start * length / (start + end), end * length / (start + end))
        }
        (shares, places, self.length) = ((low, high), (start, length - end), length)
    }

    /// Where a part, from 0 to `count` - 1, lies in the contents, in unit coordinates.
    func share(_ part: Int) -> (start: CGFloat, length: CGFloat) {
        if part == 0 { return (0, shares.0) }
        if part == count - 1 { return (shares.1, 1 - shares.1) }
        let whole = shares.1 - shares.0
        return (shares.0, step > 0 ? whole * min(1, place(part).length / step) : whole)
    }

    /// Where it is shown, in points.
    func place(_ part: Int) -> (start: CGFloat, length: CGFloat) {
        if part == 0 { return (0, places.0) }
        if part == count - 1 { return (places.1, length - places.1) }
        let start = places.0 + CGFloat(part - 1) * step
        return (start, min(step, places.1 - start))
    }
}
