import Motion

/// The release of a transition by its gesture.
package struct TransitionRelease: Sendable {
    /// The time at which the following motion starts, in seconds of the host's clock.
    package var time: CFTimeInterval
    /// The progress just before, 0 to 1 and beyond.
    package var progress: Double
    /// The finger's velocity, in progress per second.
    package var velocity: Double
    /// The first state of the following motion.
    package var first: MotionState
    /// Whether the transition goes to its end, not back to its start.
    package var finishes: Bool
    /// The finger's travel that takes progress from 0 to 1, in points; nil where that is not known.
    package var travel: Double?
}
