/// The figures of one run that can be compared with another's, whatever file they come from.
package struct MeasuredRun: Hashable, Sendable {
    /// The number of measured frames.
    package var frames: Int
    package var frameCPUMilliseconds: Distribution
    package var frameWallMilliseconds: Distribution
    package var hitchMillisecondsPerSecond: Double?
    package var counters: FrameCounters

    init(_ report: BenchmarkReport) {
        frames = report.frames
        frameCPUMilliseconds = report.frameCPUMilliseconds
        frameWallMilliseconds = report.frameWallMilliseconds
        hitchMillisecondsPerSecond = report.hitchMillisecondsPerSecond
        counters = report.counters
    }

    /// The figures of the frames of `run` that show a transition, where any does: in the others it waits for its gesture.
    init(_ run: RecordedRun) {
        let period = run.conditions.refreshPeriod
        let moving = run.frames.filter { $0.progress != nil && !$0.isExceptional }
        self.init(FrameStatistics(of: moving.isEmpty ? run.frames : moving, refreshPeriod: period))
        let intervals = FrameInterval.all(in: run.frames)
        hitchMillisecondsPerSecond = Hitches(intervals, refreshPeriod: period).millisecondsPerSecond
    }

    init(_ statistics: FrameStatistics) {
        frames = statistics.measuredFrameCount
        frameCPUMilliseconds = statistics.frameCPUMilliseconds
        frameWallMilliseconds = statistics.frameWallMilliseconds
        hitchMillisecondsPerSecond = statistics.hitches.millisecondsPerSecond
        counters = statistics.counters
    }
}
