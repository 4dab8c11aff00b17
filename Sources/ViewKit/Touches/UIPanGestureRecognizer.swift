import Motion

/// A drag: recognised after 4 points of travel, as a mouse is precise.
///
/// The translation counts from the sample that completed those 4 points: it is zero when the gesture begins.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the touches have to travel, in points.
    package static let recognitionDistance = 4.0

    /// How few touches make the gesture; 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many touches there may be; any number by default.
    open var maximumNumberOfTouches = Int.max

    /// How far the touches went since the first one went down, in window points; touches that come and go do not count.
    private var travel = SIMD2<Double>.zero
    /// The travel at which the translation is zero.
    private var origin = SIMD2<Double>.zero
    private var lastLocations: [UITouch: SIMD2<Double>] = [:]
    private var estimator = PointerVelocityEstimator()
    private var time: TimeInterval = 0

    /// How far the touches went since the gesture began, in the coordinates of `view`.
    ///
    /// Before, and so while a delegate is asked whether the gesture should begin, it is how far they went since they
    /// went down.
    open func translation(in view: UIView?) -> CGPoint {
        windowVector(travel - origin, in: view)
    }

    /// The middle of the touches at the sample that is looked at: where the translation leads to, also while several
    /// samples of one frame are gone through.
    open override func location(in view: UIView?) -> CGPoint {
        guard !lastLocations.isEmpty, let lastWindow else { return super.location(in: view) }
        let middle = lastLocations.values.reduce(SIMD2<Double>.zero, +) / Double(lastLocations.count)
        let point = CGPoint(x: middle.x, y: middle.y)
        return view.map { $0.convert(point, from: lastWindow) } ?? point
    }

    /// Makes `translation` the present translation, from which it goes on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        var vector = translation
        if let view, let lastWindow { vector = view.convert(vector: translation, to: lastWindow) }
        origin = travel - SIMD2(vector.x, vector.y)
    }

    /// The velocity of the touches at the time of the last sample, in points of `view` per second.
    open func velocity(in view: UIView?) -> CGPoint { windowVector(estimator.velocity(at: time), in: view) }

    private func windowVector(_ vector: SIMD2<Double>, in view: UIView?) -> CGPoint {
        let point = CGPoint(x: vector.x, y: vector.y)
        guard let view, let lastWindow else { return point }
        return view.convert(vector: point, from: lastWindow)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentState == .possible, tracked.count == touches.count { startOver() }
        for touch in touches {
            lastLocations[touch] = touch.windowLocation
            time = max(time, touch.timestamp)
        }
        if currentState == .possible, tracked.count > maximumNumberOfTouches { state = .failed }
        if lastLocations.count == touches.count { estimator.add(travel, at: time) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        var wentOn = false
        for sample in samples(of: touches) {
            take(sample)
            if isRecognized { wentOn = true } else { beginIfFar() }
            if isDone { return }
        }
        if wentOn { state = .changed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for sample in samples(of: touches) { take(sample) }
        for touch in touches { lastLocations[touch] = nil }
        let remaining = tracked.count - touches.count
        if !isRecognized {
            if remaining == 0 { state = .failed }
        } else if remaining < max(1, minimumNumberOfTouches) {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { lastLocations[touch] = nil }
        state = isRecognized ? .cancelled : .failed
    }

    private func startOver() {
        (travel, origin, time) = (.zero, .zero, 0)
        lastLocations = [:]
        estimator.reset()
    }

    /// The samples of all `touches` since the last event, by time, with the touch that each belongs to.
    private func samples(of touches: Set<UITouch>) -> [(touch: UITouch, sample: TouchSample)] {
        let all = tracked.filter(touches.contains).flatMap { touch in touch.samples.map { (touch, $0) } }
        return touches.count == 1 ? all : all.sorted { $0.1.timestamp < $1.1.timestamp }
    }

    private func take(_ entry: (touch: UITouch, sample: TouchSample)) {
        guard let last = lastLocations[entry.touch] else { return }
        travel += (entry.sample.location - last) / Double(max(1, lastLocations.count))
        lastLocations[entry.touch] = entry.sample.location
        time = max(time, entry.sample.timestamp)
        estimator.add(travel, at: time)
    }

    private func beginIfFar() {
        guard currentState == .possible, tracked.count >= minimumNumberOfTouches,
            (travel * travel).sum() >= Self.recognitionDistance * Self.recognitionDistance
        else { return }
        state = .began
    }

    /// The translation counts from here.
    override final func gestureBegins() { origin = travel }
}
