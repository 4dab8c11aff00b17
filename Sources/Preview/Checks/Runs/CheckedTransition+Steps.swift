import Foundation

/// The steps of checks: they begin, hold, finish and cancel the transition.
extension CheckedTransition {
    /// Plays it in the direction that is next until it is over, or cancels it where that is asked for, half-way; false where
    /// nothing begins.
    @discardableResult func play(isBack: Bool = false, isCancelled: Bool = false) throws -> Bool {
        guard try begin(isBack: isBack, .play) else { return false }
        if isCancelled, try !mayInterrupt() { return false }
        // The views of the transition are known from here on.
        if !isCancelled { _ = try survey() }
        if finger != nil { try lift(finishes: true) }
        if isCancelled {
            try goHalfWay()
            if isRunning { perform(.cancel) } else { omit("it is over before it can be cancelled") }
        }
        try rest()
        return true
    }

    /// Plays it in the direction that is next, and presses the middle of the screen for a moment after `frames`, 0 for no press;
    /// false where nothing begins.
    func play(isBack: Bool, pressedAfter frames: Int) throws -> Bool {
        guard try begin(isBack: isBack, .play) else { return false }
        if finger != nil { try lift(finishes: true) }
        if frames > 0 {
            try step(frames)
            if isRunning { try pressBriefly() }
        }
        try rest()
        return true
    }

    /// Whether iOS could cancel the transition that runs; otherwise it comes to its end, and the omission is noted.
    private func mayInterrupt() throws -> Bool {
        guard let newest = try survey()?.transitions.last, !newest.hasInteraction else { return true }
        omit("it plays without an interaction controller, so that nothing can cancel it half-way")
        try letGo()
        return false
    }

    /// Shows it at `progress`, or has fingers hold it at that fraction of their paths; false where it cannot be held.
    @discardableResult func scrub(to progress: Double, isBack: Bool = false) throws -> Bool {
        if finger == nil, try !begin(isBack: isBack, .show(progress)) { return false }
        if finger != nil {
            try move(to: progress, frames: 10)
            try hold()
        } else {
            try step()
        }
        if session.source.transition?.isInteractive == true { return true }
        let trigger = isBack ? triggers?.back : triggers?.there
        omit(
            trigger?.canHold == false
                ? "what \(trigger.map(String.init(describing:)) ?? "it") begins cannot be held"
                : "its gesture only begins it, and does not hold it")
        if finger != nil { try lift(finishes: true) }
        try rest()
        return false
    }

    /// Begins the transition, or the one back; false where nothing begins.
    private func begin(isBack: Bool, _ motion: ScriptedMotion) throws -> Bool {
        guard let triggers else { return false }
        guard let trigger = isBack ? triggers.back : triggers.there else {
            omit(triggers.omission ?? "no way back is known")
            return false
        }
        if try begin(by: trigger, motion) { return true }
        omit("nothing begins by \(trigger) this time")
        return false
    }

    /// Begins the transition by `trigger`, which is `motion` where it is progress, and returns whether it did; fingers stay down
    /// where they began it.
    func begin(by trigger: TransitionTrigger, _ motion: ScriptedMotion) throws -> Bool {
        switch trigger {
        case .progress:
            perform(motion)
            try step()
        case .drag(_, let paths): try drag(along: paths)
        case .tap(_, let tap): try perform(tap)
        case .script(let script): try play(script)
        }
        if !isRunning { try lose() }
        return isRunning
    }

    /// Lets go of it, so that it runs on to its end.
    func letGo() throws {
        try release()
        try rest()
    }

    private func release() throws {
        if finger != nil { try lift(finishes: true) } else { perform(.play) }
    }

    /// Lets go of it, so that it goes back.
    func cancel() throws {
        try goBack()
        try rest()
    }

    private func goBack() throws {
        if finger == nil {
            perform(.cancel)
            try step()
        } else {
            try lift(finishes: false)
        }
    }

    /// Lets go of it, and presses for a moment while it runs on.
    func letGoAndPress() throws {
        try release()
        try step(3)
        try pressBriefly()
        try rest()
    }

    /// Lets go of it with the velocity of a finger on its way to the end.
    func flick() throws {
        try releaseInMotion()
        try rest()
    }

    /// The same; then a finger stops it on its way, holds it for half a second and is lifted. False where nothing is stopped.
    func flickAndCatch() throws -> Bool {
        try releaseInMotion()
        try step(3)
        guard isRunning, try pressIsHeld() else {
            omit("a finger does not stop it on its way")
            try rest()
            return false
        }
        try observeHeld("caught on its way")
        try lift()
        try rest()
        return true
    }

    /// Lets go of it in motion; then a finger stops it up to `times`, each after `frames`, and is lifted.
    func flickAndCatch(times: Int, after frames: Int) throws {
        try releaseInMotion()
        for _ in 0..<times {
            try step(frames)
            guard isRunning, try pressIsHeld() else { break }
            try step(3)
            try lift()
        }
        try rest()
    }

    /// Turns the screen on its side, or back, which ends a transition that no finger of the code's own holds; such a one is
    /// brought to its end where it `finishes`, and back otherwise.
    func changeSize(finishes: Bool) throws {
        let own = session.plan.screen.size
        // A square has no other side.
        let other = CGSize(width: own.height == own.width ? 0.75 * own.width : own.height, height: own.width)
        let next = screenSize == own ? other : own
        perform(.resize(width: next.width, height: next.height))
        try step()
        if finger != nil { try isRunning ? lift(finishes: finishes) : lose() }
        if session.source.transition?.isInteractive == true { perform(finishes ? .play : .cancel) }
        try rest()
        forgetObservations()
    }

    /// Lets go of it with a finger that moves on; one takes over from the progress first.
    private func releaseInMotion() throws {
        if finger == nil { try press(along: Self.onward) }
        try liftInMotion()
        if session.source.transition?.isInteractive == true { perform(.play) }
    }

    /// Has it go back, and begins it again in the frame after its end; false where nothing begins then.
    func cancelAndBegin() throws -> Bool {
        guard let triggers else { return false }
        try goBack()
        guard try step(atMost: Self.mostFrames, while: { isRunning }) else { throw endless }
        guard try isComplete() == false else {
            omit("it was not cancelled")
            try rest()
            return false
        }
        if try begin(by: triggers.there, .show(0.3)) { return true }
        try rest()
        let isLate = try begin(by: triggers.there, .show(0.3))
        note(Finding(isLate ? .touchSwallowed : .gestureDead, phase: "after a cancel"))
        if isLate { try letGo() }
        return false
    }

    /// Whether the newest transition has come to its end; nil where that is not known.
    func isComplete() throws -> Bool? { try survey()?.transitions.last?.didComplete }
}
