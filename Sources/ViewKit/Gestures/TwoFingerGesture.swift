import Motion

/// The common behaviour of pinch and rotation: two fingers, a value that follows them, and its velocity.
@MainActor protocol TwoFingerGesture: UIGestureRecognizer {
    var pair: FingerPair { get set }
    var estimator: VelocityEstimator { get set }
    /// The value whose velocity is estimated.
    var followed: Double { get }
    /// The signed distance that the fingers moved for this gesture since both are down, in points; its magnitude
    /// decides about the recognition.
    var way: Double { get }

    /// Called when the first finger of a new gesture went down.
    func startOver()
    /// Called when two fingers are down; they may be others than before.
    func pairFormed()
    /// Called when a finger moved; `before` is the former vector from the first finger to the second one, in points.
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

    /// Applies a movement; returns whether the pair is complete.
    @discardableResult func take(_ sample: TouchSample, of touch: UITouch) -> Bool {
        let before = pair.difference
        if pair.move(touch, to: sample) {
            pairMoved(from: before)
            estimator.add(followed, at: pair.time)
        }
        return pair.isComplete
    }

    /// Begins the gesture once the fingers have moved far enough.
    func beginIfDue() {
        guard state == .possible, pair.isComplete, abs(way) >= FingerPair.recognitionDistance else { return }
        state = .began
    }
}
