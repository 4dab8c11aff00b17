import Testing
import ViewKit

@testable import Preview

/// What was seen of a transition, put together.
@Suite struct TimelineMergingTests {
    /// A timeline of the layers and begins in `rows`, such as "1 position 0 0.5".
    private func timeline(_ transition: Int?, _ rows: String..., origin: Double = 1, x: Double = 0) -> AnimationTimeline
    {
        var timeline = AnimationTimeline(transition: transition, origin: origin, duration: 2)
        for row in rows {
            let words = row.split(separator: " ").map(String.init)
            timeline.rows.append(
                AnimationRow(
                    layer: Int(words[0]) ?? 0, depth: 0, name: "View", property: nil, isSnapshot: false,
                    keyPath: words[1], frame: CGRect(x: x, y: 0, width: 1, height: 1),
                    bars: words.dropFirst(2).map { .sample(begin: Double($0) ?? 0) }))
        }
        return timeline
    }

    private func rows(_ timeline: AnimationTimeline) -> [String] {
        timeline.rows.map { row in
            (["\(row.layer)", row.keyPath] + row.bars.map(\.begin.short)).joined(separator: " ")
        }
    }

    @Test func whatIsGoneStaysInItsPlace() {
        let first = timeline(3, "1 position 0", "2 opacity 0", "3 bounds 0")
        let second = timeline(3, "1 position 0", "4 opacity 0.5", "3 bounds 0 1", x: 7)
        let merged = first.merging(second)
        #expect(rows(merged) == ["1 position 0", "2 opacity 0", "4 opacity 0.5", "3 bounds 0 1"])
        #expect(merged.rows.map(\.frame.minX) == [7, 0, 7, 7])
        #expect(rows(merged.merging(timeline(3))) == rows(merged))
        #expect(rows(timeline(3).merging(merged)) == rows(merged))
    }

    /// The layers of another version of the code have the numbers of others, on an axis of their own.
    @Test(arguments: [3, nil]) func anotherVersionBeginsAnew(_ transition: Int?) {
        let first = timeline(transition, "1 position 0", "2 opacity 0")
        var second = timeline(transition, "1 position 0.5", origin: 4)
        second.version = 2
        #expect(first.merging(second) == second)
    }

    /// Several that begin together are as many as there are, however often they are seen.
    @Test func theSameAnimationsAreNotAddedAgain() {
        let twice = timeline(3, "1 position 0 0")
        #expect(rows(twice.merging(twice)) == ["1 position 0 0"])
        #expect(rows(timeline(3, "1 position 0").merging(twice)) == ["1 position 0 0"])
        #expect(rows(twice.merging(timeline(3, "1 position 0.0000001"))) == ["1 position 0 0"])
        var other = twice
        other.rows[0].bars[0].kind = .spring
        #expect(twice.merging(other).rows[0].bars.count == 3)
    }

    @Test func whetherItIsMutedIsTheNewest() {
        let first = timeline(3, "1 position 0")
        var second = first
        second.rows[0].bars[0].isMuted = true
        #expect(first.merging(second) == second && second.merging(first) == first)
    }

    @Test func anotherTransitionBeginsAnew() {
        let first = timeline(3, "1 position 0")
        let second = timeline(4, "1 position 0.1", origin: 5)
        #expect(first.merging(second) == second)
        #expect(rows(first.merging(timeline(nil, origin: 5))) == ["1 position 0"], "it is over")
        let spinner = timeline(nil, "1 position 0", origin: 9)
        #expect(first.merging(spinner) == first, "it went on from the transition")
        let new = timeline(nil, "2 opacity 0", origin: 9)
        #expect(first.merging(new) == new)
        #expect(new.merging(second) == second)
    }

    /// However much is merged, a timeline has its limits; of a row that has too many bars the newest stay.
    @Test func theLimitsHold() {
        var merged = timeline(1)
        for round in 0..<4 {
            var next = timeline(1)
            for row in 0..<200 {
                var rows = timeline(1, "\(round * 200 + row) position").rows
                rows[0].bars = (0..<10).map { .sample(begin: Double(round * 10 + $0)) }
                next.rows += rows
            }
            merged = merged.merging(next)
        }
        #expect(merged.rows.count == 500 && merged.omittedRows > 0)
        #expect(merged.rows.reduce(0) { $0 + $1.bars.count } == 5_000)
        var long = timeline(1, "1 position")
        long.rows[0].bars = (0..<6_000).map { .sample(begin: Double($0)) }
        long.limit()
        #expect(long.rows[0].bars.count == 5_000 && long.omittedBars == 1_000 && long.rows[0].bars.last?.begin == 5_999)
    }
}

extension AnimationBar {
    /// A bar of one second of a view's animation.
    static func sample(begin: Double) -> AnimationBar {
        AnimationBar(
            begin: begin, duration: 1, interval: 1, repeatCount: 1, autoreverses: false, fillsBackwards: true,
            fillsForwards: true, isAdditive: false, isMuted: false, kind: .view,
            curve: (0..<sampleCount).map { Float($0) / Float(sampleCount - 1) }, keyTimes: [],
            from: Value(numbers: [0], text: "0"), to: Value(numbers: [1], text: "1"))
    }
}
