/// Delivers the samples of pointers to the interceptor, the recognizers and the views of one window.
///
/// Every sample is kept in its touch, so that estimators see all of them. Movements that follow each other become one event
/// at the newest position; beginnings and ends are events of their own, in order.
@MainActor package final class TouchDispatcher {
    weak var window: UIWindow?
    private(set) var active: [UITouch] = []
    /// The interceptors of intercepted touches, by pointer; other touches that begin meanwhile are `swallowed`, and
    /// go nowhere.
    private var interceptors: [Int: any TouchInterceptor] = [:]
    private var swallowed: Set<Int> = []
    /// Of the touches that are down together, the one that went down first; it is kept when it is over.
    package private(set) var leader: UITouch?
    private var taps = TapCounter()
    /// The recognizers that track touches, or have not been reset since.
    private(set) var unsettled: [UIGestureRecognizer] = []
    /// The touches with events that are held back from their views, to be delivered later or not at all.
    var holding: [UITouch] = []
    /// The latest event, with which views receive the cancellation of touches that a gesture takes; nil at first.
    private(set) var latestEvent: UIEvent?
    /// Whether an event is being delivered, or recognizers are being reset.
    private var isDelivering = false

    init() {}

    /// The touches that are down, in the order in which they went down.
    package var current: [UITouch] { active }

    /// Whether a continuous gesture or an interceptor follows touches of this window.
    package var isGestureGoingOn: Bool { !interceptors.isEmpty || unsettled.contains(where: \.isGoingOn) }

    func handle(_ samples: [TouchSample]) {
        guard let context = window?.layer.context else { return }
        var moved: [UITouch] = []
        for sample in samples where sample.isUsable {
            if sample.phase == .moved {
                guard let touch = touch(of: sample.pointer) else { continue }
                touch.take(sample)
                touch.phase = .moved
                if !moved.contains(touch) { moved.append(touch) }
                continue
            }
            context.event { send(moved) }
            moved = []
            context.event { sample.phase == .began ? begin(sample) : end(sample) }
        }
        context.event { send(moved) }
    }

    private func touch(of pointer: Int) -> UITouch? { active.first { $0.pointer == pointer } }

    private func begin(_ sample: TouchSample) {
        // A pointer that goes down twice was lost in between.
        if touch(of: sample.pointer) != nil {
            var lost = sample
            lost.phase = .cancelled
            end(lost)
        }
        guard let window, !UIApplication.of(window.layer.context).isIgnoringInteractionEvents else { return }
        let touch = UITouch(sample, in: window)
        touch.tapCount = taps.count(sample)
        if active.isEmpty { leader = touch }
        let isBesideIntercepted = !interceptors.isEmpty
        active.append(touch)
        defer { touch.settle() }
        if isBesideIntercepted {
            swallowed.insert(touch.pointer)
        } else if let interceptor = window.touchInterceptor, interceptor.intercepts(touch) {
            interceptors[touch.pointer] = interceptor
        } else {
            let event = UIEvent(timestamp: sample.timestamp, touches: active, changed: [touch])
            touch.view = window.hitTest(touch.location(in: window), with: event)
            touch.gestureRecognizers = recognizers(for: touch, of: event)
            window.sendEvent(event)
        }
    }

    private func end(_ sample: TouchSample) {
        guard let touch = touch(of: sample.pointer) else { return }
        touch.take(sample)
        touch.phase = sample.phase == .ended ? .ended : .cancelled
        send([touch])
        active.removeAll { $0 === touch }
        if !holding.contains(touch) { touch.forgetPlace() }
    }

    /// Sends an event for touches that moved or ended.
    private func send(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        let forwarded = touches.flatMap(intercept)
        let open = touches.filter(isOpen)
        if let time = open.map(\.timestamp).max() {
            window?.sendEvent(UIEvent(timestamp: time, touches: active, changed: open))
        }
        for touch in touches {
            if touch.isOver {
                interceptors[touch.pointer] = nil
                swallowed.remove(touch.pointer)
            }
            touch.settle()
        }
        forward(forwarded)
    }

    /// Begins new touches from the samples by which interceptors released theirs, and drops those touches.
    private func forward(_ samples: [TouchSample]) {
        for sample in samples where sample.phase == .began {
            interceptors[sample.pointer] = nil
            active.removeAll { $0.pointer == sample.pointer }
        }
        if !samples.isEmpty { handle(samples) }
    }

    private func isOpen(_ touch: UITouch) -> Bool {
        interceptors[touch.pointer] == nil && !swallowed.contains(touch.pointer)
    }

    /// Passes `touch` to its interceptor, if it has one, and returns the samples by which that releases the touch.
    private func intercept(_ touch: UITouch) -> [TouchSample] {
        guard let interceptor = interceptors[touch.pointer] else { return [] }
        switch touch.phase {
        case .ended: interceptor.touchEnded(touch)
        case .cancelled: interceptor.touchCancelled(touch)
        default: return interceptor.touchMoved(touch)
        }
        return []
    }

    /// The recognizers of the view and its ancestors in the window, the view's first, that are to receive `touch`.
    private func recognizers(for touch: UITouch, of event: UIEvent) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            result += current.recognizers.filter { $0.wants(touch, of: event) }
            // Views around a window within another one have their own touches.
            view = current === window ? nil : current.superview
        }
        return result
    }

    /// Delivers the changed touches of `event` to the recognizers, then to the views.
    func deliver(_ event: UIEvent) {
        let changed = event.changedTouches
        latestEvent = event
        isDelivering = true
        var involved: [UIGestureRecognizer] = []
        for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] }) where !involved.contains(recognizer) {
            involved.append(recognizer)
        }
        for recognizer in involved {
            let touches = changed.filter { $0.gestureRecognizers?.contains(recognizer) == true }
            recognizer.receive(touches, event: event)
        }
        tellViews(of: changed, event: event)
        isDelivering = false
        settle()
    }

    /// Registers `recognizer` to be reset once its touches are over.
    func note(_ recognizer: UIGestureRecognizer) {
        if !unsettled.contains(recognizer) { unsettled.append(recognizer) }
    }

    /// Resets the recognizers whose touches are over, and delivers held touches to views; does nothing while an event
    /// is being delivered, as its delivery ends with this.
    func settle() {
        guard !isDelivering else { return }
        isDelivering = true
        var changes = true
        while changes {
            changes = false
            for recognizer in unsettled where recognizer.resetIfFinished() { changes = true }
        }
        unsettled.removeAll(where: \.isAtRest)
        isDelivering = false
        releaseHeld()
    }

    /// Cancels the touches that began in `view` or below, for recognizers and views; called when it has left the
    /// window.
    func cancelTouches(in view: UIView) {
        for recognizer in unsettled where recognizer.view?.isDescendant(of: view) == true {
            recognizer.abandonTouches()
        }
        takeFromViews((active + holding).filter { $0.view?.isDescendant(of: view) == true })
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

/// Receives each touch that begins in a window before recognizers and views; takes the whole touch or nothing of it.
@MainActor package protocol TouchInterceptor: AnyObject {
    /// Whether to take `touch`, which has just begun.
    func intercepts(_ touch: UITouch) -> Bool
    /// A touch that was taken moved; `touch.samples` has all of its positions since the last call.
    ///
    /// Returns the samples of a new touch of the same pointer, which goes on in its place to recognizers and views; none
    /// where the interceptor keeps the touch.
    func touchMoved(_ touch: UITouch) -> [TouchSample]
    /// A touch that was taken ended.
    func touchEnded(_ touch: UITouch)
    /// A touch that was taken was lost.
    func touchCancelled(_ touch: UITouch)
}
