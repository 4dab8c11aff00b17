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
        /// The number of the pointer's samples since then.
        var moveCount = 0
    }

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
            stopped: completion, time: layers.mediaTime)
        return true
    }

    package func touchMoved(_ touch: UITouch) {
        guard phase.state == .grabbed, let progress = rawProgress(of: touch) else { return }
        grab?.moveCount += touch.samples.count
        show(Self.resistance.clamp(progress, to: 0...1))
        context?.progressDidChange()
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

    private func rawProgress(of touch: UITouch) -> Double? {
        guard let grab else { return nil }
        return grab.progress + (mapping.gradient * (touch.windowLocation - grab.origin)).sum()
    }
}
