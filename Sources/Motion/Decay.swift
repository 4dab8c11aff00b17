#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Movement that slows down by itself, as a scroll view's after the finger has left.
///
/// `v(t) = v₀·d^(1000t)`, where d is the fraction of the speed that is left after a millisecond. Distances are sums of the
/// speeds after each millisecond, as measured on iOS 26.1: a thousandth below the integral for `normal`, a twentieth of one for
/// `fast`. They are in the unit of the velocity times seconds. Velocities that are not finite count as 0; times below 0
/// or not a number count as 0.
package struct Decay: Hashable, Sendable, BitwiseCopyable {
    /// d per millisecond, between 0 and 1, as in `UIScrollView.DecelerationRate`.
    package let decelerationRate: Double

    /// A decay with the given rate per millisecond; nil unless it lies between 0 and 1, both excluded.
    package init?(decelerationRate: Double) {
        guard decelerationRate > 0, decelerationRate < 1 else { return nil }
        self.decelerationRate = decelerationRate
    }

    private init(uncheckedRate: Double) { decelerationRate = uncheckedRate }

    /// `UIScrollView.DecelerationRate.normal`.
    package static let normal = Decay(uncheckedRate: 0.998)
    /// `UIScrollView.DecelerationRate.fast`.
    package static let fast = Decay(uncheckedRate: 0.99)

    /// λ in 1/s: the speed falls as e^(−λt).
    package var decayRate: Double { -1000 * log(decelerationRate) }

    /// The distance and velocity `time` seconds after a start at 0 with `velocity`: v₀·0.499·(1 − e^(−λt)) for `normal`.
    package func state(velocity: Double, after time: Double) -> MotionState {
        let velocity = velocity.isFinite ? velocity : 0
        guard time > 0 else { return MotionState(position: 0, velocity: velocity) }
        return MotionState(
            position: -velocity * lookahead * expm1(-decayRate * time), velocity: velocity * exp(-decayRate * time))
    }

    /// The distance that the movement would go until it rests, the limit of `state(velocity:after:)`: (v₀/1000)·d/(1−d).
    ///
    /// Also the form that Apple published for deciding where a flick would end (WWDC 2018, session 803): 0.499 s of velocity
    /// for `normal`, 0.099 s for `fast`.
    package func restingDistance(velocity: Double) -> Double { velocity.isFinite ? velocity * lookahead : 0 }

    /// The distance until the speed has fallen from `velocity` to `speed`; 0 if it is not above that to begin with.
    package func distance(velocity: Double, toSpeed speed: Double) -> Double {
        guard velocity.isFinite, velocity.magnitude > speed else { return 0 }
        return (velocity - (velocity < 0 ? -speed : speed)) * lookahead
    }

    /// The distance of the announced target of a flick: the integral of the speed until it has fallen from `velocity` to `speed`,
    /// (v₀ − v)/λ.
    ///
    /// As measured on iOS 26.1, it is a little longer than the distance at which the content comes to rest.
    package func announcedDistance(velocity: Double, toSpeed speed: Double) -> Double {
        distance(velocity: velocity, toSpeed: speed) / lookahead / decayRate
    }

    /// The seconds of current velocity that `restingDistance(velocity:)` counts as travelled.
    package var lookahead: Double { decelerationRate / (1 - decelerationRate) / 1000 }

    /// When the speed has fallen from `velocity` to `speed`, in seconds.
    ///
    /// 0 if it is not above that to begin with; infinite for a speed that is not above 0.
    package func time(from velocity: Double, toSpeed speed: Double) -> Double {
        guard velocity.isFinite, velocity != 0 else { return 0 }
        guard speed > 0 else { return .infinity }
        return max(0, log(velocity.magnitude / speed) / decayRate)
    }

    /// When the movement that starts with `velocity` has gone `distance`, in seconds.
    ///
    /// 0 for no distance; nil where the movement rests before, or goes the other way.
    package func time(from velocity: Double, toDistance distance: Double) -> Double? {
        if distance == 0 { return 0 }
        let share = distance / restingDistance(velocity: velocity)
        guard share > 0, share < 1 else { return nil }
        return -log1p(-share) / decayRate
    }
}
