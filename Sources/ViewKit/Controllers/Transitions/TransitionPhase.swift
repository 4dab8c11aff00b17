/// The phase of one transition: the source of its progress, and the end to which it goes.
///
/// A pure value: `handle(_:)` changes it and returns the action with which the timeline answers the event.
struct TransitionPhase: Hashable, Sendable {
    /// The source of the progress.
    enum State: String, CaseIterable, Sendable {
        /// Time.
        case playing
        /// Code, by `update(_:)` of the driver or `updateInteractiveTransition(_:)` of the context.
        case tracking
        /// A press in the container that stopped a settling transition, or took over one that a tool held.
        case grabbed
        /// The spring or curve that follows a release.
        case settling
        /// Time that runs backwards.
        case rewinding
        /// None: the transition stands at its destination until the animator completes it.
        case completing
        /// None: the transition is over.
        case ended
        /// None: all participants are gone.
        case abandoned
    }

    /// The kind of interaction controller.
    enum Control: String, CaseIterable, Sendable {
        /// None.
        case time
        /// One that scrubs the timeline.
        case driver
        /// One that moves its views itself.
        case foreign
    }

    /// Something that happens to a transition.
    enum Event: Hashable, Sendable {
        /// Code set the progress.
        case update
        /// Code let the transition go on to its end.
        case finish
        /// Code let the transition go back to its start.
        case cancel
        /// Code stopped the transition; `interrupts` says whether its animator can be stopped while it plays.
        case pause(interrupts: Bool)
        /// A touch began in the container.
        case press
        /// A tool sends the transition back to its start.
        case runBack
        /// The screen changes beneath the transition; `toEnd` says which end is nearer.
        case jump(toEnd: Bool)
        /// The motion reached the destination.
        case arrive
        /// The animator completed the transition.
        case complete(Bool)
        /// The host is gone, or the transition never began.
        case abandon
    }

    /// The answer to an event.
    enum Action: String, CaseIterable, Sendable {
        case ignore
        /// Show the progress of the event.
        case show
        /// Move what runs alongside to the progress of the event.
        case follow
        /// Stop the animations that time plays, so that the progress can be set.
        case interrupt
        /// Stop the motion.
        case hold
        /// Move to the destination from the progress and velocity that show.
        case settle
        /// Move what runs alongside to the destination.
        case playOn
        /// Move back to the start at the speed of time.
        case rewind
        /// Show the destination, and let time pass.
        case arrive
        /// End the animations of the transition.
        case finishAnimations
        /// Notify all participants.
        case end
        /// The same, and report that a cancelled transition was completed as a finished one.
        case endAsCancelled
        /// Report that the transition was over already.
        case reportSecondCompletion
    }

    private(set) var state: State
    private(set) var control: Control
    /// Whether the transition goes, or went, to its end; otherwise it is cancelled.
    private(set) var goesToEnd = true

    /// The phase of a transition that has not begun; one that `waits` for a gesture is tracking from the start.
    init(control: Control, waits: Bool) {
        state = waits ? .tracking : .playing
        self.control = control
    }

    /// Whether nothing happens any more.
    var isOver: Bool { state == .ended || state == .abandoned }

    /// Whether a gesture sets the progress.
    var isInteractive: Bool { state == .tracking || state == .grabbed }

    /// Whether a gesture or its release moves the timeline.
    var isDriven: Bool { control == .driver && (isInteractive || state == .settling) }

    /// Makes the interaction controller the driver of the timeline.
    mutating func attachDriver() { control = .driver }

    /// Changes the phase for `event`, and returns what is to be done.
    mutating func handle(_ event: Event) -> Action {
        if state == .abandoned { return .ignore }
        if state == .ended {
            if case .complete = event { return .reportSecondCompletion }
            return .ignore
        }
        switch event {
        case .update: return handleUpdate()
        case .finish: return handleRelease(toEnd: true)
        case .cancel: return handleRelease(toEnd: false)
        case .pause(let interrupts): return handlePause(interrupts)
        case .press: return move(to: .grabbed, from: control == .driver ? [.settling, .tracking] : [.settling], .hold)
        case .runBack: return handleRunBack()
        case .jump(let toEnd): return handleJump(toEnd)
        case .arrive: return move(to: .completing, from: [.settling, .rewinding], .arrive)
        case .complete(let completed): return handleCompletion(completed)
        case .abandon:
            state = .abandoned
            return .ignore
        }
    }

    private mutating func move(to next: State, from states: Set<State>, _ action: Action) -> Action {
        guard states.contains(state) else { return .ignore }
        state = next
        return action
    }

    private func handleUpdate() -> Action {
        switch control {
        case .foreign: return .follow
        case .time: return state == .tracking ? .follow : .ignore
        case .driver: return state == .tracking ? .show : .ignore
        }
    }

    private mutating func handleRelease(toEnd: Bool) -> Action {
        if isDriven {
            state = .settling
            goesToEnd = toEnd
            return .settle
        }
        // Without a driver the end of a gesture leaves the transition to go to its end.
        guard control != .driver, state == .tracking || control == .foreign && state == .playing else { return .ignore }
        goesToEnd = toEnd
        return move(to: .playing, from: [.tracking], .playOn)
    }

    private mutating func handlePause(_ interrupts: Bool) -> Action {
        if state == .playing, control == .driver {
            return interrupts ? move(to: .tracking, from: [.playing], .interrupt) : .ignore
        }
        return move(to: .tracking, from: [.playing, .settling], .hold)
    }

    private mutating func handleRunBack() -> Action {
        if isDriven { return handleRelease(toEnd: false) }
        guard control != .foreign, state == .playing else { return .ignore }
        goesToEnd = false
        return move(to: .rewinding, from: [.playing], .rewind)
    }

    private mutating func handleJump(_ toEnd: Bool) -> Action {
        if state == .playing || state == .completing { return .finishAnimations }
        guard isDriven || state == .rewinding else { return .ignore }
        if isInteractive { goesToEnd = toEnd }
        state = .completing
        return .arrive
    }

    private mutating func handleCompletion(_ completed: Bool) -> Action {
        let contradicts = completed && !goesToEnd
        goesToEnd = completed && goesToEnd
        state = .ended
        return contradicts ? .endAsCancelled : .end
    }
}
