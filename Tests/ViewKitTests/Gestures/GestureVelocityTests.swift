import Foundation
import TestSupport
import Testing

@testable import ViewKit

/// The velocities that recognizers tell when they end, against drags whose velocity is known.
@MainActor @Suite struct GestureVelocityTests {
    struct Vectors: Decodable {
        struct Row: Decodable, Sendable, CustomTestStringConvertible {
            var id: String
            var reportRate, releaseTime, trueVelocity: Double
            var samples: [[Double]]
            var testDescription: String { id }
        }
        struct Velocity: Decodable { var absolute, relative, absoluteAt60Hz: Double }
        struct Tolerance: Decodable { var velocity: Velocity }
        var tolerance: Tolerance
        var rows: [Row]

        static func load() throws -> Vectors {
            try VectorFolder(in: .module).load(Vectors.self, from: "gesture_velocity")
        }

        /// The allowed error of an estimate for the true velocity of `row`, in points per second.
        func tolerance(for row: Row) -> Double {
            let absolute = row.reportRate == 60 ? tolerance.velocity.absoluteAt60Hz : tolerance.velocity.absolute
            return max(absolute, tolerance.velocity.relative * abs(row.trueVelocity))
        }
    }

    /// Plays `row`, a frame every 1/60 s, with the fingers that `places` puts at each position.
    private func play(_ row: Vectors.Row, on host: TestHost, _ places: (Double) -> [SIMD2<Double>]) {
        func samples(_ phase: TouchSample.Phase, _ position: Double, _ time: Double) -> [TouchSample] {
            places(position).enumerated().map {
                TouchSample(pointer: $0.offset, phase: phase, location: $0.element, timestamp: time)
            }
        }
        var frame: [TouchSample] = []
        for (index, sample) in row.samples.enumerated() {
            frame += samples(index == 0 ? .began : .moved, sample[1], sample[0])
            let next = index + 1 < row.samples.count ? row.samples[index + 1][0] : .infinity
            if (next * 60).rounded(.down) > (sample[0] * 60).rounded(.down) {
                host.window.handle(frame)
                frame = []
            }
        }
        host.window.handle(samples(.ended, row.samples.last?[1] ?? 0, row.releaseTime))
    }

    @Test(arguments: try Vectors.load().rows) func aPanTellsTheVelocity(_ row: Vectors.Row) throws {
        let host = TestHost()
        let listener = Listener()
        host.show()
        host.window.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: Listener.pan))
        play(row, on: host) { [SIMD2(20 + $0, 30)] }
        #expect(abs(listener.velocity - row.trueVelocity) <= (try Vectors.load().tolerance(for: row)))
    }

    @Test(arguments: try Vectors.load().rows) func aPinchTellsTheVelocity(_ row: Vectors.Row) throws {
        let host = TestHost()
        let listener = Listener()
        host.show()
        host.window.addGestureRecognizer(UIPinchGestureRecognizer(target: listener, action: Listener.pinch))
        play(row, on: host) { [SIMD2(90 - $0 / 2, 30), SIMD2(110 + $0 / 2, 30)] }
        let unit = (20 + (row.samples.last?[1] ?? 0)) / listener.scale
        #expect(abs(listener.velocity * unit - row.trueVelocity) <= (try Vectors.load().tolerance(for: row)))
    }

    @MainActor private final class Listener {
        var velocity = 0.0
        var scale = 1.0

        func pan(_ sender: UIPanGestureRecognizer) {
            if sender.state == .ended { velocity = sender.velocity(in: nil).x }
        }

        func pinch(_ sender: UIPinchGestureRecognizer) {
            guard sender.state == .ended else { return }
            velocity = sender.velocity
            scale = sender.scale
        }
    }
}
