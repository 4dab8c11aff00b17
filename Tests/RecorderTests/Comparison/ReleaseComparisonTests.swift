import Foundation
import Testing

@testable import Recorder

/// The motion after releases in two runs of one gesture, and the frames whose cost they compare.
@Suite struct ReleaseComparisonTests {
    private static let conditions = RunConditions(
        scenario: "card", pacing: .manual, renderer: "cpu", size: (390, 844), scale: 1, refreshRate: 60, speed: 1,
        completion: "spring", reducesMotion: false, start: 0, stageStart: 0,
        environment: BenchmarkEnvironment(cores: 2))

    /// A run that waits for 60 frames, and then goes on from half-way after a release, by a spring that rests after
    /// `length` frames, each with `drawCommands`.
    private func run(length: Int, finishes: Bool = true, drawCommands: Int = 5) -> RecordedRun {
        var frames = (0..<60).map { FrameRecord(index: $0, cpuTime: 1_000_000) }
        for number in 0...length {
            let time = Double(60 + number) / 60
            let part = 1 - pow(1 - Double(number) / Double(length), 2)
            let end = finishes ? 1.0 : 0
            let velocity = (end - 0.5) * 2 * (1 - Double(number) / Double(length)) / Double(length) * 60
            var frame = FrameRecord(
                index: 60 + number, phase: .settle, cpuTime: 2_000_000, animationTime: time, transition: 1,
                progress: 0.5 + (end - 0.5) * part, velocity: velocity)
            frame.counters.drawCommands = drawCommands
            if number == 0 {
                frame.release = ReleaseRecord(
                    time: time, progress: 0.5, velocity: velocity, firstProgress: 0.5, firstVelocity: velocity,
                    finishes: finishes,
                    projected: 1, threshold: 0.5, travel: 300)
            }
            frames.append(frame)
        }
        frames.append(
            FrameRecord(index: frames.count, cpuTime: 1_000_000, animationTime: Double(frames.count) / 60))
        return RecordedRun(conditions: Self.conditions, frames: frames)
    }

    private func comparison(_ first: RecordedRun, _ second: RecordedRun, gesture: String = "drag") -> Comparison {
        Comparison(
            MeasuredSeries(name: "before", first, gesture: "drag"),
            MeasuredSeries(name: "after", second, gesture: gesture))
    }

    private func worse(_ comparison: Comparison) -> [ReleaseFigure] {
        comparison.releases.filter { $0.verdict == .worse }.map(\.figure)
    }

    @Test func theSameMotionIsTheSame() {
        let same = comparison(run(length: 30), run(length: 30))
        #expect(same.verdict == .same && same.releases.count == ReleaseFigure.allCases.count)
        #expect(same.releases.allSatisfy { $0.verdict == .same || $0.baseline == nil })
        // A frame more is no difference.
        #expect(comparison(run(length: 30), run(length: 31)).verdict == .same)
    }

    @Test func longerMotionIsWorseAndShorterIsBetter() {
        let longer = comparison(run(length: 30), run(length: 60))
        #expect(longer.verdict == .worse && worse(longer) == [.nearEnd, .rest])
        #expect(longer.conclusion == "Worse: release 1: 99 % after, ms; release 1: rest after, ms.")
        #expect(longer.description.contains("release 1: outcome"))
        #expect(comparison(run(length: 60), run(length: 30)).verdict == .better)
    }

    @Test func aReleaseThatGoesAnotherWayIsWorse() {
        #expect(worse(comparison(run(length: 30), run(length: 30, finishes: false))) == [.outcome])
        var none = run(length: 30)
        for index in none.frames.indices { none.frames[index].release = nil }
        #expect(worse(comparison(run(length: 30), none)) == [.outcome])
        #expect(comparison(none, none).releases.isEmpty)
    }

    /// Motion that is over at once is no better, nor is a gesture that begins nothing.
    @Test func whatTheBaselineShowsIsMissed() {
        let sudden = comparison(run(length: 30), run(length: 1))
        #expect(sudden.verdict == .worse && worse(sudden).contains(.jump))
        var still = run(length: 30)
        for index in still.frames.indices {
            still.frames[index].release = nil
            still.frames[index].transition = nil
            still.frames[index].progress = nil
        }
        let none = comparison(run(length: 30), still)
        #expect(none.transition?.verdict == .worse && worse(none) == [.outcome])
        #expect(none.conclusion.hasPrefix("Worse: transition; release 1"))
        #expect(none.description.contains("transition") && none.junit.contains("begins in the baseline, none now"))
        #expect(none.counters.allSatisfy { $0.verdict == .notTested })
        #expect(comparison(still, run(length: 30)).transition?.verdict == .better)
    }

    /// The median frame of longer motion may be one at rest.
    @Test func countersOfDifferentMotionAreNotCompared() {
        var none = run(length: 30)
        for index in none.frames.indices { none.frames[index].release = nil }
        for pair in [(run(length: 30), run(length: 60, drawCommands: 0)), (none, run(length: 30))] {
            #expect(comparison(pair.0, pair.1).counters.allSatisfy { $0.verdict == .notTested })
        }
    }

    /// Another drag is another motion.
    @Test func runsOfOtherGesturesAreNotCompared() {
        #expect(comparison(run(length: 30), run(length: 60), gesture: "another").releases.isEmpty)
    }

    /// A run mostly waits: what its transition costs counts.
    @Test func framesThatWaitDoNotCount() {
        let more = comparison(run(length: 30), run(length: 30, drawCommands: 9))
        let row = more.counters.first { $0.counter == "drawCommands" }
        #expect(row?.baseline == 5 && row?.candidate == 9 && row?.verdict == .worse)
        #expect(more.timings.first?.baseline == 2)
    }
}
