import Motion

/// Two fingers that move towards or away from each other; recognised after 8 points.
///
/// The scale counts from the sample that completed those 8 points. The gesture changes while both fingers are down, and
/// ends when both are up; further fingers are ignored.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var factor = 1.0
    /// The distance of the fingers at which the scale is 1, in points.
    private var unit = 1.0
    private var estimator = VelocityEstimator()

    /// How far the fingers are apart, as a multiple of how far they were when the gesture began; settable, from where it
    /// goes on. Values not above 0 are ignored.
    open var scale: CGFloat {
        get { factor }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            factor = newValue
            unit = pair.distance / factor
        }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat { estimator.velocity(at: pair.time) / unit }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isUnderWay, tracked.count == touches.count { startOver() }
        for touch in tracked where touches.contains(touch) {
            guard pair.add(touch) else {
                ignore(touch, for: event)
                continue
            }
            if pair.isComplete { goOn() }
        }
    }

    /// A new pair of fingers leaves the scale as it is.
    private func goOn() {
        unit = pair.distance / factor
        estimator.reset()
        estimator.add(pair.distance, at: pair.time)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            for sample in touch.samples { take(sample, of: touch) }
            pair.remove(touch)
        }
        if tracked.count == touches.count { state = isUnderWay ? .ended : .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func startOver() {
        (pair, factor, unit) = (FingerPair(), 1, 1)
        estimator.reset()
    }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool {
        take(sample, of: touch)
        return pair.isComplete
    }

    override final func judge() {
        guard state == .possible, pair.isComplete, abs(pair.spread) >= FingerPair.recognitionDistance else { return }
        state = .began
    }

    private func take(_ sample: TouchSample, of touch: UITouch) {
        guard pair.move(touch, to: sample) else { return }
        factor = pair.distance / unit
        estimator.add(pair.distance, at: pair.time)
    }

    /// The scale counts from here.
    override final func gestureBegins() {
        (factor, unit) = (1, pair.distance)
    }
}
