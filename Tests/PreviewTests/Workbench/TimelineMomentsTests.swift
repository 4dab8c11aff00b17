import Recorder
import Testing

@testable import Preview

/// The moments of a transition, as frames tell them.
struct TimelineMomentsTests {
    private func record(
        _ progress: Double?, transition: Int = 1, _ phase: FramePhase = .drag, releases: Bool = false
    ) -> FrameRecord {
        var record = FrameRecord(index: 0, phase: phase)
        record.transition = progress.map { _ in transition }
        record.progress = progress
        if releases, let progress {
            record.release = ReleaseRecord(
                time: 0, progress: progress, velocity: 0, firstProgress: progress, firstVelocity: 0, finishes: false,
                projected: 0, threshold: 0.5, travel: nil)
        }
        return record
    }

    private func moments(_ records: [FrameRecord]) -> TimelineMoments {
        records.reduce(into: TimelineMoments()) { $0.append($1) }
    }

    @Test func aDragThatIsCancelled() {
        let all = [
            record(nil), record(0.1), record(0.4), record(0.3, releases: true), record(0.1, .settle), record(nil),
        ]
        let moments = moments(all)
        #expect(moments.gesture == 0.1...0.4 && moments.release == 0.3 && moments.end == 0 && moments.progress == 0)
        #expect(self.moments(Array(all.prefix(4))).end == nil)
    }

    /// What plays by itself has neither a gesture nor a release, and the next transition begins anew.
    @Test func theNextTransitionBeginsAnew() {
        let first = [record(0.2), record(0.9, releases: true), record(1.02, .settle), record(nil)]
        #expect(moments(first).end == 1)
        let next = moments(first + [record(0.5, transition: 2, .settle)])
        #expect(next.gesture == nil && next.release == nil && next.end == nil && next.progress == 0.5)
        #expect(moments(first + [record(nil), record(nil)]) == moments(first), "rest changes nothing")
    }

    @Test func aFrameOfThePastMovesThePlayheadAlone() {
        let all = moments([record(0.2), record(0.6)])
        #expect(all.showing(record(0.2)).progress == 0.2 && all.showing(record(0.2)).gesture == all.gesture)
        #expect(all.showing(record(0.4, transition: 7)) == all && all.showing(record(nil)) == all)
    }
}
