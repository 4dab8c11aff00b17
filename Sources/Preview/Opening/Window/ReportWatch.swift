/// Tells, while the report of a crash is awaited, one that is written slowly from one that does not come.
///
/// A report gets on where a line comes, or where its processes use the processor: on a busy machine the frames of a crash may
/// take the runtime's handler many seconds, in which it writes nothing.
struct ReportWatch: Sendable {
    /// Seconds for which a report is awaited that does not get on, and in all.
    static let longestSilence = 4.0
    static let longestReport = 60.0

    private let start: Double
    /// The newest time at which it got on.
    private var progressTime: Double
    /// The processor time at the newest observation.
    private var processorSeconds: Double

    /// A watch over a report that is awaited from `time` on, in seconds of the machine's monotonic clock; its processes have
    /// had `processorSeconds`.
    init(at time: Double, processorSeconds: Double) {
        start = time
        progressTime = time
        self.processorSeconds = processorSeconds
    }

    /// The time after which the report is not awaited any more.
    var deadline: Double { min(progressTime + Self.longestSilence, start + Self.longestReport) }

    /// Adds an observation at `time`: the time of the newest line, and the processor time that its processes have had.
    mutating func observe(newestLine: Double, processorSeconds: Double, at time: Double) {
        progressTime = max(progressTime, min(newestLine, time))
        if processorSeconds > self.processorSeconds { progressTime = max(progressTime, time) }
        self.processorSeconds = processorSeconds
    }
}
