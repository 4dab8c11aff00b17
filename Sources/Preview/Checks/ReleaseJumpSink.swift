import Recorder

/// Tells of transitions that jump as the gesture lets go of them.
@MainActor final class ReleaseJumpSink: FrameSink {
    /// The shortest jump that is told of, in points.
    private static let least = 1.0
    private let found: (String) -> Void

    /// A sink that hands what it finds to `found`.
    init(_ found: @escaping (String) -> Void) { self.found = found }

    func append(_ record: FrameRecord, from runner: FrameRunner) {
        guard let release = record.release, let travel = release.travel else { return }
        let jump = abs(release.firstProgress - release.progress) * travel
        guard jump >= Self.least else { return }
        found(
            "it jumps by \(jump.decimal(0)) points when the finger lets go; leave the progress as it is "
                + "where the gesture ends")
    }

    func finish() -> [String] { [] }
}
