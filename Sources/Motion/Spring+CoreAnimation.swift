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

    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, mass 1.
    ///
    /// Apple does not document how duration and damping ratio make a spring. Ours is chosen so that from rest the
    /// envelope of the remaining way is 0.001 at `duration`; for an oscillating spring the envelope is the lower of
    /// e^(−βt)/√(1−ζ²) and (1+βt)·e^(−βt), both of which bound it, so that the mapping is continuous up to critical
    /// damping and beyond, where the envelope is the motion itself. An initial velocity does not change the spring.
    ///
    /// Damping ratios below 0.05 count as 0.05: such a spring would swing faster than a display can show. A ratio
    /// that is not a number counts as 1, one above 1000 as 1000. A duration below 1 ns, negative or not a number gives
    /// `immediate`; one above 1e9 s counts as 1e9 s.
    package static func settling(in duration: Double, dampingRatio: Double) -> Spring {
        guard duration >= 1e-9 else { return .immediate }
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.05), 1000)
        let frequency = unitSettlingTime(dampingRatio: ratio) / min(duration, 1e9)
        return Spring(uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// When the envelope of a spring with ω₀ = 1 is at 0.001 of its way, in seconds.
    private static func unitSettlingTime(dampingRatio: Double) -> Double {
        let unit = Spring(uncheckedMass: 1, stiffness: 1, damping: 2 * dampingRatio)
        let start = MotionState(position: -1)
        guard unit.isUnderdamped else { return unit.settlingTime(from: start, within: 0.001) }
        let critical = Spring(uncheckedMass: 1, stiffness: 1, damping: 2).settlingTime(from: start, within: 0.001)
        return min(unit.settlingBound(from: start, within: 0.001), critical / dampingRatio)
    }

    /// A velocity in ways per second, as spring animations take it, from one in units per second.
    ///
    /// Positive towards the target. Without a way (`target` equals `position`, or something is not finite) it is 0.
    package static func relativeVelocity(_ velocity: Double, from position: Double, to target: Double) -> Double {
        let relative = velocity / (target - position)
        return relative.isFinite ? relative : 0
    }
}
