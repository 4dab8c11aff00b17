import CSDL2
import Foundation

/// Turns SDL's events into ours, in points, with presses that always end.
struct EventTranslator {
    /// The window whose events count; SDL's id.
    let windowID: UInt32
    /// The metrics with which positions are converted to points.
    var metrics: WindowMetrics
    private(set) var presses = PressTracker()
    private var isConcealed = false
    /// The time since which SDL takes the primary button for held, and the desktop does not: SDL drops its next press; nil
    /// where both agree.
    private var missedReleaseTime: Double?
    /// Seconds within which SDL still hears of a release that the desktop knows.
    private static let releaseDelay = 0.1

    init(windowID: UInt32, metrics: WindowMetrics) {
        self.windowID = windowID
        self.metrics = metrics
    }

    /// Appends what `event`, received at `time`, means to `events`: often one, sometimes none, sometimes several.
    mutating func translate(_ event: SDL_Event, at time: Double, into events: inout [WindowEvent]) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard let event = button(event.button, at: time) else { return }
            if event.button == .primary {
                if event.phase == .up, let missed = missedReleaseTime, time - missed > Self.releaseDelay {
                    recoverPress(at: event.position, time, into: &events)
                }
                missedReleaseTime = nil
            }
            admit(event, into: &events)
        case SDL_MOUSEMOTION: admit(motion(event.motion, at: time), into: &events)
        case SDL_FINGERDOWN: admit(finger(event.tfinger, .down, at: time), into: &events)
        case SDL_FINGERMOTION: admit(finger(event.tfinger, .moved, at: time), into: &events)
        case SDL_FINGERUP: admit(finger(event.tfinger, .up, at: time), into: &events)
        case SDL_MOUSEWHEEL: wheel(event.wheel, at: time).map { events.append(.wheel($0)) }
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key, at: time).map { events.append(.key($0)) }
        case SDL_TEXTINPUT: text(event.text, at: time).map { events.append(.text($0)) }
        case SDL_TEXTEDITING: composition(event.edit, at: time).map { events.append(.text($0)) }
        case SDL_WINDOWEVENT: window(event.window, at: time, into: &events)
        case SDL_DISPLAYEVENT: events.append(.displayChanged)
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: events.append(.contentLost)
        case SDL_QUIT: events.append(.quit)
        default: break
        }
    }

    /// Cancels every press that is held, because the pointer was lost at `time`.
    mutating func cancelPresses(at time: Double, into events: inout [WindowEvent]) {
        for event in presses.cancelAll(at: time) { events.append(.pointer(event)) }
    }

    /// Records that a mouse button is still held at `time`, by the desktop's report.
    mutating func confirmPresses(at time: Double) { presses.confirm(at: time) }

    /// Whether `event` is a move of a button that is held, SDL says, and of which no press is known.
    func contradictsPresses(_ event: SDL_Event) -> Bool {
        event.type == SDL_MOUSEMOTION.rawValue && event.motion.windowID == windowID
            && event.motion.state & csdl_primary_mask != 0 && !presses.holds(.primary)
    }

    /// Follows the primary button by the desktop's report, before a move that contradicts the presses.
    ///
    /// A release that came while the window was away never came to SDL, which drops the press after it.
    mutating func follow(isHeld: Bool, before event: SDL_Event, at time: Double, into events: inout [WindowEvent]) {
        guard isHeld else { return missedReleaseTime = missedReleaseTime ?? time }
        if missedReleaseTime != nil, let move = motion(event.motion, at: time) {
            recoverPress(at: move.position, time, into: &events)
        }
        missedReleaseTime = nil
    }

    private mutating func recoverPress(at position: CGPoint, _ time: Double, into events: inout [WindowEvent]) {
        let press = PointerEvent(
            phase: .down, pointer: .mouse, button: .primary, position: position, modifiers: .held, timestamp: time)
        admit(press, into: &events)
    }

    private mutating func admit(_ event: PointerEvent?, into events: inout [WindowEvent]) {
        guard let event else { return }
        if let lost = presses.endLostPress(before: event) { events.append(.pointer(lost)) }
        guard let admitted = presses.admit(event) else { return }
        events.append(.pointer(admitted))
    }
}

extension EventTranslator {
    private func button(_ event: SDL_MouseButtonEvent, at time: Double) -> PointerEvent? {
        guard event.windowID == windowID, event.which != csdl_touch_mouse_id else { return nil }
        let button: PointerEvent.Button =
            switch Int32(event.button) {
            case SDL_BUTTON_LEFT: .primary
            case SDL_BUTTON_RIGHT: .secondary
            case SDL_BUTTON_MIDDLE: .middle
            default: .other(Int(event.button))
            }
        return PointerEvent(
            phase: event.state == UInt8(SDL_PRESSED) ? .down : .up, pointer: .mouse, button: button,
            position: metrics.point(unitX: Double(event.x), unitY: Double(event.y)), modifiers: .held, timestamp: time)
    }

    private func motion(_ event: SDL_MouseMotionEvent, at time: Double) -> PointerEvent? {
        guard event.windowID == windowID, event.which != csdl_touch_mouse_id else { return nil }
        return PointerEvent(
            phase: .moved, pointer: .mouse, button: nil,
            position: metrics.point(unitX: Double(event.x), unitY: Double(event.y)), modifiers: .held, timestamp: time)
    }

    /// Fingers come in parts of the window's size, 0 to 1; touch pads that report fingers have no window and are no
    /// touch.
    private func finger(_ event: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase, at time: Double) -> PointerEvent? {
        guard event.windowID == windowID, event.touchId != csdl_mouse_touch_id else { return nil }
        guard event.x.isFinite, event.y.isFinite else { return nil }
        // The sign bit keeps fingers apart from the mouse, whose id is negative.
        return PointerEvent(
            phase: phase, pointer: PointerEvent.ID(rawValue: event.fingerId & Int64.max),
            button: phase == .moved ? nil : .primary,
            position: metrics.point(fractionX: Double(event.x), fractionY: Double(event.y)), timestamp: time)
    }

    private func wheel(_ event: SDL_MouseWheelEvent, at time: Double) -> WheelEvent? {
        guard event.windowID == windowID, event.which != csdl_touch_mouse_id else { return nil }
        let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        return WheelEvent(
            deltaX: sign * Double(event.preciseX), deltaY: sign * Double(event.preciseY),
            position: metrics.point(unitX: Double(event.mouseX), unitY: Double(event.mouseY)),
            modifiers: .held, timestamp: time)
    }

    private func key(_ event: SDL_KeyboardEvent, at time: Double) -> KeyEvent? {
        guard event.windowID == windowID else { return nil }
        return KeyEvent(
            key: Key(keycode: event.keysym.sym), position: Key(position: event.keysym.scancode),
            modifiers: KeyModifiers(sdl: UInt32(event.keysym.mod)), isDown: event.state == UInt8(SDL_PRESSED),
            isRepeat: event.repeat != 0, timestamp: time)
    }

    private func text(_ event: SDL_TextInputEvent, at time: Double) -> TextEvent? {
        guard event.windowID == windowID else { return nil }
        let text = Self.string(of: event.text)
        return text.isEmpty ? nil : TextEvent(text, timestamp: time)
    }

    private func composition(_ event: SDL_TextEditingEvent, at time: Double) -> TextEvent? {
        guard event.windowID == windowID else { return nil }
        return TextEvent(Self.string(of: event.text), isComposition: true, timestamp: time)
    }

    /// The UTF-8 text before the zero byte in `bytes`, an array of C.
    private static func string<Bytes>(of bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private mutating func window(_ event: SDL_WindowEvent, at time: Double, into events: inout [WindowEvent]) {
        guard event.windowID == windowID else { return }
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: events.append(.resized(metrics))
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: conceal(at: time, into: &events)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: reveal(into: &events)
        case SDL_WINDOWEVENT_FOCUS_GAINED: events.append(.focusGained)
        case SDL_WINDOWEVENT_FOCUS_LOST:
            events.append(.focusLost)
            cancelPresses(at: time, into: &events)
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: events.append(.displayChanged)
        case SDL_WINDOWEVENT_CLOSE: events.append(.closeRequested)
        default: break
        }
    }

    /// Minimising is reported twice, as minimising and as hiding.
    private mutating func conceal(at time: Double, into events: inout [WindowEvent]) {
        guard !isConcealed else { return }
        isConcealed = true
        missedReleaseTime = nil
        events.append(.concealed)
        cancelPresses(at: time, into: &events)
    }

    /// Opening and un-maximising are reported as well, and reveal nothing.
    private mutating func reveal(into events: inout [WindowEvent]) {
        guard isConcealed else { return }
        isConcealed = false
        events.append(.revealed)
    }
}
