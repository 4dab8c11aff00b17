/// The delivery of touches to a recognizer.
extension UIGestureRecognizer {
    /// Whether to track `touch`, which begins with `event`.
    final func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, shouldReceive(event) else { return false }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event)
            && delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    /// Handles the changes of `touches`, which go to this recognizer, phase by phase.
    final func receive(_ touches: [UITouch], event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let part = touches.filter { $0.phase == phase }
            if !part.isEmpty { receive(part, phase: phase, event: event) }
        }
    }

    private func receive(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        if phase == .began { follow(touches) }
        let mine = touches.filter(tracked.contains)
        guard !mine.isEmpty else { return }
        noteLocation()
        if !isDone, awaited.last != .ended {
            isReceiving = true
            tell(of: Set(mine), phase: phase, event: event)
            isReceiving = false
            sendPendingActions()
            readOn()
        }
        // What joins a gesture that goes on is part of it from the start.
        if phase == .began, isGoingOn, cancelsTouchesInView {
            lastWindow?.touches.takeFromViews(mine.filter(tracked.contains))
        }
        if phase == .ended || phase == .cancelled { tracked.removeAll(where: mine.contains) }
    }

    private func tell(of touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    /// Tracks new touches, unless the gesture is over or only waits for others.
    private func follow(_ touches: [UITouch]) {
        guard isEnabled, view != nil, !isDone, awaited.last != .ended else { return }
        tracked += touches
        attempted += touches
        touches.first?.window?.touches.note(self)
    }

    final func drop(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
        attempted.removeAll { $0 === touch }
        unread.removeAll { $0.touch === touch }
        if attempted.isEmpty, currentState == .possible { resumeDependents() }
    }

    private func noteLocation() {
        guard let window = tracked.first?.window else { return }
        let middle = tracked.map(\.windowLocation).middle
        lastLocation = CGPoint(x: middle.x, y: middle.y)
        lastWindow = window
    }

    /// A point of the window in the coordinates of `view`; nil stands for the window.
    final func windowPoint(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let lastWindow else { return point }
        return view.convert(point, from: lastWindow)
    }

    // Our own recognizers look at every sample, in the order of time, so that how samples are spread over frames does
    // not change what they see.

    /// Reads all samples of `touches` since the last event, by a call of `read(_:of:)` for each.
    ///
    /// Actions for a change of state are sent before the next sample is read. A gesture in progress that the samples
    /// continued is `changed` in the end.
    final func readSamples(of touches: Set<UITouch>) {
        let news = tracked.filter(touches.contains).flatMap { touch in touch.samples.map { (touch, $0) } }
        unread += touches.count == 1 ? news : news.sorted { $0.1.timestamp < $1.1.timestamp }
        readUntilTargetsAreToHear()
    }

    /// Reads the samples that were left unread when the state changed.
    private func readOn() {
        while !unread.isEmpty {
            isReceiving = true
            readUntilTargetsAreToHear()
            isReceiving = false
            sendPendingActions()
        }
    }

    private func readUntilTargetsAreToHear() {
        var wentOn = false
        while !unread.isEmpty {
            guard !isDone else {
                unread = []
                return
            }
            let time = unread.first?.sample.timestamp
            let wasGoingOn = isGoingOn
            // Two fingers of a mouse move at one time, and neither of them first.
            while let next = unread.first, next.sample.timestamp == time {
                unread.removeFirst()
                if read(next.sample, of: next.touch), wasGoingOn { wentOn = true }
            }
            evaluate()
            if hasPendingActions { return }
        }
        if wentOn, isGoingOn { advance(to: .changed) }
    }

    /// Calls `body` in the first frame at or after `time` of the host's clock, unless the token is released before.
    final func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> MainQueue.Token {
        let queue = view?.layer.context.mainQueue ?? .current
        return queue.asyncAfter(time - queue.now, joinsFrame: true, body)
    }
}

extension [SIMD2<Double>] {
    /// The mean; zero for no points.
    var middle: SIMD2<Double> { isEmpty ? .zero : reduce(.zero, +) / Double(count) }
}
