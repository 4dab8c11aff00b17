import Recorder
import Testing

@testable import Preview

struct FrameGraphFiguresTests {
    @Test func withoutFramesThereAreDashes() {
        let figures = FrameGraphFigures(nil)
        #expect(figures.rate == "–" && figures.hitches == "–" && figures.percentiles.isEmpty)
        #expect(figures.hitchLevel == .unknown)
        #expect(FrameGraphFigures(FrameTimeGraph(milliseconds: [])) == figures)
    }

    @Test(arguments: [(16.6667, "60"), (8.3333, "120"), (33.3333, "30"), (2_000, "0"), (0, "–")])
    func theRateIsThatOfTheMeanTime(milliseconds: Double, rate: String) {
        let graph = FrameTimeGraph(milliseconds: Array(repeating: milliseconds, count: 100))
        #expect(FrameGraphFigures(graph).rate == rate)
    }

    /// Each missed refresh among 120 frames of 1/60 s is 16.7 ms in about two seconds.
    @Test(arguments: [
        (0, "0.0 ms/s", FrameGraphFigures.Level.good), (1, "8.3 ms/s", .warning), (2, "16.4 ms/s", .critical),
    ])
    func hitchesHaveTheirLevels(count: Int, text: String, level: FrameGraphFigures.Level) {
        let times = (0..<120).map { $0 % 50 == 10 && $0 / 50 < count ? 33.3333 : 16.6667 }
        let figures = FrameGraphFigures(FrameTimeGraph(milliseconds: times))
        #expect(figures.hitches == text)
        #expect(figures.hitchLevel == level)
    }

    @Test(
        arguments: [
            (120, ["p50", "p95", "p99"]), (100, ["p50", "p95", "p99"]), (99, ["p50", "p95", "max"]),
            (20, ["p50", "p95", "max"]), (19, ["p50", "max"]), (1, ["max"]),
        ])
    func aPercentileThatTooFewFramesHaveIsTheGreatest(count: Int, labels: [String]) {
        let figures = FrameGraphFigures(FrameTimeGraph(milliseconds: (1...count).map(Double.init)))
        #expect(figures.percentiles.map(\.label) == labels)
        let last = count < 100 ? Double(count) : (Double(count) * 0.99).rounded(.up)
        #expect(figures.percentiles.last?.value == FrameGraphFigures.number(last))
    }

    @Test(
        arguments: [
            (0, "0.0"), (16.649, "16.6"), (99.94, "99.9"), (99.95, "100"), (1234.5, "1234"), (-3, "-3.0"),
            (-0.04, "0.0"),
            (.nan, "–"), (.infinity, "–"),
        ])
    func numbersAreAsShortAsTheyCanBe(value: Double, text: String) {
        #expect(FrameGraphFigures.number(value) == text)
    }
}
