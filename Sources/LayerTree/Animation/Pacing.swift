import Motion

/// The pacing of an animation as plain numbers, so that a frame does not read the animation object.
enum Pacing {
    case even
    case curve(CubicBezier)
    /// `velocity` in whole distances per second, towards the end.
    case spring(Spring, velocity: Double)

    /// The pacing of `animation`; a spring that cannot be used is at its end at once.
    @MainActor init(_ animation: CAAnimation) {
        if let spring = animation as? CASpringAnimation {
            let velocity = Double(spring.initialVelocity)
            self = .spring(spring.effectiveSpring ?? .immediate, velocity: velocity.isFinite ? velocity : 0)
        } else if let curve = animation.timingFunction?.curve {
            self = .curve(curve)
        } else {
            self = .even
        }
    }

    /// The progress after `time` of `duration` seconds: 0 at the start, 1 at the end.
    func fraction(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
        switch self {
        case .even: duration > 0 ? time / duration : 1
        case .curve(let curve): curve.value(at: duration > 0 ? time / duration : 1)
        case .spring(let spring, let velocity):
            1 + spring.state(from: MotionState(position: -1, velocity: velocity), after: time).position
        }
    }
}
