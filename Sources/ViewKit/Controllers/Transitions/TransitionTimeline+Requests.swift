import Motion

/// Requests of the driver, of the context and of tools.
extension TransitionTimeline {
    /// Sets the animator up under `driver`, at the start of a stopped clock where the transition waits for a gesture.
    func start(drivenBy driver: any TransitionDriver) {
        guard let context else { return }
        attach(driver)
        guard phase.isInteractive else { return context.setUp() }
        stopClock()
        context.setUp()
        pauseAnimator()
        show(0)
        if takeoverDirection != nil { context.containerView.window?.touchInterceptor = self }
    }

    /// Sets the progress by code; a driver's comes from the touches that are down, and their mapping to it is learned.
    func update(_ progress: Double) {
        switch handle(.update) {
        case .show:
            let touches = context?.containerView.window?.touches
            keepReleasedProgress(touches)
            show(min(1, progress))
            if let touches { mapping.learn(progress, from: touches) }
        case .follow:
            setProgress = progress
            if let touches = context?.containerView.window?.touches, touches.current.contains(where: { !$0.isOver }) {
                mapping.learn(progress, from: touches)
            }
            if hasOwnAlongside { showAlongside(at: progress * duration) }
        default: return
        }
        context?.progressDidChange()
    }

    /// Keeps the progress before the first update by the code that hears that a finger is lifted.
    private func keepReleasedProgress(_ touches: TouchDispatcher?) {
        guard let touches, touches.current.contains(where: \.isOver) else { return motion = .none }
        if case .lifted = motion { return }
        motion = .lifted(from: min(1, max(0, percentComplete + mapping.pendingChange)))
    }

    /// Ends the gesture at `velocity` in progress per second, nil for that of its pointer; a settling transition changes
    /// its destination.
    func release(finishes: Bool, velocity: Double? = nil) {
        let velocity = velocity ?? releaseVelocity
        switch handle(finishes ? .finish : .cancel) {
        case .settle: settle(velocity: velocity)
        case .playOn:
            reportRelease(velocity: velocity)
            playOn()
        default: break
        }
    }

    /// Stops the transition for a gesture to take over: one that settles, or plays with an animator that can be paused.
    /// Returns false where nothing is stopped.
    @discardableResult func pause() -> Bool {
        let interrupts = phase.state == .playing && context?.interruptibleAnimator != nil
        switch handle(.pause(interrupts: interrupts)) {
        case .interrupt: interrupt()
        case .hold: hold()
        default: return false
        }
        return true
    }

    /// Sends the transition back to its start; one that foreign code moves is left to that.
    func cancel() {
        if phase.isDriven, let driver { return driver.cancel() }
        if handle(.runBack) == .rewind { rewind() }
    }

    /// Brings the transition at once to the end to which it goes, or to the nearer one where a gesture holds it; one that a
    /// gesture of foreign code holds is left to that.
    func jump() {
        switch handle(.jump(toEnd: percentComplete >= 0.5)) {
        case .arrive: arrive()
        case .finishAnimations: break
        default: return
        }
        layers.animations.finish(clock)
        (context?.animator as? ZoomAnimator)?.finishFlight()
    }

    /// Ends the transition at the destination of its phase: all motion stops, and time passes in the container as
    /// everywhere. What still runs goes on.
    func end() {
        close()
        setProgress = phase.goesToEnd ? 1 : 0
        if clock.isScrubbed {
            clock.isScrubbed = false
            layers.animations.finish(clock)
        }
        layers.animations.resetTime(of: clock.layer, atHostTime: layers.mediaTime)
    }

    /// Stops all motion, and releases the touches and the property animator.
    func close() {
        stopMotion()
        mapping = PointerMappings()
        scrubsAnimator = false
    }
}
