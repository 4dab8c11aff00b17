/// Brings what pointers do to interceptor, recognizers and views of one window.
///
/// Every sample is kept in its touch, so that estimators see all of them. Movements that follow each other become one event
/// at the newest position; beginnings and ends are events of their own, in order.
@MainActor package final class TouchDispatcher {
    weak var window: UIWindow?
    private var active: [UITouch] = []
    private var interceptors: [Int: any TouchInterceptor] = [:]
    /// The touch that did something last; it is kept when it is over.
    package private(set) var latest: UITouch?
    private var taps = TapCounter()

    init() {}

    /// The touches that are down, in the order in which they went down.
    package var current: [UITouch] { active }

    func handle(_ samples: [TouchSample]) {
        var moved: [UITouch] = []
        for sample in samples where sample.isUsable {
            if sample.phase == .moved {
                guard let touch = touch(of: sample.pointer) else { continue }
                touch.take(sample)
                touch.phase = .moved
                latest = touch
                if !moved.contains(touch) { moved.append(touch) }
                continue
            }
            send(moved)
            moved = []
            sample.phase == .began ? begin(sample) : end(sample)
        }
        send(moved)
    }

    private func touch(of pointer: Int) -> UITouch? { active.first { $0.pointer == pointer } }

    private func begin(_ sample: TouchSample) {
        // A pointer that goes down twice was lost in between.
        if touch(of: sample.pointer) != nil {
            var lost = sample
            lost.phase = .cancelled
            end(lost)
        }
        guard let window else { return }
        let touch = UITouch(sample, in: window)
        touch.tapCount = taps.count(sample)
        active.append(touch)
        latest = touch
        if let interceptor = window.touchInterceptor, interceptor.intercepts(touch) {
            interceptors[touch.pointer] = interceptor
            touch.settle()
            return
        }
        let event = UIEvent(timestamp: sample.timestamp, touches: active)
        touch.view = window.hitTest(touch.location(in: window), with: event)
        touch.gestureRecognizers = recognizers(for: touch)
        window.sendEvent(event)
        touch.settle()
    }

    private func end(_ sample: TouchSample) {
        guard let touch = touch(of: sample.pointer) else { return }
        touch.take(sample)
        touch.phase = sample.phase == .ended ? .ended : .cancelled
        latest = touch
        send([touch])
        active.removeAll { $0 === touch }
        touch.forgetPlace()
    }

    /// Sends an event for touches that moved or ended.
    private func send(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        for touch in touches { intercept(touch) }
        let open = touches.filter { interceptors[$0.pointer] == nil }
        if let time = open.map(\.timestamp).max() {
            window?.sendEvent(UIEvent(timestamp: time, touches: active))
        }
        for touch in touches {
            if touch.phase == .ended || touch.phase == .cancelled { interceptors[touch.pointer] = nil }
            touch.settle()
        }
    }

    private func intercept(_ touch: UITouch) {
        guard let interceptor = interceptors[touch.pointer] else { return }
        switch touch.phase {
        case .ended: interceptor.touchEnded(touch)
        case .cancelled: interceptor.touchCancelled(touch)
        default: interceptor.touchMoved(touch)
        }
    }

    /// The recognizers of the view and its ancestors, the view's first, that want `touch`.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            result += current.recognizers.filter { $0.wants(touch) }
            view = current.superview
        }
        return result
    }

    /// Delivers what the touches of `event` did: to the recognizers, then to the views.
    func deliver(_ event: UIEvent) {
        let changed = active.filter {
            $0.phase != .stationary && interceptors[$0.pointer] == nil && event.allTouches?.contains($0) == true
        }
        var involved: [UIGestureRecognizer] = []
        for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] }) where !involved.contains(recognizer) {
            involved.append(recognizer)
        }
        for recognizer in involved {
            let touches = changed.filter { $0.gestureRecognizers?.contains(recognizer) == true }
            recognizer.receive(touches, event: event)
        }
        for touch in changed { deliver(touch, toViewWith: event) }
        for recognizer in involved { recognizer.resetIfDone() }
    }

    private func deliver(_ touch: UITouch, toViewWith event: UIEvent) {
        guard let view = touch.view, !touch.isLostToView else { return }
        if touch.phase == .began {
            let isSecond = active.contains { $0 !== touch && $0.view === view }
            touch.isLostToView = isSecond && !view.isMultipleTouchEnabled
            touch.reachedView = !touch.isLostToView
        }
        guard touch.reachedView else { return }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    /// Takes `touch` away from its view, which is told so if it knew of the touch.
    func takeFromView(_ touch: UITouch, event: UIEvent?) {
        guard !touch.isLostToView else { return }
        touch.isLostToView = true
        if touch.reachedView { touch.view?.touchesCancelled([touch], with: event) }
    }

    /// Ends, for everybody, the touches that began in `view` or below: it has left the window.
    func cancelTouches(in view: UIView) {
        for touch in active {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.view?.isDescendant(of: view) == true {
                recognizer.abandonTouches()
            }
            if touch.view?.isDescendant(of: view) == true { takeFromView(touch, event: nil) }
        }
    }

    /// Cancels all touches that are down, as when the window loses the pointer.
    package func cancelAll(at timestamp: TimeInterval) {
        window?.handle(
            active.map {
                TouchSample(
                    pointer: $0.pointer, phase: .cancelled, location: $0.windowLocation, timestamp: timestamp)
            })
    }
}

/// Counts presses that follow each other quickly at one place.
private struct TapCounter {
    private var last: TouchSample?
    private var number = 0

    mutating func count(_ sample: TouchSample) -> Int {
        let repeats = last.map { last in
            let distance = sample.location - last.location
            return sample.timestamp - last.timestamp <= TapTuning.interval
                && (distance * distance).sum() <= TapTuning.spread * TapTuning.spread
        }
        number = repeats == true ? number + 1 : 1
        last = sample
        return number
    }
}
