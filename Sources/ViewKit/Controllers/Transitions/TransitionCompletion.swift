import Motion

/// The motion of a transition after the release, to one of its ends.
enum TransitionCompletion {
    case spring(SpringMotion)
    case curve(Curve)

    /// UIKit's completion: the remaining distance in the remaining time.
    struct Curve {
        var from: Double
        var target: Double
        /// In seconds of the host's clock.
        var start: CFTimeInterval
        var duration: CFTimeInterval
        var bezier: CubicBezier
    }

    /// The progress at the end: 0 or 1.
    var target: Double {
        switch self {
        case .spring(let motion): motion.target
        case .curve(let curve): curve.target
        }
    }

    /// Progress and its change per second at the host's `time`.
    ///
    /// A spring that does not bounce stops at the target, whatever speed is left.
    func state(at time: CFTimeInterval) -> MotionState {
        switch self {
        case .spring(let motion):
            return Self.hasArrived(motion, at: time)
                ? MotionState(position: motion.target, velocity: 0) : motion.state(at: time)
        case .curve(let curve):
            let x = curve.duration > 0 ? min(1, max(0, (time - curve.start) / curve.duration)) : 1
            let distance = curve.target - curve.from
            let velocity = x < 1 && curve.duration > 0 ? curve.bezier.slope(at: x) * distance / curve.duration : 0
            return MotionState(position: curve.from + distance * curve.bezier.value(at: x), velocity: velocity)
        }
    }

    /// Whether a motion that does not bounce has reached its target, which it crosses once at most.
    private static func hasArrived(_ motion: SpringMotion, at time: CFTimeInterval) -> Bool {
        // Bounces of less than a millionth are rounding.
        guard time > motion.startTime, motion.spring.dampingRatio > 1 - 1e-6 else { return false }
        let inside = motion.target > 0.5 ? -1.0 : 1
        let start = motion.start.position - motion.target
        let side = start != 0 ? start : motion.start.velocity * inside > 0 ? inside : 0
        return (motion.state(at: time).position - motion.target) * side <= 0
    }

    /// Seconds after which a spring without damping, which oscillates for ever, counts as settled.
    private static let longestDuration = 10.0

    /// Whether the motion stays within `tolerance` of the target from `time` on.
    func isSettled(at time: CFTimeInterval, within tolerance: Double) -> Bool {
        switch self {
        case .spring(let motion):
            if Self.hasArrived(motion, at: time) { return true }
            let end = motion.settlingTime(within: tolerance)
            return time >= (end.isFinite ? end : motion.startTime + Self.longestDuration)
        case .curve(let curve):
            return time >= curve.start + curve.duration
        }
    }
}
