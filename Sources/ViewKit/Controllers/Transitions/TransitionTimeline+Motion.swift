import Motion

/// The motion that the timeline makes by itself.
extension TransitionTimeline {
    // MARK: The animator

    /// Stops the container's time where it stands, for the progress to be set.
    func stopClock() {
        let time = clock.start == nil ? 0 : clock.time(atHostTime: layers.mediaTime)
        layers.animations.setTime(of: clock.layer, to: time, speed: 0, atHostTime: layers.mediaTime)
        if clock.start == nil { clock.begin(at: 0, atHostTime: layers.mediaTime) }
        clock.isScrubbed = true
    }

    /// Pauses the animator's property animator, if it has one, to be scrubbed beside the clock.
    func pauseAnimator() {
        scrubsAnimator = true
        interruptible?.pauseAnimation()
    }

    /// Stops a transition that plays, at the progress of its property animator.
    func interrupt() {
        let shown = percentComplete
        pauseAnimator()
        stopClock()
        show(interruptible.map { Double($0.fractionComplete) } ?? shown)
    }

    // MARK: Begin and end

    /// Stops the motion where it is, for a gesture to take over.
    func hold() {
        motion = .none
        link?.isPaused = true
        guard hasOwnAlongside, !alongside.isScrubbed, duration > 0 else { return }
        // What plays is paced and what is scrubbed is not: this is the time at which it looks the same.
        let paced = CubicBezier.easeInOut.value(at: alongside.layer.timeOffset / duration)
        alongside.isScrubbed = true
        showAlongside(at: paced * duration)
    }

    /// Moves to the destination from the progress that shows, starting with `velocity` in progress per second.
    func settle(velocity: Double) {
        let progress = percentComplete
        let released = if case .lifted(let progress) = motion { progress } else { progress }
        let start = motionStartTime
        let rule = CompletionRule(
            setting: layers.transitionSettings.completion, driver: driver, duration: clock.duration,
            followsAnimator: interruptible != nil)
        let completion = rule.completion(
            from: MotionState(position: progress, velocity: velocity), to: phase.goesToEnd ? 1 : 0, at: start)
        begin(.settling(TransitionSettling(completion)))
        context?.containerView.window?.touchInterceptor = self
        layers.transitions.onRelease(
            TransitionRelease(
                time: start, progress: released, velocity: velocity,
                first: completion.state(at: start), finishes: phase.goesToEnd, travel: mapping.travel))
    }

    /// Reports the release of a gesture whose code moves the transition itself, and has told its progress.
    func reportRelease(velocity: Double) {
        guard let setProgress else { return }
        layers.transitions.onRelease(
            TransitionRelease(
                time: motionStartTime, progress: setProgress, velocity: velocity,
                first: MotionState(position: setProgress, velocity: velocity), finishes: phase.goesToEnd,
                travel: mapping.travel))
    }

    /// Moves what runs alongside to the destination, as fast as the interaction controller says.
    func playOn() {
        guard hasOwnAlongside else { return }
        let speed = Double(context?.interaction?.completionSpeed ?? 1)
        let factor = speed > 0 && speed.isFinite ? speed : 1
        begin(
            .alongside(
                TransitionMotion.LinearTime(
                    origin: alongside.layer.timeOffset, start: layers.mediaTime,
                    speed: phase.goesToEnd ? factor : -factor)))
    }

    /// Moves what runs alongside to its end from the next frame on, as a transition does that no gesture holds yet.
    func playAlongside() {
        guard hasOwnAlongside else { return }
        begin(.alongside(TransitionMotion.LinearTime(origin: alongside.layer.timeOffset, speed: 1)))
    }

    /// Moves the clock back to its start, as fast as it came.
    ///
    /// Animations that were over already stay over: their completions ran.
    func rewind() {
        let now = layers.mediaTime
        let local = clock.time(atHostTime: now)
        layers.animations.setTime(of: clock.layer, to: local, speed: 0, atHostTime: now)
        // A transition without a start has shown nothing yet.
        if clock.start == nil { clock.begin(at: local, atHostTime: now) }
        if let animating = context?.interruptibleAnimator {
            animating.pauseAnimation()
            animating.isReversed = true
            animating.startAnimation()
        }
        context?.timelineDidRewind()
        begin(.rewinding(TransitionMotion.LinearTime(origin: local, start: now, speed: -1)))
    }

    /// Stands at the destination and lets time pass again: what has come to its end completes, and so does the animator.
    func arrive() {
        show(phase.goesToEnd ? 1 : 0)
        stopMotion()
        let animations = layers.animations
        animations.setTime(of: clock.layer, to: clock.layer.timeOffset, speed: 1, atHostTime: layers.mediaTime)
        clock.isScrubbed = false
        // A chain's next animation starts in a completion, and needs time to pass.
        if !phase.goesToEnd { animations.finish(clock) }
        interruptible?.stopAnimation(false)
        interruptible?.finishAnimation(at: phase.goesToEnd ? .end : .start)
        context?.expectCompletion()
    }

    /// Ends what runs alongside, at its end values.
    func endAlongside() {
        guard hasOwnAlongside else { return }
        alongside.isScrubbed = false
        layers.animations.finish(alongside)
    }

    // MARK: Frames

    private func begin(_ motion: TransitionMotion) {
        self.motion = motion
        if link == nil {
            link = CADisplayLink(target: self, selector: TransitionTimeline.step)
            link?.add(to: layers.displayLinks)
        }
        link?.isPaused = false
    }

    /// Ends the motion, the display link and the interception of touches.
    func stopMotion() {
        motion = .none
        link?.invalidate()
        link = nil
        if let window = container?.window, window.touchInterceptor === self { window.touchInterceptor = nil }
    }

    private func step(_ link: CADisplayLink) {
        guard context != nil else { return stopMotion() }
        switch motion {
        case .settling(var settling): step(&settling, link.targetTimestamp)
        case .rewinding(var time):
            let start = clock.start ?? time.origin
            clock.layer.timeOffset = max(start, time.local(atHostTime: link.targetTimestamp))
            if clock.layer.timeOffset <= start, handle(.arrive) == .arrive { arrive() }
        case .alongside(var time):
            let local = time.local(atHostTime: link.targetTimestamp)
            motion = .alongside(time)
            showAlongside(at: local)
            if time.speed < 0 ? local <= 0 : local >= duration { link.isPaused = true }
        case .none, .lifted, .grabbed: link.isPaused = true
        }
    }

    private func step(_ settling: inout TransitionSettling, _ time: CFTimeInterval) {
        guard let progress = settling.progress(at: time, within: tolerance) else {
            if handle(.arrive) == .arrive { arrive() }
            return
        }
        motion = .settling(settling)
        show(progress)
    }

    /// A quarter of a pixel, in progress.
    private var tolerance: Double {
        let travel = mapping.travel ?? clock.layer.bounds.height
        return 0.25 / max(1, travel * (layers.host?.screen.scale ?? 1))
    }
}
