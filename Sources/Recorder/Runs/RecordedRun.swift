import Foundation

/// A run as read from its files: the input of reports.
package struct RecordedRun: Hashable, Sendable {
    package var conditions: RunConditions
    /// Oldest first, all of them.
    package var frames: [FrameRecord]

    package init(conditions: RunConditions, frames: [FrameRecord]) {
        self.conditions = conditions
        self.frames = frames
    }

    /// The metrics of each release, oldest first; their seconds count from the run's start.
    package var releases: [ReleaseMetrics] {
        ReleaseMetrics.all(in: frames, scale: conditions.scale).map { release in
            var release = release
            release.seconds -= conditions.stageStart
            return release
        }
    }

    /// The statistics of the frames and the metrics of the releases: the content of `summary.json`.
    package var summary: RunSummary {
        RunSummary(
            scenario: conditions.scenario,
            statistics: FrameStatistics(of: frames, refreshPeriod: conditions.refreshPeriod), releases: releases,
            environment: conditions.environment)
    }
}
