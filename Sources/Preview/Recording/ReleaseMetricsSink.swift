import Recorder

/// Collects the hand-off of each release of a session, and keeps no other frames.
@MainActor final class ReleaseMetricsSink: FrameSink {
    private var frames = SettlingFrames()
    /// Pixels per point.
    private let scale: Double

    /// A sink of frames of a screen with `scale` pixels per point.
    init(scale: Double) { self.scale = scale }

    func append(_ record: FrameRecord, from runner: FrameRunner) { frames.append(record) }

    /// The hand-offs, one a line.
    func finish() -> [String] { frames.handOffs(scale: scale).map(\.description) }
}
