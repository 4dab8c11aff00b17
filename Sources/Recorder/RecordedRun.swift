import Foundation

/// A run as its files tell it: what reports are made from.
package struct RecordedRun: Hashable, Sendable {
    package var conditions: RunConditions
    /// Oldest first, all of them.
    package var frames: [FrameRecord]

    package init(conditions: RunConditions, frames: [FrameRecord]) {
        (self.conditions, self.frames) = (conditions, frames)
    }

    /// What gestures handed over, a part for each release, in their order; their seconds count from the run's start.
    package var handOffs: [ReleaseMetrics] {
        ReleaseMetrics.all(in: frames, scale: conditions.scale).map { handOff in
            var handOff = handOff
            handOff.seconds -= conditions.stageStart
            return handOff
        }
    }

    /// What the frames amount to, `summary.json`.
    package var summary: RunSummary {
        RunSummary(
            scenario: conditions.scenario,
            statistics: FrameStatistics(of: frames, refreshPeriod: conditions.refreshPeriod), handOffs: handOffs,
            environment: conditions.environment)
    }
}
