import Recorder
import Testing

@testable import Preview

/// The motion after a release, as parts of the distance.
struct ReleaseTrajectoryTests {
    private func release(from progress: Double, finishes: Bool) -> ReleaseRecord {
        ReleaseRecord(
            time: 2, progress: progress, velocity: 1, firstProgress: progress, firstVelocity: 1, finishes: finishes,
            projected: 1, threshold: 0.5, travel: nil)
    }

    private func record(_ progress: Double?, at time: Double) -> FrameRecord {
        var record = FrameRecord(index: 0, phase: .settle, stamps: FrameStamps(), animationTime: time)
        record.progress = progress
        record.transition = progress.map { _ in 1 }
        return record
    }

    @Test(arguments: [true, false]) func bothWaysGoFromZeroToOne(_ finishes: Bool) {
        var trajectory = ReleaseTrajectory(release(from: 0.6, finishes: finishes))
        let steps = finishes ? [0.6, 0.8, 1.04] : [0.6, 0.3, -0.06]
        for (index, progress) in steps.enumerated() { trajectory.append(record(progress, at: 2 + Double(index) / 10)) }
        #expect(trajectory.isMoving)
        trajectory.append(record(nil, at: 2.3))
        trajectory.append(record(0.5, at: 2.4))
        #expect(!trajectory.isMoving && trajectory.points.count == 5, "what follows is another motion")
        let parts = trajectory.points.map { ($0.fraction * 1_000).rounded() / 1_000 }
        #expect(parts == (finishes ? [0, 0, 0.5, 1.1, 1] : [0, 0, 0.5, 1.1, 1]))
        #expect(zip(trajectory.points.map(\.seconds), [0, 0, 0.1, 0.2, 0.3]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func aReleaseAtTheEndIsThere() {
        var trajectory = ReleaseTrajectory(release(from: 1, finishes: true))
        trajectory.append(record(1, at: 2))
        #expect(trajectory.points.map(\.fraction) == [0, 1])
    }

    /// A finger that takes the motion over, and another transition, are not drawn as a part of it.
    @Test func anotherMotionEndsIt() {
        var grabbed = ReleaseTrajectory(release(from: 0.6, finishes: true))
        for progress in [0.6, 0.7] { grabbed.append(record(progress, at: 2)) }
        var drag = record(0.5, at: 2.1)
        drag.phase = .drag
        grabbed.append(drag)
        #expect(!grabbed.isMoving && grabbed.points.count == 3)
        var next = ReleaseTrajectory(release(from: 0.6, finishes: true))
        next.append(record(0.6, at: 2))
        var other = record(0.1, at: 2.1)
        other.transition = 2
        next.append(other)
        #expect(!next.isMoving && next.points.count == 2)
    }
}
