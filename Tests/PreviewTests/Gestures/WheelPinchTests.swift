import Foundation
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

@Suite struct WheelPinchTests {
    private static let size = CGSize(width: 200, height: 400)

    private func turn(_ notches: Double, at time: Double, x: Double = 100) -> WheelEvent {
        WheelEvent(deltaX: 0, deltaY: notches, position: CGPoint(x: x, y: 50), modifiers: [], timestamp: time)
    }

    private func distance(_ samples: [TouchSample]) -> Double? {
        samples.count == 2 ? samples[1].location.x - samples[0].location.x : nil
    }

    @Test func twoFingersComeDownAboutThePointer() {
        var wheel = WheelPinch()
        let samples = wheel.take(turn(1, at: 2), in: Self.size)
        #expect(samples.map(\.phase) == [.began, .began])
        #expect(samples.map(\.location) == [SIMD2(68, 50), SIMD2(132, 50)])
        #expect(samples.allSatisfy { $0.timestamp == 2 })
        #expect(wheel.take(turn(1, at: 2.1), in: Self.size).isEmpty, "they are down already")
    }

    @Test func theyGlideByANotchAndGoUpWhenTheWheelRests() {
        var wheel = WheelPinch()
        _ = wheel.take(turn(2, at: 0), in: Self.size)
        var distances: [Double] = []
        var last: [TouchSample] = []
        for frame in 1...60 where wheel.isActive {
            last = wheel.advance(to: Double(frame) / 60, goesOn: true)
            if let distance = distance(last) { distances.append(distance) }
        }
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 }, "never back")
        #expect(abs((distances.last ?? 0) / (64 * WheelPinch.ratio * WheelPinch.ratio) - 1) < 0.01)
        let step = zip(distances, distances.dropFirst()).map { $1 - $0 }.max() ?? 0
        #expect(step < 8, "no jump")
        #expect(last.suffix(2).map(\.phase) == [.ended, .ended])
        #expect(last.last?.timestamp == 15.0 / 60)
    }

    @Test func theWayBackIsTheSame() {
        var wheel = WheelPinch()
        _ = wheel.take(turn(3, at: 0), in: Self.size)
        _ = wheel.advance(to: 0.1, goesOn: true)
        _ = wheel.take(turn(-3, at: 0.1), in: Self.size)
        for frame in 1...11 { _ = wheel.advance(to: 0.1 + Double(frame) / 60, goesOn: true) }
        #expect(abs(wheel.places[1].x - wheel.places[0].x - 64) < 1)
    }

    @Test func whatDoesNotPinchTakesNoNotice() {
        var wheel = WheelPinch()
        _ = wheel.take(turn(1, at: 0), in: Self.size)
        let samples = wheel.advance(to: 1, goesOn: false)
        #expect(samples.map(\.phase) == [.moved, .moved, .cancelled, .cancelled])
        #expect(!wheel.isActive)
        #expect(wheel.end(at: 2, goesOn: true).isEmpty)
    }

    @Test func bothFingersStayInTheWindowAtFirst() {
        for x in [-50.0, 0, 5, 199, 900] {
            var wheel = WheelPinch()
            let samples = wheel.take(turn(1, at: 0, x: x), in: Self.size)
            #expect(samples.allSatisfy { (0..<200).contains($0.location.x) }, "\(x)")
        }
    }

    @Test(arguments: [0, Double.nan, .infinity]) func noTurnIsNone(_ notches: Double) {
        var wheel = WheelPinch()
        #expect(wheel.take(turn(notches, at: 0), in: Self.size).isEmpty)
        #expect(!wheel.isActive)
    }

    @Test func farTooManyNotchesEndSomewhere() {
        var wheel = WheelPinch()
        for _ in 0..<100 { _ = wheel.take(turn(1000, at: 0), in: Self.size) }
        let samples = wheel.advance(to: 0.2, goesOn: true)
        #expect(samples.allSatisfy { abs($0.location.x) < 2000 })
    }
}
