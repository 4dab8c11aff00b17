/// The latest frame times against the deadline, as the heads-up display shows them. Only numbers: drawing is elsewhere.
package struct FrameTimeGraph: Hashable, Sendable {
    /// The maximum number of bars: two seconds at 60 Hz.
    package static let frameLimit = 120

    /// One frame of the graph.
    package struct Bar: Hashable, Sendable {
        package var milliseconds: Double
        /// The index of its record.
        package var frame: Int
        /// The stage that made the frame late, where at least one refresh was missed before it while something moved;
        /// nil for a frame in time.
        package var cause: FrameStage?
    }

    /// Oldest first, at most `frameLimit`.
    package let bars: [Bar]
    /// The refresh period in milliseconds; 0 without a display.
    package let deadline: Double
    /// Percentiles of `bars`; nil without any.
    package let percentiles: Percentiles?
    /// The hitches among `bars`.
    package let hitches: Hitches

    /// The graph of the latest of `records`; exceptional frames leave no bar.
    package init(_ records: some BidirectionalCollection<FrameRecord>, refreshPeriod: Nanoseconds) {
        let intervals = FrameInterval.all(in: records.suffix(Self.frameLimit + 1))
        deadline = max(0, refreshPeriod).milliseconds
        let late = intervals.map { $0.missedRefreshes(period: refreshPeriod) > 0 }
        let causes = late.contains(true) ? LateCause(intervals) : nil
        bars = zip(intervals, late).map { interval, isLate in
            Bar(
                milliseconds: interval.duration.milliseconds, frame: interval.frame.index,
                cause: isLate ? causes?.stage(of: interval) : nil)
        }
        percentiles = Percentiles(bars.map(\.milliseconds))
        hitches = Hitches(intervals, refreshPeriod: refreshPeriod)
    }
}
