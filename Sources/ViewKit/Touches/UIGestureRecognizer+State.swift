/// How recognizers go from state to state.
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

    /// Tells the targets what they have not heard yet, and clears up after what is over, now or after the event in
    /// progress.
    final func settle() {
        payActions()
        guard let dispatcher = lastWindow?.touches else { return _ = comeToRest() }
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
            payActions()
            enter(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
        default: break
        }
    }

    private func enter(_ new: State) {
        currentState = new
        owesActions = true
    }

    /// Sends the actions for the present state, unless they were sent.
    final func payActions() {
        guard owesActions else { return }
        owesActions = false
        sendActions()
    }

    /// Goes through `states` unless something speaks against it; waits for the recognizers that have to fail first.
    private func attempt(_ states: [State]) {
        let requirements = requirements
        guard !requirements.contains(where: \.isRecognized) else { return fail() }
        let blockers = requirements.filter { $0.isUndecided && !$0.waits(for: self) }
        guard blockers.isEmpty else {
            awaited = states
            for blocker in blockers { blocker.waiters.append(WeakRecognizer(self)) }
            return
        }
        awaited = []
        guard !rivals.contains(where: { $0.isRecognized && $0.excludes(self) }), shouldBegin else { return fail() }
        // The delegate may have switched the recognizer off.
        guard currentState == .possible, isEnabled else { return }
        gestureBegins()
        enter(states[0])
        win()
        for state in states.dropFirst() { change(to: state) }
    }

    /// Takes the touches away from the recognizers and views that lose them.
    private func win() {
        let losers =
            rivals.filter { $0.currentState == .possible && excludes($0) } + waiters.compactMap(\.recognizer)
        waiters = []
        let beaten = losers.filter { $0.currentState == .possible }
        for loser in beaten { (loser.currentState, loser.awaited) = (.failed, []) }
        if cancelsTouchesInView { lastWindow?.touches.takeFromViews(attempted) }
        if !isReceiving { payActions() }
        for loser in beaten { loser.tellWaiters() }
    }

    private func fail() {
        (currentState, awaited) = (.failed, [])
        tellWaiters()
    }

    /// Lets those go on that waited for this recognizer to fail.
    final func tellWaiters() {
        let waiting = waiters.compactMap(\.recognizer)
        waiters = []
        for waiter in waiting where waiter.currentState == .possible && !waiter.awaited.isEmpty {
            let states = waiter.awaited
            waiter.awaited = []
            waiter.attempt(states)
            waiter.payActions()
        }
    }

    /// Whether nothing is left of earlier touches.
    final var isAtRest: Bool { currentState == .possible && attempted.isEmpty && waiters.isEmpty }

    /// Makes a recognizer possible again whose touches are over; whether there was something to clear up.
    ///
    /// One that has not made up its mind when its last touch is gone counts as failed for others, so that a subclass
    /// that never fails holds up nobody.
    @discardableResult final func comeToRest() -> Bool {
        guard tracked.isEmpty, awaited.isEmpty, isDone || !isAtRest && !isGoingOn && !expectsTouches else {
            return false
        }
        (attempted, unread) = ([], [])
        if isDone {
            reset()
            currentState = .possible
        } else {
            tellWaiters()
        }
        return true
    }

    /// Lets go of all touches: a gesture that goes on is cancelled, one that might have come fails.
    final func abandonTouches() {
        let wasPossible = currentState == .possible && !attempted.isEmpty
        (tracked, unread) = ([], [])
        if isGoingOn { change(to: .cancelled) } else if wasPossible { fail() }
        settle()
    }
}
