import Foundation
import SDLPlatform
import ViewKit

/// Turns the pointer events of the mouse and of fingers into touches.
///
/// A press of the mouse is one finger. With Control held there is a second one, mirrored about the middle of the
/// window, and with Shift as well both move alike, as with Option and Shift in the iOS simulator; Control counts at the
/// beginning of a press. Other buttons touch nothing. Pure; times are the events' own.
struct PointerTouches: Sendable {
    /// The touch opposite the mouse's.
    private static let mirrored = PointerEvent.ID(rawValue: -2)

    /// The positions of the pressed pointers, in points; after its cancellation a pointer's events are ignored until
    /// its next press.
    private var pressed: [PointerEvent.ID: CGPoint] = [:]
    /// Twice the point about which the mirrored finger lies; nil while the mouse is one finger.
    private var sum: SIMD2<Double>?

    /// Whether a pointer is pressed.
    var isActive: Bool { !pressed.isEmpty }

    /// Whether `pointer` is pressed.
    func isDown(_ pointer: PointerEvent.ID) -> Bool { pressed[pointer] != nil }

    /// The positions of the two fingers of the mouse, in points; empty while it is one finger.
    var mirroredPair: [CGPoint] {
        guard let mouse = pressed[.mouse], let mirrored = pressed[Self.mirrored] else { return [] }
        return [mouse, mirrored]
    }

    /// The touches that `event` stands for in a window of `size` points.
    mutating func take(_ event: PointerEvent, in size: CGSize) -> [TouchSample] {
        let isPressed = pressed[event.pointer] != nil
        switch event.phase {
        case .down where event.button == .primary && !isPressed:
            let isPair = event.pointer == .mouse && event.modifiers.contains(.control)
            if event.pointer == .mouse { sum = isPair ? SIMD2(size.width, size.height) : nil }
            return press(event)
        case .moved where isPressed: return move(event)
        case .up where isPressed && event.button == .primary: return release(event, .ended)
        case .cancelled where isPressed: return release(event, .cancelled)
        default: return []
        }
    }

    /// Cancels all touches that are down.
    mutating func cancelAll(at time: Double) -> [TouchSample] {
        defer { (pressed, sum) = ([:], nil) }
        return pressed.sorted { $0.key.rawValue > $1.key.rawValue }.map {
            TouchSample($0.key, .cancelled, at: $0.value, time)
        }
    }

    private mutating func press(_ event: PointerEvent) -> [TouchSample] {
        fingers(of: event).map { finger in
            pressed[finger.pointer] = finger.place
            return TouchSample(finger.pointer, .began, at: finger.place, event.timestamp)
        }
    }

    private mutating func move(_ event: PointerEvent) -> [TouchSample] {
        if event.pointer == .mouse, event.modifiers.contains(.shift), let old = sum, let last = pressed[.mouse] {
            let way = SIMD2(event.position.x - last.x, event.position.y - last.y)
            sum = old + 2 * way
        }
        return fingers(of: event).map { finger in
            pressed[finger.pointer] = finger.place
            return TouchSample(finger.pointer, .moved, at: finger.place, event.timestamp)
        }
    }

    private mutating func release(_ event: PointerEvent, _ phase: TouchSample.Phase) -> [TouchSample] {
        let samples = fingers(of: event).map { finger in
            pressed[finger.pointer] = nil
            return TouchSample(finger.pointer, phase, at: finger.place, event.timestamp)
        }
        if event.pointer == .mouse { sum = nil }
        return samples
    }

    /// The finger or the two fingers that the pointer of `event` is.
    private func fingers(of event: PointerEvent) -> [(pointer: PointerEvent.ID, place: CGPoint)] {
        guard event.pointer == .mouse, let sum else { return [(event.pointer, event.position)] }
        let opposite = CGPoint(x: sum.x - event.position.x, y: sum.y - event.position.y)
        return [(event.pointer, event.position), (Self.mirrored, opposite)]
    }
}

extension TouchSample {
    init(_ pointer: PointerEvent.ID, _ phase: Phase, at place: CGPoint, _ time: Double) {
        self.init(
            pointer: Int(pointer.rawValue), phase: phase, location: SIMD2(place.x, place.y), timestamp: time,
            // The mouse and what stands for fingers with it have numbers below 0.
            type: pointer.rawValue < 0 ? .indirectPointer : .direct)
    }
}
