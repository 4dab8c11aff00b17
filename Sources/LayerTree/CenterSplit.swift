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

    /// Where part 0, 1 or 2 lies in the contents, in unit coordinates.
    func share(_ part: Int) -> (start: CGFloat, length: CGFloat) {
        switch part {
        case 0: (0, shares.0)
        case 1: (shares.0, shares.1 - shares.0)
        default: (shares.1, 1 - shares.1)
        }
    }

    /// Where it is shown, in points.
    func place(_ part: Int) -> (start: CGFloat, length: CGFloat) {
        switch part {
        case 0: (0, places.0)
        case 1: (places.0, places.1 - places.0)
        default: (places.1, length - places.1)
        }
    }
}
