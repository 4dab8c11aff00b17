import Motion

/// A press in the container of a settling transition stops it and drags it on; one of a transition that a tool holds takes
/// that over.
extension TransitionTimeline: TouchInterceptor {
    /// A press that took a transition over.
    struct Grab {
        /// In the window's coordinates, points.
        var origin: SIMD2<Double>
        /// The progress that the pointer stands for at the origin: that which showed, without the resistance beyond the ends.
        var progress: Double
        /// The motion that was stopped, at `time` of the host's clock; nil where a tool held the transition.
        var stopped: TransitionCompletion?
        var time: CFTimeInterval
        /// The time of the press, in seconds of the samples' clock.
        var timestamp: TimeInterval
        /// The number of the pointer's samples since then.
        var moveCount = 0
    }

    /// The remainder below which every drag onward begins the next transition; with more left only a quick one does.
    private static let onwardRemainder = 0.1

    /// Resistance beyond the ends, that of a scroll view as long as the whole distance.
    private static let resistance = RubberBand(dimension: 1)

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
            guard case .settling(let completion) = motion, mapping.travel != nil, isInside else { return false }
            stopped = completion
        }
        guard handle(.press) == .hold else { return false }
        hold()
        grab = Grab(
            origin: touch.windowLocation, progress: Self.resistance.unclamp(percentComplete, to: 0...1),
            stopped: stopped, time: layers.mediaTime, timestamp: touch.timestamp)
        return true
    }

    /// Whether a tool holds the transition, and a press may take it over.
    var isHeldByTool: Bool { takeoverDirection != nil && phase.state == .tracking }

    package func touchMoved(_ touch: UITouch) -> [TouchSample] {
        guard phase.state == .grabbed, let progress = rawProgress(of: touch) else { return [] }
        if mapping.travel == nil, !beginTakeover(touch) { return [] }
        grab?.moveCount += touch.samples.count
        let samples = samplesOnward(of: touch, at: progress)
        if !samples.isEmpty { return complete() ? samples : [] }
        show(Self.resistance.clamp(progress, to: 0...1))
        context?.progressDidChange()
        return []
    }

    package func touchEnded(_ touch: UITouch) {
        guard phase.state == .grabbed, let grab, let raw = rawProgress(of: touch) else { return }
        // A click does not say where to go: the motion goes on as it was, or to the nearer end.
        guard grab.moveCount >= 2 else {
            guard let stopped = grab.stopped else { return release(finishes: percentComplete >= 0.5, velocity: 0) }
            return release(finishes: stopped.target == 1, velocity: stopped.state(at: grab.time).velocity)
        }
        let velocity = releaseVelocity * Self.resistance.slope(at: raw, clampedTo: 0...1)
        let decision = layers.transitionSettings.releaseTuning.decision(
            progress: percentComplete, velocity: velocity)
        release(finishes: decision.finishes, velocity: velocity)
    }

    package func touchCancelled(_ touch: UITouch) {
        if phase.state == .grabbed { release(finishes: false, velocity: 0) }
    }

    /// Maps the drag of `touch` to progress once it has gone far enough to be one: the container's length in the direction
    /// of its longer axis is the whole distance. Returns false before.
    private func beginTakeover(_ touch: UITouch) -> Bool {
        guard let grab, let takeoverDirection, let size = context?.containerView.bounds.size else { return false }
        let distance = touch.windowLocation - grab.origin
        let isHorizontal = abs(distance.x) > abs(distance.y)
        let length = isHorizontal ? size.width : size.height
        guard (distance * distance).sum().squareRoot() >= UIPanGestureRecognizer.recognitionDistance(of: touch.type),
            length > 0
        else { return false }
        let step = (takeoverDirection == .leftOrUp ? -1 : 1) / Double(length)
        mapping.givenGradient = isHorizontal ? SIMD2(step, 0) : SIMD2(0, step)
        self.grab?.origin = touch.windowLocation
        return true
    }

    /// The samples of a new touch in place of `touch`, which has dragged the transition onward past its end; none before,
    /// and for one that goes back, or past the end slowly.
    ///
    /// The new touch begins at the press and has a sample at the place of the end, from which a drag counts that it begins:
    /// the next transition goes as far as the touch lies beyond. `progress` is that of the touch, without resistance.
    private func samplesOnward(of touch: UITouch, at progress: Double) -> [TouchSample] {
        guard let grab, let stopped = grab.stopped, let travel = mapping.travel else { return [] }
        // 1 for a transition that went to its end, -1 for one that went back to its start.
        let direction = stopped.target == 1 ? 1.0 : -1
        // The progress that was left, 0 to 1; below 0 beyond the end.
        let remainder = (stopped.target - grab.progress) * direction
        let slop = UIPanGestureRecognizer.recognitionDistance(of: touch.type) + Self.rounding
        let dragged = (progress - grab.progress) * direction * travel
        let beyond = dragged - max(slop, remainder * travel)
        guard beyond >= 0 else { return [] }
        let velocity = releaseVelocity * direction
        guard remainder < Self.onwardRemainder || isFlick(velocity) else { return [] }
        // The gradient is the inverse of the travel.
        let step = mapping.gradient * (travel * direction)
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
        guard let stopped = grab?.stopped else { return false }
        show(stopped.target)
        _ = handle(stopped.target == 1 ? .finish : .cancel)
        self.grab = nil
        jump()
        return context == nil
    }

    private func rawProgress(of touch: UITouch) -> Double? {
        guard let grab else { return nil }
        return grab.progress + (mapping.gradient * (touch.windowLocation - grab.origin)).sum()
    }
}
