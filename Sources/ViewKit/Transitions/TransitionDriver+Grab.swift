import Motion

/// A press in the container of a settling transition takes it in the hand.
extension TransitionDriver: TouchInterceptor {
    /// What was grabbed where.
    struct Grab {
        /// In the window's coordinates, points.
        var origin: SIMD2<Double>
        /// The progress that the pointer stands for at the origin: what showed, with the resistance beyond the ends
        /// taken out.
        var progress: Double
        /// The motion that was interrupted.
        var interrupted: Settling
        var time: CFTimeInterval
        /// Samples of the pointer since then.
        var moves = 0
    }

    /// Beyond its ends a grabbed transition resists like a scroll view as long as the way itself.
    private static let resistance = RubberBand(dimension: 1)

    package func intercepts(_ touch: UITouch) -> Bool {
        guard case .settling(let settling) = state, let context, mapping.travel != nil else { return false }
        guard context.containerView.bounds.contains(touch.location(in: context.containerView)) else { return false }
        pause()
        state = .grabbed(
            Grab(
                origin: touch.windowLocation, progress: Self.resistance.unclamp(progress, to: 0...1),
                interrupted: settling, time: CACurrentMediaTime()))
        return true
    }

    package func touchMoved(_ touch: UITouch) {
        guard case .grabbed(var grab) = state, context != nil else { return }
        grab.moves += touch.samples.count
        state = .grabbed(grab)
        show(Self.resistance.clamp(rawProgress(of: touch, since: grab), to: 0...1))
    }

    package func touchEnded(_ touch: UITouch) {
        guard case .grabbed(let grab) = state, context != nil else { return }
        // A click says nothing about where to go: the motion goes on as it was.
        guard grab.moves >= 2 else {
            let velocity = grab.interrupted.state(at: grab.time).velocity
            return settle(toEnd: grab.interrupted.target == 1, velocity: velocity)
        }
        let slope = Self.resistance.slope(at: rawProgress(of: touch, since: grab), clampedTo: 0...1)
        let velocity = releaseVelocity() * slope
        let decision = TransitionRegistry.current.tuning.decision(progress: progress, velocity: velocity)
        settle(toEnd: decision.finishes, velocity: velocity)
    }

    package func touchCancelled(_ touch: UITouch) {
        guard case .grabbed = state, context != nil else { return }
        settle(toEnd: false, velocity: 0)
    }

    private func rawProgress(of touch: UITouch, since grab: Grab) -> Double {
        grab.progress + (mapping.gradient * (touch.windowLocation - grab.origin)).sum()
    }
}
