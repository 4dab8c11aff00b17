import Motion

/// Two fingers that turn around each other; recognised when they went 8 points around.
///
/// The rotation counts from the sample that completed those 8 points. The gesture changes while both fingers are down,
/// and ends when both are up; further fingers are ignored.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var angle = 0.0
    /// The angle that was turned since the fingers went down, which setting the rotation does not change.
    private var total = 0.0
    private var estimator = VelocityEstimator()

    /// How far the fingers turned since the gesture began, in radians, clockwise positive, beyond a whole turn too;
    /// settable, from where it goes on. Values that are not finite are ignored.
    open var rotation: CGFloat {
        get { angle }
        set { if newValue.isFinite { angle = newValue } }
    }

    /// How fast the fingers turn, in radians per second.
    open var velocity: CGFloat { estimator.velocity(at: pair.time) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isUnderWay, tracked.count == touches.count { startOver() }
        for touch in tracked where touches.contains(touch) {
            guard pair.add(touch) else {
                ignore(touch, for: event)
                continue
            }
            if pair.isComplete {
                estimator.reset()
                estimator.add(total, at: pair.time)
            }
        }
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
        (pair, angle, total) = (FingerPair(), 0, 0)
        estimator.reset()
    }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool {
        take(sample, of: touch)
        return pair.isComplete
    }

    override final func judge() {
        guard state == .possible, pair.isComplete, abs(pair.arc) >= FingerPair.recognitionDistance else { return }
        state = .began
    }

    private func take(_ sample: TouchSample, of touch: UITouch) {
        let before = pair.difference
        guard pair.move(touch, to: sample) else { return }
        let turn = pair.turn(since: before)
        angle += turn
        total += turn
        estimator.add(total, at: pair.time)
    }

    /// The rotation counts from here.
    override final func gestureBegins() { angle = 0 }
}
