/// Shares out the length of a stack.
struct StackLayout {
    /// A place along the stack, in points.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    /// The lengths that the views ask for.
    var wanted: [CGFloat]
    /// Whether each of them asks for none of its own.
    var isFlexible: [Bool]
    /// The least distances between them; one less than views.
    var gaps: [CGFloat]

    /// What the views and the distances between them ask for.
    var total: CGFloat { wanted.reduce(0, +) + gaps.reduce(0, +) }

    /// The places of the views on `length` points.
    func spans(on length: CGFloat, _ distribution: UIStackView.Distribution) -> [Span] {
        guard !wanted.isEmpty else { return [] }
        let room = max(0, length - gaps.reduce(0, +))
        switch distribution {
        case .fill: return placed(stretched(by: length - total), gaps)
        case .fillEqually: return placed(wanted.map { _ in room / CGFloat(wanted.count) }, gaps)
        case .fillProportionally:
            let sum = wanted.reduce(0, +)
            return placed(wanted.map { sum > 0 ? $0 * room / sum : room / CGFloat(wanted.count) }, gaps)
        case .equalSpacing: return equallySpaced(on: length)
        case .equalCentering: return equallyCentred(on: length)
        }
    }

    private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
        var (result, start) = ([Span](), CGFloat(0))
        for (index, length) in lengths.enumerated() {
            result.append(Span(start: start, length: length))
            start += length + (index < gaps.count ? gaps[index] : 0)
        }
        return result
    }

    /// The lengths with `extra` more in all; where that is below 0, the last views lose it first.
    private func stretched(by extra: CGFloat) -> [CGFloat] {
        var lengths = wanted
        if extra < 0 {
            var rest = -extra
            for index in lengths.indices.reversed() {
                let loss = min(rest, lengths[index])
                lengths[index] -= loss
                rest -= loss
            }
            return lengths
        }
        let takers = lengths.indices.filter { isFlexible[$0] }
        guard !takers.isEmpty else {
            lengths[lengths.count - 1] += extra
            return lengths
        }
        for index in takers { lengths[index] += extra / CGFloat(takers.count) }
        return lengths
    }

    private func equallySpaced(on length: CGFloat) -> [Span] {
        guard wanted.count > 1, length >= total else { return placed(stretched(by: min(0, length - total)), gaps) }
        let gap = (length - wanted.reduce(0, +)) / CGFloat(wanted.count - 1)
        // Gaps that ask for more keep it, and the others share the rest.
        let (wide, narrow) = (gaps.filter { $0 > gap }, gaps.filter { $0 <= gap })
        let rest = narrow.isEmpty ? gap : gap - (wide.reduce(0, +) - gap * CGFloat(wide.count)) / CGFloat(narrow.count)
        return placed(wanted, gaps.map { max($0, min(rest, gap)) })
    }

    private func equallyCentred(on length: CGFloat) -> [Span] {
        guard let first = wanted.first, let last = wanted.last, wanted.count > 1, length >= total else {
            return equallySpaced(on: length)
        }
        let step = (length - first / 2 - last / 2) / CGFloat(wanted.count - 1)
        var spans = wanted.enumerated().map { index, wanted in
            Span(start: first / 2 + CGFloat(index) * step - wanted / 2, length: wanted)
        }
        for index in spans.indices.dropFirst() {
            spans[index].start = max(spans[index].start, spans[index - 1].end + gaps[index - 1])
        }
        // What was pushed beyond the end comes back, and pushes in turn.
        var end = length
        for index in spans.indices.reversed() {
            spans[index].start = min(spans[index].start, end - spans[index].length)
            if index > 0 { end = spans[index].start - gaps[index - 1] }
        }
        return spans
    }
}
