#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Spring {
    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`, mass 1.
    ///
    /// `velocity` is in whole distances per second, positive towards the target. The angular frequency ω follows from what is
    /// left at the end of the duration D, with β = ζω: below critical damping |β − v|/ω_d · e^(−βD) = 0.001, at critical damping
    /// (1 + (ω − v)D) · e^(−ωD) = 0.001. Measured on iOS 26.1 for ratios from 0.1 to 0.99 and velocities up to 1.65 at a ratio of
    /// 0.5 and 1 s.
    ///
    /// Chosen: of several roots the largest, at which β is above v; a velocity without one counts, here alone, as the
    /// largest that has one. The first formula has no limit at 1: ω is at most that of critical damping divided by the ratio.
    /// Overdamped springs from rest are within 0.001 at the end, and a velocity changes their frequency by the factor by
    /// which it changes the critical one.
    ///
    /// Damping ratios below 0.05 count as 0.05: such a spring would swing faster than a display can show. A ratio
    /// that is not a number counts as 1, one above 1000 as 1000. A duration below 1 ns, negative or not a number gives
    /// `immediate`; one above 1e9 s counts as 1e9 s. A velocity that is not finite counts as 0.
    package static func settling(in duration: Double, dampingRatio: Double, velocity: Double = 0) -> Spring {
        guard duration >= 1e-9 else { return .immediate }
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.05), 1000)
        let duration = min(duration, 1e9)
        let relative = velocity.isFinite ? min(max(velocity * duration, -1e9), 1e9) : 0
        let frequency = unitFrequency(dampingRatio: ratio, velocity: relative) / duration
        return Spring(uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// The fraction of the distance that is left at the end of the duration.
    private static let remainder = 0.001

    /// ω for a duration of 1.
    private static func unitFrequency(dampingRatio: Double, velocity: Double) -> Double {
        let critical = unitCriticalFrequency(velocity: velocity)
        if dampingRatio == 1 { return critical }
        if dampingRatio > 1 {
            let unit = Spring(uncheckedMass: 1, stiffness: 1, damping: 2 * dampingRatio)
            let fromRest = unit.settlingTime(from: MotionState(position: -1), within: remainder)
            return fromRest * critical / unitCriticalFrequency(velocity: 0)
        }
        let amplitude = log(dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() / remainder)
        return min(unitDecayRate(logAmplitude: amplitude, velocity: velocity), critical) / dampingRatio
    }

    /// The largest root ω of (1 + ω − v) · e^(−ω) = 0.001, which there is up to v = ln 1000.
    private static func unitCriticalFrequency(velocity: Double) -> Double {
        let velocity = min(velocity, -log(remainder))
        return lastRoot(from: max(0, velocity)) { log1p($0 - velocity) - $0 - log(remainder) }
    }

    /// The largest root β > v of (1 − v/β) · e^(a − β) = 1, with a = `logAmplitude` above 0; that of the largest velocity which
    /// has one for a `velocity` beyond it.
    private static func unitDecayRate(logAmplitude: Double, velocity: Double) -> Double {
        func excess(_ rate: Double, _ velocity: Double) -> Double { log1p(-velocity / rate) + logAmplitude - rate }
        guard velocity > 0 else { return lastRoot(from: Double.leastNormalMagnitude) { excess($0, velocity) } }
        // The rate at which the left side is greatest.
        func peak(_ velocity: Double) -> Double { (velocity + (velocity * (velocity + 4)).squareRoot()) / 2 }
        if excess(peak(velocity), velocity) >= 0 {
            return lastRoot(from: peak(velocity)) { excess($0, velocity) }
        }
        return peak(lastRoot(from: Double.leastNormalMagnitude) { excess(peak($0), $0) })
    }

    /// The only number above `start` at which `excess`, which is not below 0 there and falls, is 0.
    private static func lastRoot(from start: Double, of excess: (Double) -> Double) -> Double {
        var low = start
        var high = max(start, 1)
        while excess(high) > 0 {
            low = high
            high *= 2
        }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return high }
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
    }
}
