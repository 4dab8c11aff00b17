/// A release as the charts of a run's page mark it.
struct ReportRelease {
    /// Seconds since the run's start at which the first frame that shows it was presented.
    let seconds: Double
    /// The decision and the finger's velocity.
    let label: String

    /// The releases of `run`, oldest first.
    static func all(of run: RecordedRun) -> [ReportRelease] {
        let shown = run.frames.filter { $0.release != nil }
        return zip(shown, run.releases).map { record, metrics in
            let speed =
                metrics.fingerPixelsPerSecond.map { "\($0.decimal(0)) px/s" }
                ?? "\(metrics.fingerProgressPerSecond.decimal(2))/s"
            return ReportRelease(
                seconds: (record.stamps.presentEnd &- run.conditions.start).seconds,
                label: "\(metrics.finishes ? "finish" : "cancel") \(speed)")
        }
    }
}
