/// Presses that do not move, one or several.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps of the gesture; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of touches of a tap; 1 by default.
    open var numberOfTouchesRequired = 1

    private var row = TapSequence()
    private var isBetweenTaps = false
    private var deadline: MainQueue.Token?

    override final var expectsTouches: Bool { isBetweenTaps }

    /// The touches of the last tap, those that went up already included.
    open override var numberOfTouches: Int { row.touches.count }

    /// The middle of the touches of the last tap, in the coordinates of `view`; nil stands for the window.
    open override func location(in view: UIView?) -> CGPoint {
        guard !row.touches.isEmpty else { return super.location(in: view) }
        let middle = row.touches.map(\.windowLocation).middle
        return windowPoint(CGPoint(x: middle.x, y: middle.y), in: view)
    }

    /// The location of one of the touches of the last tap; `touchIndex` must be below `numberOfTouches`.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard hasTouch(touchIndex, of: row.touches.count) else { return .zero }
        return row.touches[touchIndex].location(in: view)
    }

    /// A tap does not keep gestures of more taps from being recognised.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isBetweenTaps = false
        guard row.begin(tracked.filter(touches.contains)), row.touches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        deadline = nil
        if row.count + 1 < numberOfTapsRequired, let first = row.touches.first {
            deadline = schedule(at: first.timestamp + TapTuning.duration) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { failIfStrayed(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        failIfStrayed(touches)
        guard !isDone, tracked.count == touches.count else { return }
        guard row.touches.count == numberOfTouchesRequired else {
            state = .failed
            return
        }
        let time = touches.map(\.timestamp).max() ?? 0
        let wasShort = row.end(at: time)
        if row.count >= numberOfTapsRequired {
            deadline = nil
            state = .ended
        } else if wasShort {
            isBetweenTaps = true
            deadline = schedule(at: time + TapTuning.interval) { [weak self] in self?.giveUp() }
        } else {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        row = TapSequence()
        isBetweenTaps = false
        deadline = nil
    }

    private func failIfStrayed(_ touches: Set<UITouch>) {
        let hasStrayed = touches.contains { touch in
            touch.samples.contains { row.hasStrayed(touch, to: $0, beyond: TapTuning.allowableMovement) }
        }
        if hasStrayed { state = .failed }
    }

    private func giveUp() {
        isBetweenTaps = false
        state = .failed
    }
}
