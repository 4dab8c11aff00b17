import Motion

/// The motion that follows a release: by a spring or by UIKit's rules as the setting says, at the speed and with the timing
/// of the interaction controller, or by that one's own spring.
@MainActor struct CompletionRule {
    let setting: TransitionSettings.Completion
    /// The interaction controller, while it is there.
    let driver: (any TransitionDriver)?
    /// The length of the whole transition, in seconds.
    let duration: CFTimeInterval
    /// Whether the animator has a property animator, whose timing the remainder keeps.
    let followsAnimator: Bool

    /// The motion from `state`, in progress and progress per second, to `target`, 0 or 1, that begins at `start` of the
    /// host's clock.
    func completion(
        from state: MotionState, to target: Double, at start: CFTimeInterval
    ) -> TransitionCompletion {
        if let spring = driver?.ownSpring {
            return .spring(SpringMotion(spring: spring, from: state, to: target, at: start))
        }
        switch setting {
        case .transitionSpring: return .spring(motion(of: transitionSpring, from: state, to: target, at: start))
        case .spring(let spring): return .spring(motion(of: spring, from: state, to: target, at: start))
        case .uikit:
            let distance = target == 1 ? 1 - state.position : state.position
            let cubic = followsAnimator ? driver?.timingCurve?.cubicTimingParameters?.bezier : nil
            return .curve(
                TransitionCompletion.Curve(
                    from: state.position, target: target, start: start,
                    duration: max(0, distance * duration / speed),
                    bezier: cubic ?? driver?.completionCurve.bezier ?? .easeInOut))
        }
    }

    /// The motion of `spring`, which the interaction controller may damp in its own way.
    private func motion(
        of spring: Spring, from state: MotionState, to target: Double, at start: CFTimeInterval
    ) -> SpringMotion {
        let damped = driver?.timingCurve?.springTimingParameters?.damping(spring) ?? spring
        return SpringMotion(spring: damped, from: state, to: target, at: start)
    }

    /// The spring that is as long as the transition is at the interaction controller's speed.
    private var transitionSpring: Spring {
        let duration = duration / speed
        return .critical(duration: min(max(duration, Self.springDurations.lowerBound), Self.springDurations.upperBound))
    }

    /// Perceptual durations of the spring that is as long as the transition, in seconds.
    private static let springDurations = 0.15...1

    /// The speed of the remainder, as a factor of the transition's own; above 0.
    private var speed: Double {
        let speed = Double(driver?.completionSpeed ?? 1)
        return speed.isNaN ? 1 : max(speed, 1e-3)
    }
}
