import Motion

/// The touches that move a driven transition, and their velocity.
extension TransitionTimeline {
    /// The velocity of the driven transition, in progress per second; nil without a driver, and while time moves it.
    var velocity: Double? {
        guard phase.control == .driver else { return nil }
        if case .settling(let settling) = motion { return settling.completion.state(at: layers.mediaTime).velocity }
        switch phase.state {
        case .tracking, .grabbed: return pointerVelocity(at: layers.frameTimestamp)
        case .playing, .rewinding: return nil
        case .settling, .completing, .ended, .abandoned: return 0
        }
    }

    /// The velocity with which a release goes on: of the pointer at its newest sample, or of the motion that it changes.
    var releaseVelocity: Double {
        if case .settling(let settling) = motion { return settling.completion.state(at: layers.mediaTime).velocity }
        return pointerTime.map(pointerVelocity) ?? 0
    }

    /// Whether a press has taken the transition over.
    private var isGrabbed: Bool { if case .grabbed = motion { true } else { false } }

    /// The pointer that leads the gesture, even where it is up by now.
    private var pointer: UITouch? {
        if !isGrabbed, let pointer = mapping.pointer { return pointer }
        return context?.containerView.window?.touches.leader
    }

    /// The time of the newest sample of the gesture's pointers.
    private var pointerTime: TimeInterval? {
        if !isGrabbed, let time = mapping.time { return time }
        return pointer?.timestamp
    }

    /// The pointer's velocity at `time`, in progress per second.
    private func pointerVelocity(at time: TimeInterval) -> Double {
        guard let pointer, let pointerTime else { return 0 }
        return mapping.velocity(of: pointer, newest: pointerTime, at: time)
    }

    /// The time at which the motion after the release starts: that for which the picture shows the pointer's newest sample.
    ///
    /// While dragging, a frame that is seen at its target time shows the pointer as of the frame's beginning; the same
    /// delay applied to the release makes the motion go on without a pause or a step.
    var motionStartTime: CFTimeInterval {
        guard let released = pointerTime else { return layers.mediaTime }
        let delay = layers.mediaTime - layers.frameTimestamp
        return min(layers.mediaTime, max(layers.frameTimestamp, released + delay))
    }
}
