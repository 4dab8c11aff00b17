import Foundation

/// Tracks the pressed pointers, so that every press ends in exactly one release or cancellation.
///
/// Pure. Leaving the window ends nothing: the desktop keeps delivering a drag outside of it. Its caller reports the
/// events that do end a press.
struct PressTracker: Hashable, Sendable {
    /// Seconds without a move after which a held button is worth asking the desktop about.
    static let doubtAfter = 0.25

    private struct Press: Hashable {
        var pointer: PointerEvent.ID
        var button: PointerEvent.Button
        var position: CGPoint
        var lastSeen: Double
    }

    private var presses: [Press] = []

    /// Whether anything is held.
    var isEmpty: Bool { presses.isEmpty }

    /// Whether `button` of the mouse is held.
    func holds(_ button: PointerEvent.Button) -> Bool {
        presses.contains { $0.pointer == .mouse && $0.button == button }
    }

    /// The event as it should be passed on; nil for the release of a press that was cancelled or never seen.
    mutating func admit(_ event: PointerEvent) -> PointerEvent? {
        let index = presses.firstIndex { $0.pointer == event.pointer && isSameButton($0.button, as: event) }
        switch event.phase {
        case .down:
            guard index == nil, let button = event.button else { return nil }
            presses.append(
                Press(
                    pointer: event.pointer, button: button, position: event.position, lastSeen: event.timestamp))
            return event
        case .moved:
            guard let index else { return event.pointer == .mouse ? event : nil }
            presses[index].position = event.position
            presses[index].lastSeen = event.timestamp
            var move = event
            move.button = presses[index].button
            return move
        case .up, .cancelled:
            guard let index else { return nil }
            presses.remove(at: index)
            return event
        }
    }

    /// Ends the press that `event`, a new one of the same pointer and button, shows to be over: its release was lost. Returns
    /// its cancellation to pass on.
    mutating func endLostPress(before event: PointerEvent) -> PointerEvent? {
        guard event.phase == .down,
            let index = presses.firstIndex(where: { $0.pointer == event.pointer && $0.button == event.button })
        else { return nil }
        return Self.cancellation(of: presses.remove(at: index), at: event.timestamp)
    }

    /// Ends every press: the cancellations to pass on, each where its pointer was last.
    mutating func cancelAll(at time: Double) -> [PointerEvent] {
        defer { presses.removeAll(keepingCapacity: true) }
        return presses.map { Self.cancellation(of: $0, at: time) }
    }

    private static func cancellation(of press: Press, at time: Double) -> PointerEvent {
        PointerEvent(
            phase: .cancelled, pointer: press.pointer, button: press.button, position: press.position, timestamp: time)
    }

    /// Whether the mouse has been held still for so long that its release may have been lost.
    func isDoubtful(at time: Double) -> Bool {
        presses.contains { $0.pointer == .mouse && time - $0.lastSeen > Self.doubtAfter }
    }

    /// Records that a mouse button is still held at `time`, by the desktop's report.
    mutating func confirm(at time: Double) {
        for index in presses.indices where presses[index].pointer == .mouse { presses[index].lastSeen = time }
    }

    private func isSameButton(_ button: PointerEvent.Button, as event: PointerEvent) -> Bool {
        event.phase == .moved || event.button == button
    }
}
