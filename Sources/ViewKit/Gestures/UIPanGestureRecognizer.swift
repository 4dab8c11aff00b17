import Motion

/// A drag: recognised after 10 points of travel of a finger, and after 4 of a mouse, which is precise.
///
/// The translation counts from the sample that completed those points: it is zero when the gesture begins; that of scroll
/// views and sheets counts from those points. It ends when fewer than `minimumNumberOfTouches` are left.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of touches of the gesture; 1 by default.
    open var minimumNumberOfTouches = 1
    /// The greatest number of touches of the gesture; no limit by default. More of them before it is recognised make
    /// it fail, later ones are ignored.
    open var maximumNumberOfTouches: Int {
        get { touchLimit ?? defaultTouchLimit }
        set { touchLimit = newValue }
    }

    private var touchLimit: Int?
    /// The greatest number of touches until it is set; for our own subclasses.
    var defaultTouchLimit: Int { .max }

    /// The mean travel of the touches since the first one went down, in window points; touches that come and go do
    /// not add to it.
    private var travel = SIMD2<Double>.zero
    /// The travel at which the translation is zero.
    private var origin = SIMD2<Double>.zero
    private var lastLocations: [UITouch: SIMD2<Double>] = [:]
    private var estimator = PointerVelocityEstimator()
    private var time: TimeInterval = 0
    /// The time of the last sample, in seconds of the host's clock; for our own subclasses and their views.
    final var sampleTime: TimeInterval { time }

    /// The travel of the touches since the gesture began, in the coordinates of `view`.
    ///
    /// Before that, as in `gestureRecognizerShouldBegin(_:)`, it is the travel since they went down.
    open func translation(in view: UIView?) -> CGPoint {
        windowVector(travel - origin, in: view)
    }

    /// The middle of the touches at the sample being read: the end of the translation, also while several samples of
    /// one frame are read.
    open override func location(in view: UIView?) -> CGPoint {
        guard !lastLocations.isEmpty else { return super.location(in: view) }
        let middle = Array(lastLocations.values).middle
        return windowPoint(CGPoint(x: middle.x, y: middle.y), in: view)
    }

    /// Makes `translation` the present translation, from which it goes on; the velocity stays what it is.
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
        if isUnderWay {
            for touch in touches where tracked.count > maximumNumberOfTouches { ignore(touch, for: event) }
        } else if tracked.count > maximumNumberOfTouches {
            state = .failed
            return
        } else if tracked.count == touches.count {
            startOver()
        }
        for touch in touches where tracked.contains(touch) {
            lastLocations[touch] = touch.windowLocation
            time = max(time, touch.timestamp)
        }
        if lastLocations.count == touches.count { estimator.add(travel, at: time) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            for sample in touch.samples { take(sample, of: touch) }
        }
        for touch in touches { lastLocations[touch] = nil }
        let remaining = tracked.count - touches.count
        if !isUnderWay {
            if remaining == 0 { state = .failed }
        } else if remaining < max(1, minimumNumberOfTouches) {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { lastLocations[touch] = nil }
        state = .cancelled
    }

    private func startOver() {
        travel = .zero
        origin = .zero
        time = 0
        lastLocations = [:]
        estimator.reset()
    }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool {
        take(sample, of: touch)
        return true
    }

    override final func evaluate() {
        guard state == .possible, tracked.count >= minimumNumberOfTouches,
            (travel * travel).sum() >= recognitionDistance * recognitionDistance
        else { return }
        state = goesTheRightWay(travel) ? .began : .failed
    }

    /// The travel after which the gesture is recognised, in points: the greatest of those for its touches.
    private var recognitionDistance: Double { tracked.map { Self.recognitionDistance(of: $0.type) }.max() ?? 4 }

    /// The travel after which touches of `type` are recognised as a drag, in points.
    static func recognitionDistance(of type: UITouch.TouchType) -> Double { type == .direct ? 10 : 4 }

    private func take(_ sample: TouchSample, of touch: UITouch) {
        guard let last = lastLocations[touch] else { return }
        travel += (sample.location - last) / Double(max(1, lastLocations.count))
        lastLocations[touch] = sample.location
        time = max(time, sample.timestamp)
        estimator.add(travel, at: time)
    }

    /// Whether the translation begins with the travel beyond that after which the gesture is recognised, instead of 0; for our
    /// own subclasses.
    var appliesTravelBeyondRecognition: Bool { false }

    override final func gestureBegins() {
        let length = (travel * travel).sum().squareRoot()
        let distance = appliesTravelBeyondRecognition ? min(length, recognitionDistance) : length
        origin = length > 0 ? travel * (distance / length) : travel
    }

    /// Whether a drag that went as far as `travel`, in window points, may be this gesture; for our own subclasses.
    func goesTheRightWay(_ travel: SIMD2<Double>) -> Bool { true }
}
