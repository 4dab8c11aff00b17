import Motion

/// A press in the container of a settling transition stops it and drags it on.
extension TransitionTimeline: TouchInterceptor {
    /// A press that stopped a settling transition.
    struct Grab {
        /// In the window's coordinates, points.
        var origin: SIMD2<Double>
        /// The progress that the pointer stands for at the origin: that which showed, without the resistance beyond the ends.
        var progress: Double
        /// The motion that was stopped, at `time` of the host's clock.
        var stopped: TransitionCompletion
        var time: CFTimeInterval
        /// The time of the press, in seconds of the samples' clock.
        var timestamp: TimeInterval
        /// The number of the pointer's samples since then.
        var moveCount = 0

        /// 1 for a transition that went to its end, -1 for one that went back to its start.
        var direction: Double { stopped.target == 1 ? 1 : -1 }
        /// The progress that was left, 0 to 1; below 0 beyond the end.
        var remainder: Double { (stopped.target - progress) * direction }
    }

    /// The remainder below which every drag onward begins the next transition; with more left only a quick one does.
    private static let onwardRemainder = 0.1

    /// Resistance beyond the ends, that of a scroll view as long as the whole distance.
    private static let resistance = RubberBand(dimension: 1)

    package func intercepts(_ touch: UITouch) -> Bool {
        guard case .settling(let completion) = motion, let context, mapping.travel != nil,
            context.containerView.bounds.contains(touch.location(in: context.containerView)),
            handle(.press) == .hold
        else { return false }
        hold()
        grab = Grab(
            origin: touch.windowLocation, progress: Self.resistance.unclamp(percentComplete, to: 0...1),
            stopped: completion, time: layers.mediaTime, timestamp: touch.timestamp)
        return true
    }

    package func touchMoved(_ touch: UITouch) -> [TouchSample] {
        guard phase.state == .grabbed, let progress = rawProgress(of: touch) else { return [] }
        grab?.moveCount += touch.samples.count
        let samples = samplesOnward(of: touch, at: progress)
        if !samples.isEmpty { return complete() ? samples : [] }
        show(Self.resistance.clamp(progress, to: 0...1))
        context?.progressDidChange()
        return []
    }

    package func touchEnded(_ touch: UITouch) {
        guard phase.state == .grabbed, let grab, let raw = rawProgress(of: touch) else { return }
        // A click does not say where to go: the motion goes on as it was.
        guard grab.moveCount >= 2 else {
            return release(finishes: grab.stopped.target == 1, velocity: grab.stopped.state(at: grab.time).velocity)
        }
        let velocity = releaseVelocity * Self.resistance.slope(at: raw, clampedTo: 0...1)
        let decision = layers.transitionSettings.releaseTuning.decision(
            progress: percentComplete, velocity: velocity)
        release(finishes: decision.finishes, velocity: velocity)
    }

    package func touchCancelled(_ touch: UITouch) {
        if phase.state == .grabbed { release(finishes: false, velocity: 0) }
    }

    /// The samples of a new touch in place of `touch`, which has dragged the transition onward past its end; none before,
    /// and for one that goes back, or past the end slowly.
    ///
    /// The new touch begins at the press and has a sample at the place of the end, from which a drag counts that it begins:
    /// the next transition goes as far as the touch lies beyond. `progress` is that of the touch, without resistance.
    private func samplesOnward(of touch: UITouch, at progress: Double) -> [TouchSample] {
        guard let grab, let travel = mapping.travel else { return [] }
        let slop = UIPanGestureRecognizer.recognitionDistance(of: touch.type) + Self.rounding
        let dragged = (progress - grab.progress) * grab.direction * travel
        let beyond = dragged - max(slop, grab.remainder * travel)
        guard beyond >= 0 else { return [] }
        let velocity = releaseVelocity * grab.direction
        guard grab.remainder < Self.onwardRemainder || isFlick(velocity) else { return [] }
        // The gradient is the inverse of the travel.
        let step = mapping.gradient * (travel * grab.direction)
        let pace = velocity * travel > 1 ? 1 / (velocity * travel) : 0
        func sample(_ phase: TouchSample.Phase, _ location: SIMD2<Double>, _ time: TimeInterval) -> TouchSample {
            TouchSample(
                pointer: touch.pointer, phase: phase, location: location, timestamp: max(grab.timestamp, time),
                type: touch.type)
        }
        return [
            sample(.began, grab.origin, grab.timestamp),
            sample(.moved, touch.windowLocation - step * beyond, touch.timestamp - pace * beyond),
            sample(.moved, touch.windowLocation, touch.timestamp),
        ]
    }

    /// Whether a touch that leaves at `velocity` towards the end, in progress per second, carries a transition there from
    /// its start.
    private func isFlick(_ velocity: Double) -> Bool {
        layers.transitionSettings.releaseTuning.decision(progress: 0, velocity: velocity).finishes
    }

    /// More than rounding takes from a distance, in points.
    private static let rounding = 1e-3

    /// Completes the transition at the end to which it went before the press; false where its animator takes longer.
    private func complete() -> Bool {
        guard let grab else { return false }
        show(grab.stopped.target)
        _ = handle(grab.stopped.target == 1 ? .finish : .cancel)
        self.grab = nil
        jump()
        return context == nil
    }

    private func rawProgress(of touch: UITouch) -> Double? {
        guard let grab else { return nil }
        return grab.progress + (mapping.gradient * (touch.windowLocation - grab.origin)).sum()
    }
}
