import Recorder

/// Collects the metrics of each release of a session; keeps only the frames that they need.
@MainActor final class ReleaseMetricsSink: FrameSink {
    private var frames = SettlingFrames()
    /// Pixels per point.
    private let scale: Double

    /// A sink of frames of a screen with `scale` pixels per point.
    init(scale: Double) { self.scale = scale }

    func append(_ record: FrameRecord, from runner: FrameRunner) { frames.append(record) }

    /// The metrics, one release a line.
    func finish() -> [String] { frames.releases(scale: scale).map(\.description) }
}
