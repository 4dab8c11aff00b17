/// A frame of a recorded run as a film of it shows it.
package struct RecordedFrame: Hashable, Sendable {
    /// The index of its record.
    package let index: Int
    /// The time at which it was shown, in seconds since the run's start, of a run on a manual clock of that clock.
    package let seconds: Double
    /// The time for which its animations were evaluated, in seconds of the Stage's clock since the run's start; nil where
    /// nothing animated.
    package let stageSeconds: Double?
    /// The wall time since the frame before, in milliseconds.
    package let milliseconds: Double
    /// Whether at least one refresh was missed before it.
    package let isLate: Bool

    /// The frames of `run`, oldest first.
    package static func all(of run: RecordedRun) -> [RecordedFrame] {
        ReportFrame.all(of: run).map { frame in
            RecordedFrame(
                index: frame.record.index, seconds: frame.seconds.upperBound,
                stageSeconds: frame.record.animationTime.map { $0 - run.conditions.stageStart },
                milliseconds: frame.milliseconds, isLate: frame.kind == .late)
        }
    }
}
