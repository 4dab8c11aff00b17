import Foundation
import SDLPlatform
import ViewKit

/// Touches of mouse, wheel and fingers on the stage.
extension WindowControls {
    /// Points that a notch of the wheel scrolls.
    private static let notch = 60.0

    /// Whether a touch is down.
    var hasTouches: Bool { pointers.isActive || wheel.isActive }

    func take(_ event: PointerEvent) {
        if takeForMenu(event) || !scrubsGraph && workbench.take(event) || takeForInspection(event) { return }
        if session.isPlaybackOver {
            if event.phase == .down, event.button == .primary { playAgain() }
            return
        }
        // A script's fingers and a hand's would pull at the same thing.
        guard session.playback == nil else { return }
        // A press in the margin is no touch.
        if event.phase == .down, !session.isOnScreen(event.position) { return }
        if event.phase == .down, event.button == .primary {
            send(wheel.end(at: event.timestamp, goesOn: goesOn))
        }
        if event.phase == .down || event.phase == .moved && !pointers.isActive {
            let point = event.phase == .moved && session.isOnScreen(event.position) ? event.position : nil
            session.source.run { session.scene.hover(at: point) }
        }
        let samples = pointers.take(event, in: session.source.screen.size)
        if !samples.isEmpty { session.latestInput = event.timestamp }
        send(samples)
        showTouches()
    }

    func take(_ event: WheelEvent) {
        if workbench.take(event) { return }
        guard !pointers.isActive, session.playback == nil, inspected == nil else { return }
        if !session.isOnScreen(event.position) { return }
        if !wheel.isActive, !event.modifiers.contains(.control), scroll(event) { return }
        send(wheel.take(event, in: session.source.screen.size))
        session.latestInput = event.timestamp
        showTouches()
    }

    /// Scrolls what lies at the pointer, sideways with Shift; false where nothing does.
    private func scroll(_ event: WheelEvent) -> Bool {
        var distance = CGPoint(x: event.deltaX * Self.notch, y: -event.deltaY * Self.notch)
        if event.modifiers.contains(.shift), distance.x == 0 { distance = CGPoint(x: distance.y, y: 0) }
        guard session.source.turnWheel(by: distance, at: event.position) else { return false }
        session.latestInput = event.timestamp
        session.hasHadInput = true
        return true
    }

    /// Lets the fingers of the wheel come along until `time` of the machine's clock.
    func moveWheel(to time: Double) {
        guard wheel.isActive else { return }
        send(wheel.advance(to: time, goesOn: goesOn))
        showTouches()
    }

    /// The window may not be told when the wheel rests.
    func loseWheel() {
        send(wheel.end(at: MonotonicTime.now(), goesOn: false))
        showTouches()
    }

    /// Takes all touches back, those included of which the window has not heard.
    func dropTouches() {
        let now = MonotonicTime.now()
        send(pointers.cancelAll(at: now) + wheel.end(at: now, goesOn: false))
        session.source.takeInput()
        showTouches()
    }

    private var goesOn: Bool { session.source.isGestureGoingOn }

    /// Marks all touches, or those that the pointer does not show: a simulated pair.
    func showTouches() {
        overlay.fingers = showsTouchMarks ? touchPositions.all : pointers.mirroredPair + wheel.places
    }

    private func send(_ samples: [TouchSample]) {
        for var sample in samples {
            sample.timestamp = session.media.mediaTime(at: sample.timestamp)
            session.source.send(sample)
        }
    }
}
