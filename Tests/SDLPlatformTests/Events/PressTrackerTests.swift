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
        var ledger = PressTracker()
        #expect(ledger.admit(event(.down))?.phase == .down)
        #expect(ledger.admit(event(.moved))?.button == .primary)
        #expect(ledger.admit(event(.up))?.phase == .up)
        #expect(ledger.isEmpty)
    }

    @Test func mouseHoversAndFingersDoNot() {
        var ledger = PressTracker()
        #expect(ledger.admit(event(.moved)) == event(.moved))
        #expect(ledger.admit(event(.moved, pointer: PointerEvent.ID(rawValue: 3))) == nil)
    }

    @Test func releaseWithoutPressIsDropped() {
        var ledger = PressTracker()
        #expect(ledger.admit(event(.up)) == nil)
    }

    @Test func everyPressIsCancelledWhereItWas() {
        var ledger = PressTracker()
        let finger = PointerEvent.ID(rawValue: 7)
        _ = ledger.admit(event(.down, x: 1))
        _ = ledger.admit(event(.down, pointer: finger, x: 2))
        _ = ledger.admit(event(.moved, x: 9))
        let cancelled = ledger.cancelAll(at: 4)
        #expect(cancelled.map(\.position.x) == [9, 2])
        #expect(cancelled.map(\.pointer) == [.mouse, finger])
        #expect(cancelled.allSatisfy { $0.phase == .cancelled && $0.timestamp == 4 })
        #expect(ledger.admit(event(.up)) == nil)
        #expect(ledger.cancelAll(at: 5).isEmpty)
    }

    @Test func twoButtonsAreTwoPresses() {
        var ledger = PressTracker()
        _ = ledger.admit(event(.down, .primary))
        _ = ledger.admit(event(.down, .secondary))
        #expect(ledger.admit(event(.up, .primary))?.button == .primary)
        #expect(!ledger.isEmpty)
        #expect(ledger.admit(event(.up, .secondary))?.button == .secondary)
        #expect(ledger.isEmpty)
    }

    @Test func stillMouseIsDoubtedUntilConfirmed() {
        var ledger = PressTracker()
        #expect(!ledger.isDoubtful(at: 100))
        _ = ledger.admit(event(.down, at: 10))
        #expect(!ledger.isDoubtful(at: 10.2))
        #expect(ledger.isDoubtful(at: 10.3))
        ledger.confirm(at: 10.3)
        #expect(!ledger.isDoubtful(at: 10.5))
    }

    /// Whatever arrives, presses and their ends alternate for every pointer and button.
    @Test func everyPressEndsOnce() {
        var ledger = PressTracker()
        var open: Set<[Int64]> = []
        var state: UInt64 = 42
        for step in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let pointer = PointerEvent.ID(rawValue: Int64(state >> 33 % 3) - 1)
            let button: PointerEvent.Button = state >> 40 & 1 == 0 ? .primary : .secondary
            let phase: PointerEvent.Phase = [.down, .moved, .up][Int(state >> 50 % 3)]
            var passed = [ledger.admit(event(phase, button, pointer: pointer))].compactMap { $0 }
            if step % 97 == 0 { passed += ledger.cancelAll(at: 0) }
            for event in passed where event.phase != .moved {
                let key = [event.pointer.rawValue, event.button == .primary ? 0 : 1]
                if event.phase == .down {
                    #expect(open.insert(key).inserted)
                } else {
                    #expect(open.remove(key) != nil)
                }
            }
            #expect(ledger.isEmpty == open.isEmpty)
        }
    }
}
