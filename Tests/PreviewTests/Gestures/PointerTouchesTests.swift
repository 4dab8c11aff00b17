import Foundation
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

@Suite struct PointerTouchesTests {
    private static let size = CGSize(width: 200, height: 400)

    private func event(
        _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double = 0, _ modifiers: KeyModifiers = [],
        button: PointerEvent.Button? = .primary, pointer: PointerEvent.ID = .mouse
    ) -> PointerEvent {
        PointerEvent(
            phase: phase, pointer: pointer, button: button, position: CGPoint(x: x, y: y), modifiers: modifiers,
            timestamp: time)
    }

    /// Each as `pointer phase x y`.
    private func play(_ events: [PointerEvent]) -> [String] {
        var touches = PointerTouches()
        return events.flatMap { touches.take($0, in: Self.size) }.map {
            "\($0.pointer) \($0.phase) \(Int($0.location.x)) \(Int($0.location.y))"
        }
    }

    @Test func aPressIsOneFinger() {
        let log = play([
            event(.moved, 1, 1), event(.down, 10, 20), event(.moved, 30, 40, [.shift]), event(.up, 30, 40),
            event(.moved, 5, 5),
        ])
        #expect(log == ["-1 began 10 20", "-1 moved 30 40", "-1 ended 30 40"])
    }

    @Test func controlMirrorsItAboutTheMiddleOfTheWindow() {
        let log = play([
            event(.down, 90, 180, [.control]), event(.moved, 50, 100, [.control]), event(.up, 50, 100, []),
        ])
        #expect(
            log == [
                "-1 began 90 180", "-2 began 110 220", "-1 moved 50 100", "-2 moved 150 300", "-1 ended 50 100",
                "-2 ended 150 300",
            ])
    }

    @Test func shiftMovesBothAlike() {
        let log = play([
            event(.down, 90, 180, [.control]), event(.moved, 80, 160, [.control]),
            event(.moved, 100, 170, [.control, .shift]), event(.moved, 90, 170, [.control]), event(.up, 90, 170),
        ])
        #expect(
            log == [
                "-1 began 90 180", "-2 began 110 220", "-1 moved 80 160", "-2 moved 120 240", "-1 moved 100 170",
                "-2 moved 140 250", "-1 moved 90 170", "-2 moved 150 250", "-1 ended 90 170", "-2 ended 150 250",
            ])
    }

    @Test func aPressKeepsWhatItBeganWith() {
        let late = play([event(.down, 10, 20), event(.moved, 20, 20, [.control]), event(.up, 20, 20, [.control])])
        #expect(late == ["-1 began 10 20", "-1 moved 20 20", "-1 ended 20 20"])
    }

    /// The right button took a left drag back.
    @Test func anotherButtonLeavesTheDragAlone() {
        let log = play([
            event(.down, 10, 20), event(.down, 10, 20, button: .secondary), event(.moved, 30, 20),
            event(.up, 30, 20, button: .secondary), event(.up, 30, 20),
        ])
        #expect(log == ["-1 began 10 20", "-1 moved 30 20", "-1 ended 30 20"])
    }

    @Test func lossTakesBothBack() {
        let log = play([event(.down, 90, 180, [.control]), event(.cancelled, 90, 180), event(.up, 1, 1)])
        #expect(log == ["-1 began 90 180", "-2 began 110 220", "-1 cancelled 90 180", "-2 cancelled 110 220"])
    }

    @Test func fingersAreThemselves() {
        let a = PointerEvent.ID(rawValue: 4)
        let b = PointerEvent.ID(rawValue: 7)
        let log = play([
            event(.down, 1, 2, [.control], pointer: a), event(.down, 3, 4, pointer: b), event(.moved, 5, 6, pointer: b),
            event(.up, 1, 2, pointer: a), event(.cancelled, 5, 6, pointer: b),
        ])
        #expect(log == ["4 began 1 2", "7 began 3 4", "7 moved 5 6", "4 ended 1 2", "7 cancelled 5 6"])
    }

    @Test func allOfThemAreTakenBack() {
        var touches = PointerTouches()
        _ = touches.take(event(.down, 90, 180, [.control]), in: Self.size)
        _ = touches.take(event(.down, 1, 2, pointer: PointerEvent.ID(rawValue: 4)), in: Self.size)
        #expect(touches.mirroredPair == [CGPoint(x: 90, y: 180), CGPoint(x: 110, y: 220)])
        let cancelled = touches.cancelAll(at: 3)
        #expect(cancelled.map(\.pointer) == [4, -1, -2])
        #expect(cancelled.allSatisfy { $0.phase == .cancelled && $0.timestamp == 3 })
        #expect(!touches.isActive && touches.mirroredPair.isEmpty)
        #expect(touches.take(event(.up, 90, 180), in: Self.size).isEmpty)
    }

    /// Whatever arrives, touches begin and end in turn, and none is left when nothing is held.
    @Test func everyTouchEndsOnce() {
        var touches = PointerTouches()
        var random = UInt64(7)
        var down: Set<Int> = []
        func next(_ bound: UInt64) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33 % bound)
        }
        for step in 0..<20_000 {
            let pointer = PointerEvent.ID(rawValue: [-1, -1, 4, 7][next(4)])
            let phase: PointerEvent.Phase = [.down, .moved, .moved, .up, .cancelled][next(5)]
            let samples = touches.take(
                event(
                    phase, Double(next(200)), Double(next(400)), at: Double(step), [[], .control, .shift][next(3)],
                    button: phase == .moved ? nil : next(5) == 0 ? .secondary : .primary, pointer: pointer),
                in: Self.size)
            for sample in samples {
                switch sample.phase {
                case .began: #expect(down.insert(sample.pointer).inserted)
                case .moved: #expect(down.contains(sample.pointer))
                case .ended, .cancelled: #expect(down.remove(sample.pointer) != nil)
                }
            }
            #expect(touches.isActive == !down.isEmpty)
        }
    }
}
