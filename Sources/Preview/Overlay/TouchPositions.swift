import Foundation
import Recorder
import ViewKit

/// The positions of the touches that are down: those of the mouse, of the wheel and of a script.
@MainActor final class TouchPositions: FrameSink {
    private var positions: [Int: SIMD2<Double>] = [:]

    let isRequired = false

    /// The positions in points, in the order of the pointers' numbers.
    var all: [CGPoint] { positions.sorted { $0.key < $1.key }.map { CGPoint(x: $0.value.x, y: $0.value.y) } }

    func append(_ sample: TouchSample, on screen: ScreenTraits) {
        switch sample.phase {
        case .began, .moved: positions[sample.pointer] = sample.location
        case .ended, .cancelled: positions[sample.pointer] = nil
        }
    }

    func append(_ record: FrameRecord, from runner: FrameRunner) {}
}
