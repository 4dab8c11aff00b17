/// Cuts a film out of the frames of a run at an even rate: a range of them, the first and the last held for longer.
struct FilmCut<Frame> {
    /// A frame with the seconds of the film from which and to which it shows.
    struct Timed {
        var frame: Frame
        var start: Double
        var end: Double
    }

    /// Frames per second.
    private let rate: Double
    /// The numbers of the frames that are kept.
    private let kept: Range<Int>
    /// Seconds for which the first and the last frame stay longer.
    private let hold: Double
    /// The last frame, which may have to be held.
    private var last: Timed?

    /// A cut of the frames that start in the seconds of `range`, nil for all.
    init(rate: Double, range: Range<Double>? = nil, hold: Double = 0) {
        self.rate = rate
        self.hold = hold
        // A remainder that only rounding leaves is no frame.
        func number(_ seconds: Double) -> Int { Int(min(max(0, (seconds * rate - 1e-9).rounded(.up)), 1e15)) }
        kept = range.map { number($0.lowerBound)..<number($0.upperBound) } ?? 0..<Int.max
    }

    /// Whether no frame from number `index` on is kept.
    func isOver(at index: Int) -> Bool { index >= kept.upperBound }

    /// Adds frame number `index` of the run, each after the one before; returns the frame of the film that it completes.
    mutating func append(_ frame: @autoclosure () throws -> Frame, index: Int) rethrows -> Timed? {
        guard kept.contains(index) else { return nil }
        let number = index - kept.lowerBound
        let former = last
        // Multiplied, not summed, so that no error grows.
        last = Timed(
            frame: try frame(), start: number == 0 ? 0 : hold + Double(number) / rate,
            end: hold + Double(number + 1) / rate)
        return former
    }

    /// The last frame of the film; nil where there is none.
    mutating func finish() -> Timed? {
        defer { last = nil }
        return last.map { Timed(frame: $0.frame, start: $0.start, end: $0.end + hold) }
    }
}
