import LayerTree

/// A workload on a stage.
@MainActor final class WorkloadScene: ScrubbableScene {
    /// Seconds from 0 to 1 and back: those of the 300 frames of a benchmark at 60 Hz.
    static let playDuration = 5.0

    private let workload: any Workload
    private unowned let stage: Stage
    private var progress = 0.0
    /// When the play that runs would have begun at progress 0; nil where nothing plays.
    private var playStart: CFTimeInterval?

    init(_ workload: any Workload, on stage: Stage) {
        self.workload = workload
        self.stage = stage
        stage.root.insertSublayer(workload.root, at: 0)
    }

    func show(_ progress: Double) {
        self.progress = progress
        workload.show(progress)
    }

    func scrub(to progress: Double) -> Double? {
        playStart = nil
        show(min(1, max(0, progress)))
        return self.progress
    }

    func scrub(by step: Double) -> Double? { scrub(to: progress + step) }

    /// Goes from where it is to 1, and back to 0.
    func play() {
        guard playStart == nil else { return }
        playStart = stage.layers.mediaTime - progress * Self.playDuration / 2
    }

    /// A workload rests wherever it is left.

    func cancel() { _ = scrub(to: 0) }

    var isPlaying: Bool { playStart != nil }

    func advance() {
        guard let playStart else { return }
        let way = (stage.layers.mediaTime - playStart) / (Self.playDuration / 2)
        if way >= 2 { self.playStart = nil }
        show(max(0, min(way, 2 - way)))
    }
}
