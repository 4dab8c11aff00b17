import Foundation
import ViewKit

/// Sends the touches, texts and keys of a script to a source of frames at their times.
///
/// On a manual clock the same script gives the same frames in every run: an event belongs to the first frame that begins
/// at its time or later, and keeps its own time for the velocity.
@MainActor struct GesturePlayer {
    private let script: GestureScript
    /// The stage's time at which the script starts, in seconds; nil until the first call of `send`.
    private var start: Double?
    /// The numbers of the next touch and of the next input.
    private var next = 0
    private var nextInput = 0

    /// A player of `script` that starts it at `start`, in seconds of the stage's clock; nil for the first call of `send`.
    init(_ script: GestureScript, start: Double? = nil) {
        self.script = script
        self.start = start
    }

    /// Whether all rows were sent.
    var isDone: Bool { start != nil && next == script.events.count && nextInput == script.inputs.count }

    /// Sends what is due in a frame that begins at `time` of the stage's clock.
    mutating func send(to source: any FrameSource, at time: Double) {
        let start = start ?? time
        self.start = start
        func due(_ t: Double) -> Double? {
            let due = start + t / 1000
            return due <= time + 1e-9 ? due : nil
        }
        while true {
            if nextInput < script.inputs.count, script.inputs[nextInput].index <= next {
                let input = script.inputs[nextInput]
                guard let due = due(input.t) else { return }
                source.send(input.input, at: due)
                nextInput += 1
                continue
            }
            guard next < script.events.count, let due = due(script.events[next].t) else { return }
            let event = script.events[next]
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
