/// Statistics of the frames of a run. Exceptional frames (first, resized, hidden) count in `frameCount` alone.
///
/// Frame time is the time between the ends of two presents. Percentiles are nearest-rank.
package struct FrameStatistics: Hashable, Codable, Sendable {
    /// All frames, exceptional ones too.
    package var frameCount = 0
    /// The frames that the statistics are computed from.
    package var measuredFrameCount = 0
    package var refreshPeriodMilliseconds = 0.0

    package var frameTimeMilliseconds: Distribution
    /// From a frame's beginning to the end of present.
    package var frameWallMilliseconds: Distribution
    /// From a frame's beginning to the start of present: no wait for the display is in it.
    package var workMilliseconds: Distribution
    /// CPU time of the process, all threads, present included, without what an overlay took.
    package var frameCPUMilliseconds: Distribution
    /// The time from a frame's deadline to the end of its present; negative is early.
    package var overrunMilliseconds: Distribution
    /// The delay of the beginning of frames; an early one counts as 0.
    package var lateMicroseconds: Distribution
    package var inputLatencyMilliseconds: Distribution
    /// The absolute difference between animated and displayed time, from frame to frame.
    package var animationErrorMilliseconds: Distribution

    package var hitches: Hitches
    /// Frames that took more than twice the refresh period (Android's JankStats).
    package var jankCount = 0
    /// Frames that took more than 700 ms (Android Vitals).
    package var frozenCount = 0

    /// Frames per second that all but the slowest 1 % reach: 1000 / p99 of the frame time (MangoHud's definition).
    package var low1PercentileFramesPerSecond: Double?
    /// Frames per second that all but the slowest 0.1 % reach: 1000 / p99.9 of the frame time.
    package var low01PercentileFramesPerSecond: Double?
    /// Frames per second over the slowest 1 % of frames, at least one: 1000 / mean of their times.
    package var low1MeanFramesPerSecond: Double?

    /// The median of each stage over the frames, in milliseconds.
    package var stageMilliseconds = StageValues<Double>()
    /// The median of each counter over the frames; no allocations where any frame lacks them.
    package var counters = FrameCounters()

    /// - Parameters:
    ///   - records: The frames of one run, oldest first.
    ///   - refreshPeriod: The time between two refreshes of the display; 0 or less where there is no display, and then
    ///     no frame is late.
    package init(of records: some Collection<FrameRecord>, refreshPeriod: Nanoseconds) {
        let measured = records.filter { !$0.isExceptional }
        let intervals = FrameInterval.all(in: records)
        let stamps = measured.map(\.stamps)
        frameCount = records.count
        measuredFrameCount = measured.count
        refreshPeriodMilliseconds = max(0, refreshPeriod).milliseconds
        frameTimeMilliseconds = Distribution(intervals.map(\.duration.milliseconds))
        frameWallMilliseconds = Distribution(stamps.map(\.wallTime.milliseconds))
        workMilliseconds = Distribution(stamps.map(\.workTime.milliseconds))
        frameCPUMilliseconds = Distribution(measured.map(\.cpuTime.milliseconds))
        overrunMilliseconds = Distribution(stamps.compactMap(\.overrun?.milliseconds))
        lateMicroseconds = Distribution(stamps.compactMap { $0.lateness.map { max(0, $0).microseconds } })
        inputLatencyMilliseconds = Distribution(stamps.compactMap(\.inputLatency?.milliseconds))
        animationErrorMilliseconds = Distribution(intervals.compactMap(\.animationError).map(abs))
        hitches = Hitches(intervals, refreshPeriod: refreshPeriod)
        jankCount = refreshPeriod > 0 ? intervals.count { Double($0.duration) > 2 * Double(refreshPeriod) } : 0
        frozenCount = intervals.count { $0.duration > 700_000_000 }
        findLowRates(intervals)
        stageMilliseconds = StageValues(medianOf: records)
        counters = FrameCounters(medianOf: measured.map(\.counters))
    }

    private mutating func findLowRates(_ intervals: [FrameInterval]) {
        let times = intervals.map(\.duration.milliseconds).sorted(by: >)
        guard let slowest = times.first, slowest > 0 else { return }
        let worst = times.prefix(max(1, times.count / 100))
        low1MeanFramesPerSecond = 1_000 * Double(worst.count) / worst.reduce(0, +)
        if let p99 = frameTimeMilliseconds.p99, p99 > 0 { low1PercentileFramesPerSecond = 1_000 / p99 }
        if let p999 = frameTimeMilliseconds.p999, p999 > 0 { low01PercentileFramesPerSecond = 1_000 / p999 }
    }
}
