/// The state machine of recognizers.
extension UIGestureRecognizer {
    /// Whether the gesture is neither possible nor going on.
    final var isDone: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Whether the present touches were found to be this gesture.
    final var isRecognized: Bool { isGoingOn || currentState == .ended }

    /// Whether a continuous gesture goes on.
    final var isGoingOn: Bool { currentState == .began || currentState == .changed }

    /// Whether a continuous gesture goes on, or would if it did not wait for others to fail.
    final var isUnderWay: Bool { isGoingOn || awaited == [.began] }

    /// Whether what goes on may still become this gesture.
    final var isUndecided: Bool {
        currentState == .possible && isEnabled && (!tracked.isEmpty || !awaited.isEmpty || expectsTouches)
    }

    final func advance(to new: State) {
        change(to: new)
        if !isReceiving { settle() }
    }

    /// Sends the pending actions, and resets recognizers whose touches are over, now or after the event in progress.
    final func settle() {
        sendPendingActions()
        guard let dispatcher = lastWindow?.touches else { return _ = resetIfFinished() }
        dispatcher.note(self)
        dispatcher.settle()
    }

    private func change(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .changed):
            if awaited.isEmpty { attempt([.began]) }
        case (.possible, .ended):
            if awaited.isEmpty { attempt([.ended]) } else if awaited == [.began] { awaited.append(.ended) }
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            sendPendingActions()
            enter(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
        default: break
        }
    }

    private func enter(_ new: State) {
        currentState = new
        hasPendingActions = true
    }

    /// Sends the actions of the present state, once.
    final func sendPendingActions() {
        guard hasPendingActions else { return }
        hasPendingActions = false
        sendActions()
    }

    /// Enters `states` one after the other unless a rival or the delegate prevents it; waits for the recognizers that have to
    /// fail first.
    private func attempt(_ states: [State]) {
        let requirements = requirements
        guard !requirements.contains(where: \.isRecognized) else { return fail() }
        let blockers = requirements.filter { $0.isUndecided && !$0.waits(for: self) }
        guard blockers.isEmpty else {
            awaited = states
            for blocker in blockers { blocker.dependents.append(WeakRecognizer(self)) }
            return
        }
        awaited = []
        guard !rivals.contains(where: { $0.isRecognized && $0.excludes(self) }), shouldBegin else { return fail() }
        // The delegate may have switched the recognizer off.
        guard currentState == .possible, isEnabled else { return }
        gestureBegins()
        enter(states[0])
        preventRivals()
        for state in states.dropFirst() { change(to: state) }
    }

    /// Fails the rivals that this recognizer excludes, and cancels touches in views.
    private func preventRivals() {
        let candidates =
            rivals.filter { $0.currentState == .possible && excludes($0) } + dependents.compactMap(\.recognizer)
        dependents = []
        let prevented = candidates.filter { $0.currentState == .possible }
        for rival in prevented {
            rival.currentState = .failed
            rival.awaited = []
            rival.wasPrevented()
        }
        if cancelsTouchesInView { lastWindow?.touches.takeFromViews(attempted) }
        if !isReceiving { sendPendingActions() }
        for rival in prevented { rival.resumeDependents() }
    }

    private func fail() {
        currentState = .failed
        awaited = []
        resumeDependents()
    }

    /// Resumes the recognizers that waited for this one to fail.
    final func resumeDependents() {
        let waiting = dependents.compactMap(\.recognizer)
        dependents = []
        for dependent in waiting where dependent.currentState == .possible && !dependent.awaited.isEmpty {
            let states = dependent.awaited
            dependent.awaited = []
            dependent.attempt(states)
            dependent.sendPendingActions()
        }
    }

    /// Whether nothing is left of earlier touches.
    final var isAtRest: Bool { currentState == .possible && attempted.isEmpty && dependents.isEmpty }

    /// Resets a recognizer whose touches are over to `.possible`; returns whether there was anything to reset.
    ///
    /// One that is undecided when its last touch is gone counts as failed for others, so that a subclass that never
    /// fails blocks none of them.
    @discardableResult final func resetIfFinished() -> Bool {
        guard tracked.isEmpty, awaited.isEmpty, isDone || !isAtRest && !isGoingOn && !expectsTouches else {
            return false
        }
        attempted = []
        unread = []
        if isDone {
            reset()
            currentState = .possible
        } else {
            resumeDependents()
        }
        return true
    }

    /// Drops all touches: a gesture in progress is cancelled, a possible one fails.
    final func abandonTouches() {
        let wasPossible = currentState == .possible && !attempted.isEmpty
        tracked = []
        unread = []
        if isGoingOn { change(to: .cancelled) } else if wasPossible { fail() }
        settle()
    }
}
