import Foundation
import Testing

@testable import Preview

/// The lanes of bars, and their values at a time.
@MainActor struct TimelineBarsTests {
    private func bar(_ begin: Double, _ duration: Double, _ change: (inout AnimationBar) -> Void = { _ in })
        -> AnimationBar
    {
        var bar = AnimationBar(
            begin: begin, duration: duration, interval: duration, repeatCount: 1, autoreverses: false,
            fillsBackwards: false, fillsForwards: false, isAdditive: false, isMuted: false, kind: .view,
            curve: (0..<33).map { Float($0) / 32 }, keyTimes: [], from: .init(numbers: [0], text: "0"),
            to: .init(numbers: [2], text: "2"))
        change(&bar)
        return bar
    }

    @Test func barsThatOverlapHaveLanesOfTheirOwn() {
        #expect(TimelineBarsView.lanes(of: [bar(0, 1), bar(1, 1), bar(2, 0.5)]) == [0, 0, 0])
        #expect(TimelineBarsView.lanes(of: [bar(0, 1), bar(0.5, 1), bar(1, 1), bar(1.2, 1)]) == [0, 1, 0, 2])
        #expect(TimelineBarsView.lanes(of: []) == [])
        let many = (0..<100).map { _ in bar(0, 1) }
        #expect(TimelineBarsView.lanes(of: many).max() == 3, "no more lanes than can be seen")
        let endless = bar(0, 1) { $0.repeatCount = .infinity }
        #expect(TimelineBarsView.lanes(of: [endless, bar(1e6, 1)]) == [0, 1])
    }

    @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1)])
    func aFractionFollowsTheCurve(_ seconds: Double, _ expected: Double) {
        #expect(abs(TimelineValue.fraction(of: bar(0, 1), at: seconds) - expected) < 1e-6)
    }

    @Test func repeatsGoThereAndBack() {
        let back = bar(0, 1) {
            $0.autoreverses = true
            $0.interval = 2
            $0.repeatCount = 2
        }
        for (seconds, expected) in [(0.5, 0.5), (1.5, 0.5), (2.25, 0.25), (3.75, 0.25), (9, 0)] {
            #expect(abs(TimelineValue.fraction(of: back, at: seconds) - expected) < 1e-6, "at \(seconds)")
        }
        let endless = bar(0, 1) { $0.repeatCount = .infinity }
        #expect(abs(TimelineValue.fraction(of: endless, at: 1_000.25) - 0.25) < 1e-6)
        let still = bar(1, 0)
        #expect(TimelineValue.fraction(of: still, at: 0.5) == 0 && TimelineValue.fraction(of: still, at: 1) == 1)
    }

    @Test func valuesAreInWords() {
        var row = AnimationRow(
            layer: 1, depth: 0, name: "UIView", property: nil, isSnapshot: false, keyPath: "opacity", frame: .zero,
            bars: [
                bar(0, 1),
                bar(2, 1) {
                    $0.from = .init(numbers: [2], text: "2"); $0.to = .init(numbers: [3], text: "3")
                },
            ])
        #expect(TimelineValue(row, at: 0.25).text == "opacity: 0.5, from 0 to 2")
        #expect(TimelineValue(row, at: 1.5).text == "opacity: 2, from 0 to 2", "between two it stays")
        #expect(TimelineValue(row, at: 2.5).text == "opacity: 2.5, from 2 to 3")
        row.bars = []
        #expect(TimelineValue(row, at: 0).text == "opacity")
        row.bars = [
            bar(0, 1) {
                $0.from = .init(text: "image"); $0.to = .init(text: "image")
            }
        ]
        #expect(TimelineValue(row, at: 0.5).text == "opacity: 50 % from image to image")
    }
}
