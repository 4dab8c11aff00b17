/// A sequence of presses at one place, as far as it has come, for taps and for long presses after taps.
struct TapSequence {
    /// The presses that are over.
    private(set) var count = 0
    /// The touches of the present press, or of the last one, in the order in which they went down.
    private(set) var touches: [UITouch] = []
    private var starts: [SIMD2<Double>] = []
    /// The middle of the first press.
    private var place: SIMD2<Double>?
    private var startTime: TimeInterval?
    private var endTime: TimeInterval?

    /// Adds touches that went down; false where they do not belong to the sequence.
    @MainActor mutating func begin(_ new: [UITouch]) -> Bool {
        if let endTime {
            guard let first = new.first, first.timestamp - endTime <= TapTuning.interval else { return false }
            self.endTime = nil
            startTime = nil
            touches = []
            starts = []
        }
        startTime = startTime ?? new.first?.timestamp
        for touch in new {
            touches.append(touch)
            starts.append(touch.windowLocation)
        }
        guard let place else { return true }
        return starts.allSatisfy { Self.isNear($0, place, TapTuning.spread + spread) }
    }

    /// The greatest distance of the touches of one press from their middle, in points.
    private var spread: Double {
        let middle = starts.middle
        return starts.map { start in
            let way = start - middle
            return (way * way).sum().squareRoot()
        }.max() ?? 0
    }

    /// Ends the press at `time`; false where it took too long for another one to follow.
    mutating func end(at time: TimeInterval) -> Bool {
        if place == nil { place = starts.middle }
        count += 1
        endTime = time
        return startTime.map { time - $0 <= TapTuning.duration } ?? false
    }

    /// Whether `sample` of `touch` is further than `distance` from where the touch went down.
    @MainActor func hasStrayed(_ touch: UITouch, to sample: TouchSample, beyond distance: Double) -> Bool {
        guard let index = touches.firstIndex(where: { $0 === touch }) else { return false }
        return !Self.isNear(sample.location, starts[index], distance)
    }

    private static func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ distance: Double) -> Bool {
        let way = a - b
        return (way * way).sum() <= distance * distance
    }
}

/// The limits of a tap. Apple publishes none of these; ours suit a mouse.
enum TapTuning {
    /// Seconds from the end of a tap to the next press, at most, of taps that belong together.
    static let interval: TimeInterval = 0.35
    /// Points between presses that belong together, at most.
    static let spread: Double = 40
    /// Points that a press may move and still be a tap.
    static let allowableMovement: Double = 10
    /// Seconds that a press may take which is to be followed by another one; a last tap may take any time.
    static let duration: TimeInterval = 0.75
}
