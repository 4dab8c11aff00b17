import Foundation
import ViewKit

/// Sends the events of a script to a source of frames at their times.
///
/// On a manual clock the same script gives the same frames in every run: an event belongs to the first frame that begins
/// at its time or later, and keeps its own time for the velocity.
@MainActor struct GesturePlayer {
    private let script: GestureScript
    /// The stage's time at which the script starts, in seconds; nil until the first call of `send`.
    private var start: Double?
    private var next = 0

    /// A player of `script` that starts it at `start`, in seconds of the stage's clock; nil for the first call of `send`.
    init(_ script: GestureScript, start: Double? = nil) {
        self.script = script
        self.start = start
    }

    /// Whether all events were handed over.
    var isDone: Bool { start != nil && next == script.events.count }

    /// Sends what is due in a frame that begins at `time` of the stage's clock.
    mutating func send(to source: any FrameSource, at time: Double) {
        let start = start ?? time
        self.start = start
        while next < script.events.count {
            let event = script.events[next]
            let due = start + event.t / 1000
            guard due <= time + 1e-9 else { return }
            let size = source.screen.size
            source.send(
                TouchSample(
                    pointer: event.pointer ?? 0, phase: event.phase.touchPhase,
                    location: SIMD2(event.x * size.width, event.y * size.height), timestamp: due,
                    type: event.touch == true ? .direct : .indirectPointer))
            next += 1
        }
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
