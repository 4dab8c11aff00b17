import Recorder

/// Reports transitions whose progress jumps at the release.
@MainActor final class ReleaseJumpSink: FrameSink {
    /// The shortest jump that is reported, in points.
    private static let least = 1.0
    private let report: (String) -> Void

    /// A sink that hands its reports to `report`.
    init(_ report: @escaping (String) -> Void) { self.report = report }

    func append(_ record: FrameRecord, from runner: FrameRunner) {
        guard let release = record.release, let travel = release.travel else { return }
        let jump = abs(release.firstProgress - release.progress) * travel
        guard jump >= Self.least else { return }
        report("it jumps by \(jump.decimal(0)) points when the finger lets go")
    }
}
