import Motion

/// The gesture that dismisses a zoomed screen: a finger that pulls it down or to the trailing side, or two that come together.
///
/// On the canvas of a zoom that moves it catches the card at once.
final class ZoomDismissGestureRecognizer: UIGestureRecognizer {
    /// Whether it begins as a finger comes down.
    var isImmediate = false
    /// Called where fingers come or go during the gesture: what follows counts from there.
    var fingersDidChange: () -> Void = {}
    private(set) var gesture = ZoomResponse.Gesture.pan
    private var locations: [(touch: UITouch, location: SIMD2<Double>)] = []
    /// The middle of the fingers, and the vector between two of them, when the present ones came down.
    private var start = SIMD2<Double>.zero
    private var startDifference = SIMD2<Double>.zero
    private var pointer = PointerVelocityEstimator()
    private var spreads = VelocityEstimator()
    private var time: TimeInterval = 0

    /// The fingers, in the coordinates of `view`, which is neither scaled nor turned within its window.
    func fingers(in view: UIView) -> ZoomFingers {
        let origin = view.convert(CGPoint.zero, to: nil)
        let length = max(1, startDifference.length)
        var fingers = ZoomFingers(gesture: gesture, start: start - SIMD2(origin.x, origin.y))
        fingers.travel = middle - start
        fingers.velocity = pointer.velocity(at: time)
        fingers.forward = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        if gesture == .pinch, locations.count == 2 {
            fingers.spread = difference.length / length
            fingers.spreadVelocity = spreads.velocity(at: time) / length
            fingers.turn = startDifference.angle(to: difference)
        }
        return fingers
    }

    private var middle: SIMD2<Double> { locations.map(\.location).middle }
    private var difference: SIMD2<Double> {
        locations.count == 2 ? locations[1].location - locations[0].location : .zero
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in tracked where touches.contains(touch) {
            guard locations.count < 2 else {
                ignore(touch, for: event)
                continue
            }
            locations.append((touch, touch.windowLocation))
            time = max(time, touch.timestamp)
        }
        count(from: locations.count == 2 ? .pinch : gesture)
        if isImmediate, state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = locations.filter { !touches.contains($0.touch) }
        if remaining.isEmpty { return state = isUnderWay ? .ended : .failed }
        locations = remaining
        count(from: gesture)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        super.reset()
        locations = []
        gesture = .pan
        time = 0
    }

    /// Begins to count at the fingers that are down now.
    private func count(from gesture: ZoomResponse.Gesture) {
        self.gesture = gesture
        start = middle
        startDifference = difference
        pointer.reset()
        spreads.reset()
        pointer.add(start, at: time)
        spreads.add(startDifference.length, at: time)
        if isUnderWay { fingersDidChange() }
    }

    override func read(_ sample: TouchSample, of touch: UITouch) -> Bool {
        guard let index = locations.firstIndex(where: { $0.touch === touch }) else { return false }
        locations[index].location = sample.location
        time = max(time, sample.timestamp)
        pointer.add(middle, at: time)
        if locations.count == 2 { spreads.add(difference.length, at: time) }
        return true
    }

    override func evaluate() {
        guard state == .possible, let touch = locations.first?.touch else { return }
        guard locations.count == 1 else {
            if startDifference.length - difference.length >= FingerPair.recognitionDistance { state = .began }
            return
        }
        let travel = middle - start
        guard travel.length >= UIPanGestureRecognizer.recognitionDistance(of: touch.type) else { return }
        let isForward = (view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -travel.x : travel.x) > 0
        let isAcross = abs(travel.x) > abs(travel.y)
        guard isAcross ? isForward : travel.y > 0 else { return state = .failed }
        gesture = isAcross ? .swipe : .pan
        state = .began
    }

    override func gestureBegins() {
        guard !isImmediate else { return }
        count(from: gesture)
    }

    /// Scroll views within the screen wait: at their edges it is the screen that is pulled.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let other = otherGestureRecognizer as? ScrollPanGestureRecognizer else { return false }
        return other.view?.isDescendant(of: view) == true
    }
}

extension SIMD2<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    /// The angle from this vector to `other`, in radians, -π to π; clockwise is positive.
    fileprivate func angle(to other: SIMD2<Double>) -> Double {
        atan2(x * other.y - y * other.x, x * other.x + y * other.y)
    }
}
