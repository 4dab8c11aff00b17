import Motion

/// Two fingers that turn around each other; recognised when they went 8 points around.
///
/// The rotation counts from the sample that completed those 8 points. The gesture changes while both fingers are down,
/// and ends when both are up; further fingers are ignored.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
    final var pair = FingerPair()
    final var estimator = VelocityEstimator()
    private var angle = 0.0
    /// The angle that was turned since the fingers went down, which setting the rotation does not change.
    private var total = 0.0

    /// The rotation of the fingers since the gesture began, in radians, clockwise positive, beyond a whole turn too.
    /// It continues from a value that is set; values that are not finite are ignored.
    open var rotation: CGFloat {
        get { angle }
        set { if newValue.isFinite { angle = newValue } }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { estimator.velocity(at: pair.time) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(began: touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(ended: touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool { take(sample, of: touch) }

    override final func evaluate() { beginIfDue() }

    final func startOver() {
        angle = 0
        total = 0
    }

    final func pairFormed() {}

    final func pairMoved(from before: SIMD2<Double>) {
        let turn = pair.turn(since: before)
        angle += turn
        total += turn
    }

    final var followed: Double { total }
    final var way: Double { pair.arc }

    /// The rotation counts from here.
    override final func gestureBegins() { angle = 0 }
}
