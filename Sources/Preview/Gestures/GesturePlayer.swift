import Foundation
import ViewKit

/// Sends the touches, texts and keys of a script to a source of frames at their times, and moves its scene.
///
/// On a manual clock the same script gives the same frames in every run: a row belongs to the first frame that begins at its
/// time or later, and a touch keeps its own time for the velocity.
@MainActor struct GesturePlayer {
    private let rows: [GestureRow]
    /// The stage's time at which the script starts, in seconds; nil until the first call of `send`.
    private var start: Double?
    /// The number of the next row.
    private var next = 0

    /// A player of `script` that starts it at `start`, in seconds of the stage's clock; nil for the first call of `send`.
    init(_ script: GestureScript, start: Double? = nil) {
        rows = script.rows
        self.start = start
    }

    /// Whether all rows were sent.
    var isDone: Bool { start != nil && next == rows.count }

    /// Sends what is due in a frame that begins at `time` of the stage's clock; `move` gets motions of the scene, each with its
    /// own time.
    mutating func send(
        to source: any FrameSource, at time: Double, move: (ScriptedMotion, Double) -> Void = { _, _ in }
    ) {
        let start = start ?? time
        self.start = start
        while next < rows.count {
            let row = rows[next]
            let due = start + row.t / 1000
            guard due <= time + 1e-9 else { return }
            next += 1
            switch row {
            case .touch(let event): source.send(Self.sample(event, at: due, on: source.screen.size))
            case .input(_, let input): source.send(input, at: due)
            case .motion(_, let motion): move(motion, due)
            }
        }
    }

    private static func sample(_ event: GestureScript.Event, at time: Double, on size: CGSize) -> TouchSample {
        TouchSample(
            pointer: event.pointer ?? 0, phase: event.phase.touchPhase,
            location: SIMD2(event.x * size.width, event.y * size.height), timestamp: time,
            type: event.touch == true ? .direct : .indirectPointer)
    }
}

extension GestureScript.Phase {
    fileprivate var touchPhase: TouchSample.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
