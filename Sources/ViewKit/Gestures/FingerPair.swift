import Motion

/// The two fingers of a pinch or a rotation, and their positions relative to each other, now and at the start.
///
/// Distances and angles count from when the second finger last came down. The value of the gesture, which its
/// recognizer keeps, does not change when a finger lifts and another one comes down.
struct FingerPair {
    /// The distance that the fingers have to move relative to each other until the gesture is recognised, in points.
    static let recognitionDistance = 8.0

    private var fingers: [(touch: UITouch, place: SIMD2<Double>)] = []
    /// The time of the last touch down, or of the last movement while both fingers were down: movements of a lone
    /// finger do not count towards a velocity.
    private(set) var time: TimeInterval = 0
    /// The vector from the first finger to the second one, in points, when the second of them came down.
    private var start = SIMD2<Double>.zero

    var isComplete: Bool { fingers.count == 2 }

    /// The vector from the first finger to the second one, in points; zero unless both are down.
    var difference: SIMD2<Double> { isComplete ? fingers[1].place - fingers[0].place : .zero }

    /// The distance of the fingers, in points; at least 1, so that ratios are finite.
    var distance: Double { max(1, (difference * difference).sum().squareRoot()) }

    /// Adds a finger; false where there are two already.
    @MainActor mutating func add(_ touch: UITouch) -> Bool {
        guard !isComplete else { return false }
        fingers.append((touch, touch.windowLocation))
        time = max(time, touch.timestamp)
        if isComplete { start = difference }
        return true
    }

    mutating func remove(_ touch: UITouch) { fingers.removeAll { $0.touch === touch } }

    /// Moves a finger; false where it is not one of two.
    mutating func move(_ touch: UITouch, to sample: TouchSample) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.touch === touch }) else { return false }
        fingers[index].place = sample.location
        guard isComplete else { return false }
        time = max(time, sample.timestamp)
        return true
    }

    /// The change of the distance since both fingers are down, in points; positive where they moved apart.
    var spread: Double { distance - max(1, (start * start).sum().squareRoot()) }

    /// The angle by which the fingers turned, in radians, -π to π; clockwise is positive.
    func turn(since before: SIMD2<Double>) -> Double {
        let now = difference
        return atan2(before.x * now.y - before.y * now.x, before.x * now.x + before.y * now.y)
    }

    /// The arc by which the fingers moved around each other since both are down, in points; clockwise is positive.
    var arc: Double { turn(since: start) * distance }
}
