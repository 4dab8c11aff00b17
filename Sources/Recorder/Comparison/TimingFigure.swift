/// A time of a run that the gate compares.
package enum TimingFigure: String, Hashable, Codable, Sendable, CaseIterable {
    case frameCPUMedian, frameCPU95, frameCPU99, frameWall99, hitchRatio

    /// As a table says it, with the unit.
    package var words: String {
        switch self {
        case .frameCPUMedian: "frame CPU p50, ms"
        case .frameCPU95: "frame CPU p95, ms"
        case .frameCPU99: "frame CPU p99, ms"
        case .frameWall99: "frame wall p99, ms"
        case .hitchRatio: "hitches, ms/s"
        }
    }

    /// Whether the figure has to be known for a verdict: other programs on the machine disturb the wall's time, and where
    /// they disturb it too much it says nothing.
    var isDecisive: Bool { self != .frameWall99 }

    /// The figure in one repetition; nil where it was not measured.
    func value(in run: MeasuredRun) -> Double? {
        switch self {
        case .frameCPUMedian: run.frameCPUMilliseconds.p50
        case .frameCPU95: run.frameCPUMilliseconds.p95
        case .frameCPU99: run.frameCPUMilliseconds.p99
        case .frameWall99: run.frameWallMilliseconds.p99
        case .hitchRatio: run.hitchMillisecondsPerSecond
        }
    }

    /// The amount by which the figure may exceed a baseline of `median`, in its unit.
    func limit(above median: Double, _ thresholds: GateThresholds) -> Double {
        switch self {
        case .hitchRatio: thresholds.hitchMillisecondsPerSecond
        default: max(thresholds.relative * median, thresholds.milliseconds)
        }
    }
}
