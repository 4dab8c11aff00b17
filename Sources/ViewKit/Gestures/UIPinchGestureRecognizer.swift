import Motion

/// Two fingers that move towards or away from each other; recognised after 8 points.
///
/// The scale counts from the sample that completed those 8 points. The gesture changes while both fingers are down, and
/// ends when both are up; further fingers are ignored.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
    final var pair = FingerPair()
    final var estimator = VelocityEstimator()
    private var factor = 1.0
    /// The distance of the fingers at which the scale is 1, in points.
    private var unit = 1.0

    /// The distance of the fingers as a multiple of that when the gesture began. It continues from a value that is
    /// set; values not above 0, or not finite, are ignored.
    open var scale: CGFloat {
        get { factor }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            factor = newValue
            unit = pair.distance / factor
        }
    }

    /// The velocity of the scale, per second.
    open var velocity: CGFloat { estimator.velocity(at: pair.time) / unit }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(began: touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(ended: touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool { take(sample, of: touch) }

    override final func evaluate() { beginIfDue() }

    final func startOver() {
        factor = 1
        unit = 1
    }

    /// A new pair of fingers leaves the scale as it is.
    final func pairFormed() { unit = pair.distance / factor }

    final func pairMoved(from before: SIMD2<Double>) { factor = pair.distance / unit }

    final var followed: Double { pair.distance }
    final var way: Double { pair.spread }

    /// The scale counts from here.
    override final func gestureBegins() {
        factor = 1
        unit = pair.distance
    }
}
