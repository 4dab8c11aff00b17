/// Touches on their way into a recognizer.
extension UIGestureRecognizer {
    final func wants(_ touch: UITouch) -> Bool {
        isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
    }

    /// Takes in what the touches that go to this recognizer did; all of them did the same.
    final func receive(_ touches: [UITouch], event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let part = touches.filter { $0.phase == phase }
            if !part.isEmpty { receive(part, phase: phase, event: event) }
        }
    }

    private func receive(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        if phase == .began {
            guard isEnabled, !isDone, pendingState == nil else { return }
            tracked += touches
        }
        let mine = touches.filter { tracked.contains($0) }
        guard !mine.isEmpty else { return }
        noteLocation()
        if !isDone, pendingState == nil {
            switch phase {
            case .began: touchesBegan(Set(mine), with: event)
            case .moved: touchesMoved(Set(mine), with: event)
            case .ended: touchesEnded(Set(mine), with: event)
            case .cancelled: touchesCancelled(Set(mine), with: event)
            case .stationary: break
            }
        }
        if phase == .ended || phase == .cancelled { tracked.removeAll { mine.contains($0) } }
    }

    private func noteLocation() {
        guard let window = tracked.first?.window else { return }
        let sum = tracked.reduce(SIMD2<Double>.zero) { $0 + $1.windowLocation } / Double(tracked.count)
        (lastLocation, lastWindow) = (CGPoint(x: sum.x, y: sum.y), window)
    }

    final func lastLocation(in view: UIView?) -> CGPoint {
        guard let view, let lastWindow else { return lastLocation }
        return view.convert(lastLocation, from: lastWindow)
    }

    /// Makes a recognizer that is done possible again once its touches are over.
    final func resetIfDone() {
        guard isDone, tracked.isEmpty else { return }
        reset()
        currentState = .possible
        pendingState = nil
    }

    /// Lets go of all touches: a gesture that goes on is cancelled, one that might have come fails.
    final func abandonTouches() {
        if currentState == .began || currentState == .changed {
            advance(to: .cancelled)
        } else if isBusy {
            advance(to: .failed)
        }
        tracked = []
        resetIfDone()
    }
}
