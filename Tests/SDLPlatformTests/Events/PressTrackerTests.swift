import Foundation
import Testing

@testable import SDLPlatform

@Suite struct PressTrackerTests {
    private func event(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button? = .primary, pointer: PointerEvent.ID = .mouse,
        x: Double = 0, at time: Double = 0
    ) -> PointerEvent {
        PointerEvent(
            phase: phase, pointer: pointer, button: phase == .moved ? nil : button, position: CGPoint(x: x, y: 5),
            timestamp: time)
    }

    @Test func pressMoveRelease() {
        var tracker = PressTracker()
        #expect(tracker.admit(event(.down))?.phase == .down)
        #expect(tracker.admit(event(.moved))?.button == .primary)
        #expect(tracker.admit(event(.up))?.phase == .up)
        #expect(tracker.isEmpty)
    }

    @Test func mouseHoversAndFingersDoNot() {
        var tracker = PressTracker()
        #expect(tracker.admit(event(.moved)) == event(.moved))
        #expect(tracker.admit(event(.moved, pointer: PointerEvent.ID(rawValue: 3))) == nil)
    }

    @Test func releaseWithoutPressIsDropped() {
        var tracker = PressTracker()
        #expect(tracker.admit(event(.up)) == nil)
    }

    @Test func everyPressIsCancelledWhereItWas() {
        var tracker = PressTracker()
        let finger = PointerEvent.ID(rawValue: 7)
        _ = tracker.admit(event(.down, x: 1))
        _ = tracker.admit(event(.down, pointer: finger, x: 2))
        _ = tracker.admit(event(.moved, x: 9))
        let cancelled = tracker.cancelAll(at: 4)
        #expect(cancelled.map(\.position.x) == [9, 2])
        #expect(cancelled.map(\.pointer) == [.mouse, finger])
        #expect(cancelled.allSatisfy { $0.phase == .cancelled && $0.timestamp == 4 })
        #expect(tracker.admit(event(.up)) == nil)
        #expect(tracker.cancelAll(at: 5).isEmpty)
    }

    @Test func twoButtonsAreTwoPresses() {
        var tracker = PressTracker()
        _ = tracker.admit(event(.down, .primary))
        _ = tracker.admit(event(.down, .secondary))
        #expect(tracker.admit(event(.up, .primary))?.button == .primary)
        #expect(!tracker.isEmpty)
        #expect(tracker.admit(event(.up, .secondary))?.button == .secondary)
        #expect(tracker.isEmpty)
    }

    @Test func stillMouseIsDoubtedUntilConfirmed() {
        var tracker = PressTracker()
        #expect(!tracker.isDoubtful(at: 100))
        _ = tracker.admit(event(.down, at: 10))
        #expect(!tracker.isDoubtful(at: 10.2))
        #expect(tracker.isDoubtful(at: 10.3))
        tracker.confirm(at: 10.3)
        #expect(!tracker.isDoubtful(at: 10.5))
    }

    /// A window that is minimised hears of no release.
    @Test func aSecondPressEndsTheFirst() {
        var tracker = PressTracker()
        #expect(tracker.endLostPress(before: event(.down, at: 1)) == nil)
        _ = tracker.admit(event(.down, at: 1))
        #expect(tracker.endLostPress(before: event(.moved, at: 2)) == nil)
        #expect(tracker.endLostPress(before: event(.down, .secondary, at: 2)) == nil)
        let lost = tracker.endLostPress(before: event(.down, at: 3))
        #expect(lost?.phase == .cancelled && lost?.timestamp == 3 && tracker.isEmpty)
        #expect(tracker.admit(event(.down, at: 3))?.phase == .down)
    }

    /// Whatever arrives, presses and their ends alternate for every pointer and button.
    @Test func everyPressEndsOnce() {
        var tracker = PressTracker()
        var open: Set<[Int64]> = []
        var state: UInt64 = 42
        for step in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let pointer = PointerEvent.ID(rawValue: Int64(state >> 33 % 3) - 1)
            let button: PointerEvent.Button = state >> 40 & 1 == 0 ? .primary : .secondary
            let phase: PointerEvent.Phase = [.down, .moved, .up][Int(state >> 50 % 3)]
            var passed = [tracker.admit(event(phase, button, pointer: pointer))].compactMap { $0 }
            if step % 97 == 0 { passed += tracker.cancelAll(at: 0) }
            for event in passed where event.phase != .moved {
                let key = [event.pointer.rawValue, event.button == .primary ? 0 : 1]
                if event.phase == .down {
                    #expect(open.insert(key).inserted)
                } else {
                    #expect(open.remove(key) != nil)
                }
            }
            #expect(tracker.isEmpty == open.isEmpty)
        }
    }
}
