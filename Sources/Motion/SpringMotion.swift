/// One run of a spring: where it started, when, how fast, and where it goes.
///
/// A value, evaluated at any time in any order. Interrupting is `retargeted(to:with:at:)`: position and velocity are
/// continuous because nothing else is carried over.
package struct SpringMotion: Hashable, Sendable, BitwiseCopyable {
    package let spring: Spring
    package let target: Double
    /// The state at `startTime`, its position in the same coordinates as `target`.
    package let start: MotionState
    /// In seconds on the caller's clock.
    package let startTime: Double

    /// A run from `start` at `startTime` to `target`.
    ///
    /// A target that is not finite is taken to be the start's position, and a position that is not finite the target;
    /// a velocity or time that is not finite counts as 0.
    package init(spring: Spring, from start: MotionState, to target: Double, at startTime: Double) {
        let position = start.position.isFinite ? start.position : (target.isFinite ? target : 0)
        self.spring = spring
        self.target = target.isFinite ? target : position
        self.start = MotionState(position: position, velocity: start.velocity.isFinite ? start.velocity : 0)
        self.startTime = startTime.isFinite ? startTime : 0
    }

    /// The state at `time`; before the start, and exactly at it, the start itself.
    package func state(at time: Double) -> MotionState {
        guard time > startTime else { return start }
        var state = spring.state(from: startOffset, after: time - startTime)
        state.position += target
        return state
    }

    /// The run that goes on from this one's state at `time` to another target, with another spring if one is given.
    package func retargeted(to target: Double, with spring: Spring? = nil, at time: Double) -> SpringMotion {
        let time = max(time, startTime)
        return SpringMotion(spring: spring ?? self.spring, from: state(at: time), to: target, at: time)
    }

    /// The time on the caller's clock at which the envelope of the motion is within `tolerance` of the target.
    ///
    /// `tolerance` is in position units: a quarter of a device pixel makes the last step invisible. Infinite for a
    /// motion that never settles.
    package func settlingTime(within tolerance: Double) -> Double {
        startTime + spring.settlingBound(from: startOffset, within: tolerance)
    }

    /// Whether the motion may be declared done at `time`, leaving at most `tolerance` to jump.
    package func isSettled(at time: Double, within tolerance: Double) -> Bool {
        time >= settlingTime(within: tolerance)
    }

    private var startOffset: MotionState {
        MotionState(position: start.position - target, velocity: start.velocity)
    }
}
