/// Presses that do not move, one or several.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture; 1 by default.
    open var numberOfTapsRequired = 1
    /// How many touches make a tap; 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var starts: [UITouch: SIMD2<Double>] = [:]
    private var isBetweenTaps = false
    private var deadline: MainQueue.Token?

    override var expectsTouches: Bool { isBetweenTaps }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isBetweenTaps = false
        deadline = nil
        for touch in touches { starts[touch] = touch.windowLocation }
        if tracked.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: hasStrayed) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !touches.contains(where: hasStrayed), starts.count >= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard tracked.count == touches.count else { return }
        starts = [:]
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            waitForNextTap()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        (taps, starts, isBetweenTaps, deadline) = (0, [:], false, nil)
    }

    /// Whether the touch was further away than a tap may go, at any sample since the last event.
    private func hasStrayed(_ touch: UITouch) -> Bool {
        guard let start = starts[touch] else { return false }
        return touch.samples.contains { sample in
            let way = sample.location - start
            return (way * way).sum() > TapTuning.allowableMovement * TapTuning.allowableMovement
        }
    }

    private func waitForNextTap() {
        isBetweenTaps = true
        deadline = MainQueue.current.asyncAfter(TapTuning.interval) { [weak self] in self?.giveUp() }
    }

    private func giveUp() {
        guard isBetweenTaps else { return }
        isBetweenTaps = false
        state = .failed
        resetIfDone()
    }
}
