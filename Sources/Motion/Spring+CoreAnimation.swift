#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Spring {
    /// This spring, an overdamped one with its damping lowered to critical.
    ///
    /// The spring that Core Animation and UIKit play unless overdamping is allowed.
    package var clampedToCritical: Spring {
        guard !isImmediate, dampingRatio > 1 else { return self }
        return Spring(
            uncheckedMass: mass, stiffness: stiffness, damping: 2 * stiffness.squareRoot() * mass.squareRoot())
    }

    /// The value of `CASpringAnimation.settlingDuration`, in seconds.
    ///
    /// The motion goes from 0 to 1, with `initialVelocity` in such distances per second, positive towards the target.
    /// An oscillating spring gives the time at which the *sum* of its amplitudes is 0.001; any other the first
    /// multiple of 0.1 s, found by adding, at which it is within 0.001, after `clampedToCritical` unless
    /// `allowsOverdamping`. Undamped springs give `Float.greatestFiniteMagnitude`. From 1000 s on the multiple is
    /// computed instead of found by adding. The rule is read off published values of QuartzCore. A velocity that is
    /// not finite counts as 0.
    package func settlingDuration(initialVelocity: Double = 0, allowsOverdamping: Bool = false) -> Double {
        if isImmediate { return 0 }
        let start = MotionState(position: -1, velocity: initialVelocity).withFiniteParts
        let tolerance = 0.001
        if let frequency = dampedAngularFrequency {
            guard decayRate > 0 else { return Double(Float.greatestFiniteMagnitude) }
            let amplitudes = 1 + ((start.velocity - decayRate) / frequency).magnitude
            return log(amplitudes / tolerance) / decayRate
        }
        let spring = allowsOverdamping ? self : clampedToCritical
        let settled = spring.settlingTime(from: start, within: tolerance)
        guard settled < 1000 else { return (settled * 10).rounded(.up) / 10 }
        var time = 0.0
        while spring.state(from: start, after: time).position.magnitude >= tolerance { time += 0.1 }
        return time
    }

    /// A velocity in ways per second, as spring animations take it, from one in units per second.
    ///
    /// Positive towards the target. Without a way (`target` equals `position`, or something is not finite) it is 0.
    package static func relativeVelocity(_ velocity: Double, from position: Double, to target: Double) -> Double {
        let relative = velocity / (target - position)
        return relative.isFinite ? relative : 0
    }
}
