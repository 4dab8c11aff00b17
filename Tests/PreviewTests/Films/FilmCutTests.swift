import Testing

@testable import Preview

@Suite struct FilmCutTests {
    /// The frames that a cut of `count` frames at 10 a second leaves: number, start and end.
    private func cut(_ count: Int, range: Range<Double>? = nil, hold: Double = 0) -> [[Double]] {
        var cut = FilmCut<Int>(rate: 10, range: range, hold: hold)
        var film: [FilmCut<Int>.Timed] = []
        for index in 0..<count where !cut.isOver(at: index) {
            if let timed = cut.append(index, index: index) { film.append(timed) }
        }
        if let last = cut.finish() { film.append(last) }
        return film.map { [Double($0.frame), $0.start, $0.end].map { ($0 * 1e6).rounded() / 1e6 } }
    }

    @Test func allFramesAreThere() {
        #expect(cut(3) == [[0, 0, 0.1], [1, 0.1, 0.2], [2, 0.2, 0.3]])
    }

    @Test(
        arguments: [
            (0.1..<0.3, [[1, 0, 0.1], [2, 0.1, 0.2]]), (0.05..<0.25, [[1, 0, 0.1], [2, 0.1, 0.2]]),
            (0.4..<9, [[4, 0, 0.1]]), (0..<0.1, [[0, 0, 0.1]]), (0.7..<0.9, []), (0.11..<0.12, []),
        ] as [(Range<Double>, [[Double]])]) func aRangeBeginsAtZero(_ range: Range<Double>, _ frames: [[Double]])
    {
        #expect(cut(5, range: range) == frames)
    }

    @Test func theFirstAndTheLastFrameAreHeld() {
        #expect(cut(3, hold: 0.5) == [[0, 0, 0.6], [1, 0.6, 0.7], [2, 0.7, 1.3]])
        #expect(cut(1, hold: 0.5) == [[0, 0, 1.1]])
    }

    /// Each frame starts where the one before ends, at any rate.
    @Test(arguments: [24.0, 59.94, 60, 120]) func thereAreNoGaps(rate: Double) {
        var cut = FilmCut<Int>(rate: rate, range: 0.25..<1.75, hold: 0.3)
        var end = 0.0
        for index in 0..<500 {
            guard let timed = cut.append(index, index: index) else { continue }
            #expect(timed.start == end && timed.end > end)
            end = timed.end
        }
        #expect(cut.finish()?.start == end)
    }
}
