import Recorder

/// The motion of a session's subject without a user.
@MainActor enum Playback {
    /// The rows of a script, each at its time.
    case script(GesturePlayer)
    /// The progress that each of the next frames shows, 0 to 1.
    case progress(ArraySlice<Double>)

    /// The progress from 0 to 1 and back in `frames` frames, after `warmUp` frames that jump about.
    static func thereAndBack(frames: Int, warmUp: Int = 0) -> Playback {
        let progress = WorkloadProgress(frameCount: frames)
        return .progress(ArraySlice((-warmUp..<frames).map { progress[$0] }))
    }

    /// Whether all of it was shown.
    var isDone: Bool {
        switch self {
        case .script(let player): player.isDone
        case .progress(let rest): rest.isEmpty
        }
    }

    /// The phase recorded for its frames; nil where it follows from the transition that runs.
    var phase: FramePhase? {
        switch self {
        case .script: nil
        case .progress: .replay
        }
    }

    /// Moves `scene` on `source` in a frame that begins at `time` of the source's clock; `move` does what a script has it do.
    mutating func advance(
        _ scene: any ScrubbableScene, on source: any FrameSource, to time: Double,
        move: (ScriptedMotion, Double) -> Void
    ) {
        switch self {
        case .script(var player):
            player.send(to: source, at: time, move: move)
            self = .script(player)
        case .progress(var rest):
            if let progress = rest.popFirst() { scene.show(progress) }
            self = .progress(rest)
        }
    }
}
