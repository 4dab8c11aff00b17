/// Changes of the animator's state.
extension UIViewPropertyAnimator: AnimatorTimelineOwner {
    /// Becomes active, held at the start, and runs the blocks; with a `delay` it is about to run.
    final func activate(after delay: TimeInterval? = nil) {
        let isEnabled = AnimationBlockStack.current.isEnabled
        let pacing = AnimatorPacing(timingParameters ?? UICubicTimingParameters(), duration: isEnabled ? duration : 0)
        let timeline = AnimatorTimeline(pacing, owner: self, reversed: goesBack, delay: delay)
        self.timeline = timeline
        self.delay = delay ?? 0
        state = .active
        let waiting = blocks
        blocks = []
        // A block may stop the animator.
        for block in waiting where self.timeline === timeline {
            perform(block.changes, on: timeline, window: AnimationWindow(begin: block.delayFactor, end: 1))
        }
    }

    final func perform(_ changes: () -> Void, on timeline: AnimatorTimeline, window: AnimationWindow) {
        let plan = AnimationPlan(
            duration: timeline.pacing.duration, delay: 0, options: options, pacing: .curve(.easeInOut))
        let block = AnimationBlock(
            plan, timeline: timeline, window: window,
            hitTestsShown: isUserInteractionEnabled && !isManualHitTestingEnabled)
        AnimationBlockStack.current.run(block, changes)
    }

    /// Becomes active inside `block`, which plays the animations: with its timing, and not to be interrupted.
    final func start(_ changes: () -> Void, delay: TimeInterval, inside block: AnimationBlock) {
        let curve = options.curve
        let plan = AnimationPlan(duration: duration, delay: delay, options: options, pacing: .curve(curve))
        isPausable = false
        self.delay = plan.delay
        state = .active
        outer = block.timeline?.owner as? UIViewPropertyAnimator
        outer?.inner.append(self)
        // An outer animator tells where it ended, a plain block only whether it did.
        let ends: ((Bool) -> Void)? = outer == nil ? { self.conclude(at: $0 ? .end : .current) } : nil
        runningMayHaveChanged()
        AnimationBlockStack.current.run(plan, changes, completion: ends)
    }

    /// Tells observers whether time moves the animator, where that is another answer than before.
    final func runningMayHaveChanged() {
        let isRunning = isRunning
        guard isRunning != toldRunning else { return }
        toldRunning = isRunning
        KeyValueObservers.changed("isRunning", of: self, from: !isRunning)
    }

    /// The progress of the animator as `fractionComplete` counts it: by time while it runs, and from the end where it is
    /// reversed.
    final var shownFraction: CGFloat {
        if state == .stopped { return stoppedFraction }
        if state == .inactive, let concludedFraction { return concludedFraction }
        guard let timeline else { return outer?.fractionComplete ?? 0 }
        let isOfDistance = scrubsLinearly && timeline.hold != nil
        let value = isOfDistance ? timeline.fraction : timeline.position
        return goesBack ? 1 - value : value
    }

    /// Moves the animator to `fraction`, beyond its ends, too; what runs, and what is not finite, is left as it is.
    package final func scrub(to fraction: CGFloat) {
        guard fraction.isFinite else { return }
        guard state != .stopped else { return report(.usedWhileStopped("fractionComplete")) }
        guard isPausable else { return report(.notInterruptible("fractionComplete")) }
        if state == .inactive { activate() }
        guard let timeline, timeline.hold != nil else { return }
        awaitsAnimations = false
        timeline.scrub(to: goesBack ? 1 - fraction : fraction, evenly: scrubsLinearly)
    }

    final func timelineDidEnd() {
        guard state == .active else { return }
        guard pausesOnCompletion else { return end(at: goesBack ? .start : .end) }
        timeline?.pause()
        runningMayHaveChanged()
    }

    final func timelineWasDropped() { becomeInactive() }

    /// Takes the animations off, and leaves everything at `position`.
    final func end(at position: UIViewAnimatingPosition) {
        timeline?.end(finished: position == .end) { $0.leave(at: position) }
        conclude(at: position)
    }

    /// Takes the animations off, and leaves everything as it shows.
    final func stop() {
        stoppedFraction = shownFraction
        let ending = timeline
        timeline = nil
        state = .stopped
        ending?.end(finished: false) {
            settlements.append($0)
            $0.leave(at: .current)
        }
        runningMayHaveChanged()
    }

    /// The animator is over at `position`.
    final func conclude(at position: UIViewAnimatingPosition) {
        let layers = timeline?.layers
        let handlers = completions
        let ending = inner
        inner = []
        let fraction: CGFloat =
            switch position {
            case .end: goesBack ? 0 : 1
            case .start: goesBack ? 1 : 0
            case .current: shownFraction
            }
        becomeInactive()
        for animator in ending { animator.conclude(at: position) }
        concludedFraction = fraction
        for handler in handlers {
            let call = { handler(position) }
            if let layers { layers.event(call) } else { call() }
        }
        concludedFraction = nil
    }

    /// Discards animations, blocks and completions, and becomes inactive.
    final func becomeInactive() {
        let ending = inner
        timeline = nil
        outer = nil
        inner = []
        state = .inactive
        blocks = []
        completions = []
        settlements = []
        awaitsAnimations = false
        for animator in ending { animator.becomeInactive() }
        runningMayHaveChanged()
    }

    final func report(_ misuse: AnimatorMisuse) {
        (timeline?.layers?.faults ?? .current).report(self, "\(misuse)")
    }
}

extension AnimationRegistry.Settlement {
    /// Leaves the property at `position`.
    @MainActor func leave(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: layer.settle(property, at: end)
        case .start: layer.settle(property, at: start)
        case .current: layer.settle(property, at: current)
        }
    }
}
