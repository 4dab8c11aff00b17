import Foundation
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// From the events of a window to recognizers, through the loop that a user's window runs.
@MainActor struct HandsTests {
    /// Hears of pinches and of taps.
    @MainActor private final class Listener {
        var states: [UIGestureRecognizer.State] = []
        var scale: CGFloat = 0
        var rotation: CGFloat = 0
        var taps = 0

        func pinch(_ sender: UIPinchGestureRecognizer) {
            states.append(sender.state)
            scale = sender.scale
        }

        func rotate(_ sender: UIRotationGestureRecognizer) { rotation = sender.rotation }
        func tap(_ sender: UITapGestureRecognizer) { taps += 1 }
        func pan(_ sender: UIPanGestureRecognizer) { states.append(sender.state) }
    }

    /// A window with a view over its screens. Each test makes its own, as SDL is shared by all that are open.
    @MainActor private final class Rig {
        let run: WindowControls
        let listener = Listener()
        let view: UIView

        init() throws {
            run = try WindowControls(
                Subject(named: "magic-move"), options: RunOptions(),
                environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
            let window = run.session.stage.window
            view = run.session.stage.run { UIView(frame: window.bounds) }
            run.session.stage.run { window.addSubview(view) }
            while run.needsFrame { _ = try run.session.step() }
        }

        func pointer(
            _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ modifiers: KeyModifiers = [],
            _ pointer: PointerEvent.ID = .mouse
        ) throws {
            run.handle(
                .pointer(
                    PointerEvent(
                        phase: phase, pointer: pointer, button: .primary, position: CGPoint(x: x, y: y),
                        modifiers: modifiers, timestamp: MonotonicTime.now())))
            _ = try run.session.step()
        }

        func turn(_ notches: Double) throws {
            run.handle(
                .wheel(
                    WheelEvent(
                        deltaX: 0, deltaY: notches, position: CGPoint(x: 100, y: 100), modifiers: [],
                        timestamp: MonotonicTime.now())))
        }
    }

    @Test func controlAndTheMousePinch() throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UIPinchGestureRecognizer(target: rig.listener, action: Listener.pinch))
        // The middle is at (195, 422): fingers 100 points apart, then 120, then 240.
        try rig.pointer(.down, 145, 422, .control)
        #expect(rig.run.overlay.fingers == [CGPoint(x: 145, y: 422), CGPoint(x: 245, y: 422)])
        for x in [135.0, 105, 75] { try rig.pointer(.moved, x, 422, .control) }
        try rig.pointer(.up, 75, 422)
        #expect(rig.listener.states == [.began, .changed, .changed, .ended])
        #expect(abs(rig.listener.scale - 2) < 1e-9)
        #expect(rig.run.overlay.fingers.isEmpty)
    }

    @Test func controlAndTheMouseTurn() throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UIRotationGestureRecognizer(target: rig.listener, action: Listener.rotate))
        try rig.pointer(.down, 145, 422, .control)
        for degrees in stride(from: 10.0, through: 100, by: 10) {
            let angle = degrees * .pi / 180
            try rig.pointer(.moved, 195 - 50 * cos(angle), 422 - 50 * sin(angle), .control)
        }
        #expect(abs(rig.listener.rotation - .pi / 2) < 1e-9)
        try rig.pointer(.up, 195, 372)
    }

    @Test func theWheelPinches() throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UIPinchGestureRecognizer(target: rig.listener, action: Listener.pinch))
        try rig.turn(4)
        #expect(rig.run.needsFrame)
        while rig.run.hasTouches { _ = try rig.run.session.step() }
        while rig.run.needsFrame { _ = try rig.run.session.step() }
        #expect(rig.listener.states.first == .began && rig.listener.states.last == .ended)
        // The turn until recognition, from 64 to 72 points or a frame further, does not count; a machine that
        // is busy may make one frame of it all.
        #expect(rig.listener.scale >= 1 && rig.listener.scale < pow(WheelPinch.ratio, 4) * 64 / 72)
        #expect(!rig.run.needsFrame, "the window is at rest")
    }

    @Test func theWheelTapsNothing() throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UITapGestureRecognizer(target: rig.listener, action: Listener.tap))
        try rig.turn(1)
        while rig.run.needsFrame { _ = try rig.run.session.step() }
        #expect(rig.listener.taps == 0)
        #expect(rig.run.session.stage.window.touches.current.isEmpty)
    }

    @Test func severalFingersPinch() throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UIPinchGestureRecognizer(target: rig.listener, action: Listener.pinch))
        let a = PointerEvent.ID(rawValue: 0)
        let b = PointerEvent.ID(rawValue: 1)
        try rig.pointer(.down, 100, 100, [], a)
        try rig.pointer(.down, 200, 100, [], b)
        try rig.pointer(.moved, 220, 100, [], b)
        try rig.pointer(.moved, 340, 100, [], b)
        try rig.pointer(.up, 340, 100, [], b)
        try rig.pointer(.up, 100, 100, [], a)
        #expect(rig.listener.states == [.began, .changed, .ended])
        #expect(abs(rig.listener.scale - 2) < 1e-9)
    }

    @Test(arguments: [WindowEvent.focusLost, .concealed]) func whatIsLostIsNotStuck(_ event: WindowEvent) throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UIPinchGestureRecognizer(target: rig.listener, action: Listener.pinch))
        try rig.turn(4)
        while rig.listener.states.isEmpty { _ = try rig.run.session.step() }
        rig.run.handle(event)
        rig.run.handle(.revealed)
        while rig.run.needsFrame { _ = try rig.run.session.step() }
        #expect(rig.listener.states.last == .cancelled)
        #expect(rig.run.session.stage.window.touches.current.isEmpty)
    }

    /// A press of which the window had not heard when the key came stayed down for ever.
    @Test func escapeTakesBackWhatTheWindowHasNotSeen() throws {
        let rig = try Rig()
        rig.view.addGestureRecognizer(UIPanGestureRecognizer(target: rig.listener, action: Listener.pan))
        for (phase, x) in [(PointerEvent.Phase.down, 100.0), (.moved, 150)] {
            rig.run.handle(
                .pointer(
                    PointerEvent(
                        phase: phase, pointer: .mouse, button: .primary, position: CGPoint(x: x, y: 100),
                        timestamp: MonotonicTime.now())))
        }
        rig.run.perform(.cancel)
        while rig.run.needsFrame { _ = try rig.run.session.step() }
        #expect(rig.run.session.stage.window.touches.current.isEmpty)
        #expect(rig.listener.states == [.began, .cancelled])
    }
}
