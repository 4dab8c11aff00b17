import Motion

/// The two fingers of a pinch or a rotation: how they lie to each other, and what a gesture has made of it so far.
///
/// The value that it follows counts from when the pair was formed; a finger that lifts and another one that comes down
/// change nothing about it.
struct FingerPair {
    /// How far the fingers have to move against each other, in points.
    static let recognitionDistance = 8.0

    private var fingers: [(touch: UITouch, place: SIMD2<Double>)] = []
    /// When one of two fingers did something last: what a lone finger does has no part in a velocity.
    private(set) var time: TimeInterval = 0
    /// From the first finger to the second one when both were down for the first time.
    private var start = SIMD2<Double>.zero

    var isComplete: Bool { fingers.count == 2 }

    /// From the first finger to the second one, in points.
    var difference: SIMD2<Double> { isComplete ? fingers[1].place - fingers[0].place : .zero }

    /// How far the fingers are apart; never 0, so that ratios are numbers.
    var distance: Double { max(1, (difference * difference).sum().squareRoot()) }

    /// Takes in a finger; false where there are two already.
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

    /// How far the fingers went towards or away from each other since both are down, in points.
    var spread: Double { distance - max(1, (start * start).sum().squareRoot()) }

    /// The angle by which the fingers turned, in radians, -π to π; clockwise is positive.
    func turn(since before: SIMD2<Double>) -> Double {
        let now = difference
        return atan2(before.x * now.y - before.y * now.x, before.x * now.x + before.y * now.y)
    }

    /// How far the fingers went around each other since both are down, in points.
    var arc: Double { turn(since: start) * distance }
}
