/// A press that is held: it begins when that has lasted long enough, changes when a touch moves, and ends when one goes
/// up.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of complete taps before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of touches of the press; 1 by default.
    open var numberOfTouchesRequired = 1
    /// The duration for which the touches have to be held, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that a touch may move before the press has lasted long enough, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    private var row = TapSequence()
    private var isBetweenTaps = false
    /// The time at which the press has lasted long enough; nil while a tap is due or touches are missing.
    private var dueTime: TimeInterval?
    private var deadline: MainQueue.Token?

    override final var expectsTouches: Bool { isBetweenTaps }

    /// The taps before the press do not keep it from being recognised.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        isBetweenTaps = false
        guard row.begin(tracked.filter(touches.contains)), row.touches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if row.count < numberOfTapsRequired, let first = row.touches.first {
            deadline = schedule(at: first.timestamp + TapTuning.duration) { [weak self] in self?.state = .failed }
        } else if tracked.count == numberOfTouchesRequired {
            holdOn(since: touches.map(\.timestamp).max() ?? 0)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { readSamples(of: touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let time = touches.map(\.timestamp).max() ?? 0
        if !isUnderWay, let dueTime, time >= dueTime { state = .began }
        if isUnderWay {
            state = .ended
        } else if row.touches.count == numberOfTouchesRequired, row.count < numberOfTapsRequired {
            if tracked.count == touches.count { waitForNextPress(after: time) }
        } else {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        row = TapSequence()
        isBetweenTaps = false
        dueTime = nil
        deadline = nil
    }

    override final func read(_ sample: TouchSample, of touch: UITouch) -> Bool {
        guard !isUnderWay else { return true }
        if let dueTime, sample.timestamp >= dueTime {
            state = .began
        } else if row.hasStrayed(touch, to: sample, beyond: movementLimit) {
            state = .failed
        }
        return true
    }

    private var movementLimit: Double {
        row.count < numberOfTapsRequired ? TapTuning.allowableMovement : Double(allowableMovement)
    }

    private func holdOn(since time: TimeInterval) {
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        let due = time + minimumPressDuration
        dueTime = due
        deadline = schedule(at: due) { [weak self] in
            if self?.isUnderWay == false { self?.state = .began }
        }
    }

    private func waitForNextPress(after time: TimeInterval) {
        guard row.end(at: time) else {
            state = .failed
            return
        }
        isBetweenTaps = true
        deadline = schedule(at: time + TapTuning.interval) { [weak self] in
            self?.isBetweenTaps = false
            self?.state = .failed
        }
    }
}
