import Motion

/// What pinch and rotation have in common: two fingers, a value that follows them, and how fast that changes.
@MainActor protocol TwoFingerGesture: UIGestureRecognizer {
    var pair: FingerPair { get set }
    var estimator: VelocityEstimator { get set }
    /// What the velocity is that of.
    var followed: Double { get }
    /// How far the fingers went in the way of the gesture since both are down, in points; either way counts.
    var way: Double { get }

    /// The first finger of a new gesture went down.
    func startOver()
    /// Two fingers are down; they may be others than before.
    func pairFormed()
    /// A finger moved, from the first to the second one it was `before`.
    func pairMoved(from before: SIMD2<Double>)
}

extension TwoFingerGesture {
    func follow(began touches: Set<UITouch>, _ event: UIEvent) {
        if !isUnderWay, tracked.count == touches.count {
            pair = FingerPair()
            estimator.reset()
            startOver()
        }
        for touch in tracked where touches.contains(touch) {
            guard pair.add(touch) else {
                ignore(touch, for: event)
                continue
            }
            guard pair.isComplete else { continue }
            pairFormed()
            estimator.reset()
            estimator.add(followed, at: pair.time)
        }
    }

    func follow(ended touches: Set<UITouch>) {
        for touch in touches {
            for sample in touch.samples { take(sample, of: touch) }
            pair.remove(touch)
        }
        if tracked.count == touches.count { state = isUnderWay ? .ended : .failed }
    }

    /// Takes in a movement; whether the pair is complete.
    @discardableResult func take(_ sample: TouchSample, of touch: UITouch) -> Bool {
        let before = pair.difference
        if pair.move(touch, to: sample) {
            pairMoved(from: before)
            estimator.add(followed, at: pair.time)
        }
        return pair.isComplete
    }

    /// Begins the gesture once the fingers went far enough.
    func beginIfDue() {
        guard state == .possible, pair.isComplete, abs(way) >= FingerPair.recognitionDistance else { return }
        state = .began
    }
}
