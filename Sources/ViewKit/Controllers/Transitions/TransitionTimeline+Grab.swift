import Motion

/// A press in the container of a settling transition stops it and drags it on; one of a transition that a tool holds takes
/// that over.
extension TransitionTimeline: TouchInterceptor {
    package func intercepts(_ touch: UITouch) -> Bool {
        guard let context else { return false }
        let isInside = context.containerView.bounds.contains(touch.location(in: context.containerView))
        var stopped: TransitionCompletion?
        if isHeldByTool {
            // The screens would not answer to touches while they stand in between.
            guard isInside else {
                release(finishes: percentComplete >= 0.5, velocity: 0)
                return false
            }
        } else {
            guard case .settling(let settling) = motion, mapping.travel != nil, isInside else { return false }
            stopped = settling.completion
        }
        guard handle(.press) == .hold else { return false }
        hold()
        motion = .grabbed(TransitionGrab(of: stopped, by: touch, showing: percentComplete, at: layers.mediaTime))
        return true
    }

    /// Whether a tool holds the transition, and a press may take it over.
    var isHeldByTool: Bool { takeoverDirection != nil && phase.state == .tracking }

    package func touchMoved(_ touch: UITouch) -> [TouchSample] {
        guard case .grabbed(var grab) = motion else { return [] }
        if mapping.travel == nil, let takeoverDirection, let size = context?.containerView.bounds.size {
            mapping.givenGradient = grab.takeover(by: touch, takeoverDirection, in: size)
        }
        if mapping.travel != nil { grab.moveCount += touch.samples.count }
        motion = .grabbed(grab)
        guard mapping.travel != nil else { return [] }
        let progress = grab.progress(of: touch, under: mapping)
        let samples = grab.samplesOnward(
            of: touch, at: progress, under: mapping, velocity: releaseVelocity,
            tuning: layers.transitionSettings.releaseTuning)
        if !samples.isEmpty { return complete(grab) ? samples : [] }
        show(TransitionGrab.resistance.clamp(progress, to: 0...1))
        context?.progressDidChange()
        return []
    }

    package func touchEnded(_ touch: UITouch) {
        guard case .grabbed(let grab) = motion else { return }
        // A click does not say where to go: the motion goes on as it was, or to the nearer end.
        guard grab.moveCount >= 2 || grab.isDrag(of: touch) else {
            guard let stopped = grab.stopped else { return release(finishes: percentComplete >= 0.5, velocity: 0) }
            return release(finishes: stopped.target == 1, velocity: stopped.state(at: grab.time).velocity)
        }
        let slope = TransitionGrab.resistance.slope(at: grab.progress(of: touch, under: mapping), clampedTo: 0...1)
        let velocity = releaseVelocity * slope
        let decision = layers.transitionSettings.releaseTuning.decision(
            progress: percentComplete, velocity: velocity)
        let own = driver?.ownDecision?(percentComplete, velocity)
        release(finishes: own ?? decision.finishes, velocity: velocity)
    }

    package func touchCancelled(_ touch: UITouch) {
        if case .grabbed = motion { release(finishes: false, velocity: 0) }
    }

    /// Completes the transition at the end to which it went before the press of `grab`; false where its animator takes longer.
    private func complete(_ grab: TransitionGrab) -> Bool {
        guard let stopped = grab.stopped else { return false }
        show(stopped.target)
        _ = handle(stopped.target == 1 ? .finish : .cancel)
        motion = .none
        jump()
        return context == nil
    }
}
