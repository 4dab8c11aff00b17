/// How recognizers go from state to state, and settle among themselves which of them wins.
extension UIGestureRecognizer {
    /// Whether the gesture is neither possible nor going on.
    final var isDone: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Whether the present touches were found to be this gesture.
    final var isRecognized: Bool { [.began, .changed, .ended].contains(currentState) }

    final func advance(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            if pendingState == nil { recognize(as: new == .changed ? .began : new) }
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            currentState = new
            sendActions()
        case (.began, .failed), (.changed, .failed): advance(to: .cancelled)
        default: break
        }
    }

    /// Becomes `new` unless something speaks against it; waits for the recognizers that have to fail first.
    private func recognize(as new: State) {
        let blockers = unresolvedRequirements
        guard blockers.isEmpty else {
            pendingState = new
            for blocker in blockers { blocker.waiters.append(WeakRecognizer(self)) }
            return
        }
        pendingState = nil
        guard shouldBegin, !rivals.contains(where: { $0.isRecognized && $0.excludes(self) }) else { return fail() }
        gestureBegins()
        currentState = new
        let losers = rivals.filter { $0.currentState == .possible && excludes($0) } + waiters.compactMap(\.recognizer)
        waiters = []
        for loser in losers where loser.currentState == .possible {
            loser.currentState = .failed
            loser.pendingState = nil
        }
        if cancelsTouchesInView {
            for touch in tracked { touch.window?.touches.takeFromView(touch, event: nil) }
        }
        sendActions()
        for loser in losers { loser.tellWaiters() }
        for loser in losers { loser.resetIfDone() }
    }

    private func fail() {
        currentState = .failed
        pendingState = nil
        tellWaiters()
    }

    /// Lets those go on that waited for this recognizer to fail.
    private func tellWaiters() {
        let waiting = waiters.compactMap(\.recognizer)
        waiters = []
        for waiter in waiting {
            guard let pending = waiter.pendingState, waiter.currentState == .possible else { continue }
            waiter.pendingState = nil
            waiter.recognize(as: pending)
            waiter.resetIfDone()
        }
    }

    private var shouldBegin: Bool {
        (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }

    /// The other recognizers that follow one of this one's touches.
    private var rivals: [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        for rival in tracked.flatMap({ $0.gestureRecognizers ?? [] }) where rival !== self && !result.contains(rival) {
            result.append(rival)
        }
        return result
    }

    /// Whether `other` cannot be recognised beside this one.
    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let mine = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
        return !mine && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    /// The recognizers that have to fail first and still may be recognised.
    private var unresolvedRequirements: [UIGestureRecognizer] {
        var required = failureRequirements.compactMap(\.recognizer)
        required += rivals.filter { rival in
            let mine = delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false
            return mine || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false
        }
        return required.filter { $0.isEnabled && $0.currentState == .possible && $0.isBusy }
    }

    /// Whether what goes on may still become this gesture.
    final var isBusy: Bool { !tracked.isEmpty || pendingState != nil || expectsTouches }
}
