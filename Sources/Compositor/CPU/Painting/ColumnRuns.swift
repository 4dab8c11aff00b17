/// Columns of a band, as a few runs from left to right.
struct ColumnRuns {
    private var runs = InlineArray<8, Range<Int32>>(repeating: 0..<0)
    private(set) var count = 1

    /// All columns of `band`, which has some.
    init(of band: PixelRect) { runs[0] = band.minX..<band.maxX }

    /// Run `index`, from 0 to `count` - 1.
    subscript(index: Int) -> Range<Int32> { runs[index] }

    /// The number of `columns` that lie in the runs.
    func count(of columns: Range<Int32>) -> Int {
        (0..<count).reduce(0) { $0 + runs[$1].clamped(to: columns).count }
    }

    /// Takes `columns` away, but from within a run where there would be too many then.
    mutating func subtract(_ columns: Range<Int32>) {
        let before = self
        count = 0
        for index in 0..<before.count {
            let run = before[index]
            let left = run.lowerBound..<max(run.lowerBound, min(run.upperBound, columns.lowerBound))
            let right = min(run.upperBound, max(run.lowerBound, columns.upperBound))..<run.upperBound
            let others = before.count - index - 1
            if !left.isEmpty, !right.isEmpty, count + 2 + others > runs.count {
                append(run)
            } else {
                append(left)
                append(right)
            }
        }
    }

    private mutating func append(_ run: Range<Int32>) {
        if run.isEmpty { return }
        runs[count] = run
        count += 1
    }
}
