/// A release as the charts of a run's page mark it.
struct ReportRelease {
    /// Seconds since the run's start, as of `ReportFrame`, at which the first frame that shows it was presented.
    let seconds: Double
    /// The decision and the finger's velocity.
    let label: String

    /// The releases of `run` with the frames `frames`, oldest first.
    static func all(of run: RecordedRun, in frames: [ReportFrame]) -> [ReportRelease] {
        let shown = frames.filter { $0.record.release != nil }
        return zip(shown, run.releases).map { frame, metrics in
            let speed =
                metrics.fingerPixelsPerSecond.map { "\($0.decimal(0)) px/s" }
                ?? "\(metrics.fingerProgressPerSecond.decimal(2))/s"
            return ReportRelease(
                seconds: frame.seconds.upperBound,
                label: "\(metrics.finishes ? "finish" : "cancel") \(speed)")
        }
    }
}
