import Foundation
import ViewKit

/// Turns what pointers do on a stage, and what is typed, into the rows of a script.
struct GestureRecorder {
    /// The stage's time at which the script starts, in seconds.
    private let start: Double
    /// The number of rows.
    private(set) var count = 0
    /// The script's name for each pointer that is down; the smallest free number from 0 on.
    private var names: [Int: Int] = [:]
    private var last = 0.0

    /// A recorder of a script that starts at `start`.
    init(start: Double) { self.start = start }

    /// The event of `sample` on a screen of `size` points; nil for a pointer that went down before the script began.
    mutating func event(of sample: TouchSample, in size: CGSize) -> GestureScript.Event? {
        if sample.phase == .began {
            names[sample.pointer] = (0...names.count).first { !names.values.contains($0) }
        }
        guard let name = names[sample.pointer] else { return nil }
        if sample.phase == .ended || sample.phase == .cancelled { names[sample.pointer] = nil }
        return GestureScript.Event(
            t: milliseconds(ofRowAt: sample.timestamp), phase: .init(sample.phase),
            x: Self.rounded(sample.location.x / size.width, to: 1e12),
            y: Self.rounded(sample.location.y / size.height, to: 1e12), pointer: name == 0 ? nil : name,
            touch: sample.phase == .began && sample.type == .direct ? true : nil)
    }

    /// The time of a new row, in milliseconds since the script's start, for one at `time` of the stage.
    mutating func milliseconds(ofRowAt time: Double) -> Double {
        // A sample may be older than the recording, and fingers that are held may bring their times in turn.
        last = max(last, Self.rounded((time - start) * 1000, to: 1e6))
        count += 1
        return last
    }

    /// `value` in whole parts of 1: what a replay takes through seconds and points and back is the same number again.
    private static func rounded(_ value: Double, to parts: Double) -> Double { (value * parts).rounded() / parts }
}

extension GestureScript.Phase {
    init(_ phase: TouchSample.Phase) {
        self =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
    }
}
