import CSDL2
import Foundation
import Testing

@testable import SDLPlatform

@Suite struct EventTranslatorTests {
    /// Twice as many pixels as window units, 2 pixels to the point: window units are points.
    private let metrics = WindowMetrics(unitWidth: 400, unitHeight: 300, pixelWidth: 800, pixelHeight: 600)

    private func translate(_ events: SDL_Event..., metrics: WindowMetrics? = nil) -> [WindowEvent] {
        var translator = EventTranslator(windowID: 1, metrics: metrics ?? self.metrics)
        var result: [WindowEvent] = []
        for (index, event) in events.enumerated() { translator.translate(event, at: Double(index), into: &result) }
        return result
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button?, x: Double, y: Double, at time: Double,
        pointer: PointerEvent.ID = .mouse
    ) -> WindowEvent {
        .pointer(
            PointerEvent(
                phase: phase, pointer: pointer, button: button, position: CGPoint(x: x, y: y), timestamp: time))
    }

    @Test func dragOutOfTheWindowGoesOn() {
        let events = translate(
            .button(down: true, x: 10, y: 20), .window(SDL_WINDOWEVENT_LEAVE), .motion(x: -50, y: 900),
            .window(SDL_WINDOWEVENT_ENTER), .button(down: false, x: -50, y: 900))
        #expect(
            events == [
                pointer(.down, .primary, x: 10, y: 20, at: 0), pointer(.moved, .primary, x: -50, y: 900, at: 2),
                pointer(.up, .primary, x: -50, y: 900, at: 4),
            ])
    }

    @Test func focusLossCancelsAndTheReleaseIsDropped() {
        let events = translate(
            .button(down: true, x: 10, y: 20), .window(SDL_WINDOWEVENT_FOCUS_LOST), .button(down: false, x: 10, y: 20))
        #expect(
            events == [
                pointer(.down, .primary, x: 10, y: 20, at: 0), .focusLost,
                pointer(.cancelled, .primary, x: 10, y: 20, at: 1),
            ])
    }

    @Test func aSecondPressCancelsOneWhoseReleaseWasLost() {
        let events = translate(
            .button(down: true, x: 10, y: 20), .motion(x: 11, y: 20), .button(down: true, x: 30, y: 40))
        #expect(
            events.dropFirst(2) == [
                pointer(.cancelled, .primary, x: 11, y: 20, at: 2), pointer(.down, .primary, x: 30, y: 40, at: 2),
            ])
    }

    /// SDL drops the press after a release that it did not see: the first move after it stands for the press, and a release
    /// without one for the whole tap.
    @Test(arguments: [true, false]) func aPressThatSDLDropsIsMadeUp(_ moves: Bool) {
        var translator = EventTranslator(windowID: 1, metrics: metrics)
        var events: [WindowEvent] = []
        func move(isHeld: Bool, at time: Double) {
            let event = SDL_Event.motion(x: 10, y: 20, isHeld: true)
            #expect(translator.contradictsPresses(event))
            translator.follow(isHeld: isHeld, before: event, at: time, into: &events)
            translator.translate(event, at: time, into: &events)
        }
        move(isHeld: true, at: 0)
        move(isHeld: false, at: 1)
        #expect(events.count == 2, "moves without a press")
        events = []
        if moves { move(isHeld: true, at: 2) }
        translator.translate(.button(down: false, x: 10, y: 20), at: 3, into: &events)
        let move = pointer(.moved, .primary, x: 10, y: 20, at: 2)
        #expect(
            events == [pointer(.down, .primary, x: 10, y: 20, at: moves ? 2 : 3)] + (moves ? [move] : [])
                + [pointer(.up, .primary, x: 10, y: 20, at: 3)])
        events = []
        translator.translate(.button(down: false, x: 10, y: 20), at: 4, into: &events)
        #expect(events.isEmpty, "a second one is none")
    }

    /// The release of a press that was cancelled comes a little later than the desktop knows of it, and is no tap.
    @Test func theReleaseOfACancelledPressIsNoTap() {
        var translator = EventTranslator(windowID: 1, metrics: metrics)
        var events: [WindowEvent] = []
        translator.translate(.button(down: true, x: 10, y: 20), at: 0, into: &events)
        translator.translate(.window(SDL_WINDOWEVENT_FOCUS_LOST), at: 0.5, into: &events)
        events = []
        let move = SDL_Event.motion(x: 10, y: 20, isHeld: true)
        translator.follow(isHeld: false, before: move, at: 1, into: &events)
        translator.translate(.button(down: false, x: 10, y: 20), at: 1, into: &events)
        #expect(events.isEmpty)
    }

    @Test func movesThatFitThePressesAreNotQuestioned() {
        var translator = EventTranslator(windowID: 1, metrics: metrics)
        var events: [WindowEvent] = []
        #expect(!translator.contradictsPresses(.motion(x: 1, y: 1)))
        translator.translate(.button(down: true, x: 1, y: 1), at: 0, into: &events)
        #expect(!translator.contradictsPresses(.motion(x: 1, y: 1, isHeld: true)))
    }

    @Test func minimisingCancels() {
        let events = translate(.button(down: true, x: 1, y: 1), .window(SDL_WINDOWEVENT_MINIMIZED))
        #expect(events.dropFirst() == [.concealed, pointer(.cancelled, .primary, x: 1, y: 1, at: 1)])
    }

    @Test(arguments: [
        (UInt8(SDL_BUTTON_LEFT), PointerEvent.Button.primary), (UInt8(SDL_BUTTON_RIGHT), .secondary),
        (UInt8(SDL_BUTTON_MIDDLE), .middle), (4, .other(4)),
    ])
    func buttons(number: UInt8, button: PointerEvent.Button) {
        #expect(
            translate(.button(down: true, number: number, x: 0, y: 0)) == [pointer(.down, button, x: 0, y: 0, at: 0)])
    }

    @Test func positionsAreInPoints() {
        let scaled = WindowMetrics(unitWidth: 800, unitHeight: 600, pixelWidth: 800, pixelHeight: 600, scale: 2)
        #expect(translate(.motion(x: 101, y: 50), metrics: scaled) == [pointer(.moved, nil, x: 50.5, y: 25, at: 0)])
    }

    @Test func fingersArePartsOfTheWindow() {
        let id = PointerEvent.ID(rawValue: 9)
        let events = translate(
            .finger(SDL_FINGERDOWN, id: 9, x: 0.5, y: 0.25), .finger(SDL_FINGERMOTION, id: 9, x: 0.75, y: 1),
            .finger(SDL_FINGERUP, id: 9, x: .nan, y: 1), .finger(SDL_FINGERUP, id: 9, x: 1, y: 0))
        #expect(
            events == [
                pointer(.down, .primary, x: 200, y: 75, at: 0, pointer: id),
                pointer(.moved, .primary, x: 300, y: 300, at: 1, pointer: id),
                pointer(.up, .primary, x: 400, y: 0, at: 3, pointer: id),
            ])
    }

    @Test func syntheticMiceAndFingersAreNone() {
        var mouse = SDL_Event.button(down: true, x: 0, y: 0)
        mouse.button.which = csdl_touch_mouse_id
        var finger = SDL_Event.finger(SDL_FINGERDOWN, id: 1, x: 0, y: 0)
        finger.tfinger.touchId = csdl_mouse_touch_id
        #expect(translate(mouse, finger).isEmpty)
    }

    @Test func otherWindowsAreIgnored() {
        var foreign = SDL_Event.window(SDL_WINDOWEVENT_CLOSE)
        foreign.window.windowID = 2
        #expect(translate(foreign).isEmpty)
    }

    @Test func keysCarryMeaningPlaceAndRepetition() {
        let events = translate(.key(SDLK_LEFTBRACKET, SDL_SCANCODE_8, down: true, repeats: true, KMOD_RALT))
        let expected = KeyEvent(
            key: .character("["), position: .character("8"), modifiers: .option, isDown: true, isRepeat: true,
            timestamp: 0)
        #expect(events == [.key(expected)])
    }

    @Test func wheelCountsNotchesAndFlippedOnesToo() {
        var event = SDL_Event()
        event.wheel = SDL_MouseWheelEvent()
        event.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.windowID = 1
        event.wheel.preciseX = 0.5
        event.wheel.preciseY = -2
        event.wheel.mouseX = 3
        event.wheel.mouseY = 4
        event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
        let expected = WheelEvent(
            deltaX: -0.5, deltaY: 2, position: CGPoint(x: 3, y: 4), modifiers: [], timestamp: 0)
        #expect(translate(event) == [.wheel(expected)])
    }

    @Test(arguments: [
        (SDL_WINDOWEVENT_CLOSE, WindowEvent.closeRequested), (SDL_WINDOWEVENT_HIDDEN, .concealed),
        (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained), (SDL_WINDOWEVENT_DISPLAY_CHANGED, .displayChanged),
    ])
    func windowEvents(id: SDL_WindowEventID, expected: WindowEvent) {
        #expect(translate(.window(id)) == [expected])
    }

    @Test func concealingIsToldOnce() {
        let events = translate(
            .window(SDL_WINDOWEVENT_SHOWN), .window(SDL_WINDOWEVENT_MINIMIZED), .window(SDL_WINDOWEVENT_HIDDEN),
            .window(SDL_WINDOWEVENT_RESTORED), .window(SDL_WINDOWEVENT_SHOWN), .window(SDL_WINDOWEVENT_HIDDEN))
        #expect(events == [.concealed, .revealed, .concealed])
    }

    @Test func resizeTellsTheNewMetrics() {
        #expect(translate(.window(SDL_WINDOWEVENT_SIZE_CHANGED)) == [.resized(metrics)])
        #expect(translate(.window(SDL_WINDOWEVENT_RESIZED)).isEmpty)
    }

    @Test(arguments: [
        (SDL_QUIT, WindowEvent.quit), (SDL_RENDER_TARGETS_RESET, .contentLost), (SDL_RENDER_DEVICE_RESET, .contentLost),
    ])
    func plainEvents(type: SDL_EventType, expected: WindowEvent) {
        var event = SDL_Event()
        event.type = type.rawValue
        #expect(translate(event) == [expected])
    }
}
